package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

/** Reading what was written gives the same thing. */
class RoundTripTest {
    @Test
    void aBoardIsReadAsItWasWritten() throws NotationException {
        for (int seed = 0; seed < 1000; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            assertEquals(
                    board,
                    BoardReader.read("random.board", BoardWriter.write(board).getBytes(UTF_8)));
        }
    }

    @Test
    void aRecordIsReadAsItWasWritten() throws NotationException {
        for (int seed = 0; seed < 1000; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            GameRecord game = RandomRecords.record("random.board", RandomPlay.setup(board, prng), prng);
            assertEquals(game, reread(game));
            assertEquals(game.game(), reread(game).game());
        }
    }

    @Test
    void aRecordWithoutItsDeckIsReadAsItWasWritten() throws NotationException {
        for (int seed = 0; seed < 300; seed++) {
            Prng prng = new Prng(seed);
            Setup any = RandomPlay.setup(TestBoards.random(prng), prng);
            GameRecord whole = RandomRecords.record("random.board", any, prng);
            List<PlayedRound> rounds = whole.rounds();
            Cards likely =
                    Deck.around(rounds.stream().map(PlayedRound::card).toList()).orElseThrow();
            Setup setup = new Setup(any.board(), any.edition(), any.players(), likely);
            GameRecord game = new GameRecord("random.board", setup, Optional.empty(), rounds);
            assertEquals(game, reread(game));
        }
    }

    @Test
    void everyNameThatAPlayerMayHaveIsReadAsItWasWritten() throws NotationException {
        Board board = BuiltInBoards.classic();
        for (String name :
                List.of("é", "Ünal  d'Örsay-7", "陈", "😀".repeat(40), "1 -", "round 1 ybgs", "a:b", "\u202Eabc")) {
            Setup setup = new Setup(board, Edition.PAD, List.of(new Player(4, name)), Deck.STANDARD);
            GameRecord game = RandomRecords.record("classic", setup, new Prng(1));
            assertEquals(
                    game,
                    RecordReader.read("game.trasse", RecordWriter.write(game).getBytes(UTF_8)));
        }
    }

    private static GameRecord reread(GameRecord game) throws NotationException {
        byte[] written = RecordWriter.write(game).getBytes(UTF_8);
        return RecordReader.read(
                "game.trasse", written, reference -> Optional.of(game.setup().board()));
    }
}
