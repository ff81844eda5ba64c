package trasse.rules.notation;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Deck;

class RecordWriterTest {
    @Test
    void aGameThatGoesOnIsWritten() throws NotationException {
        assertEquals(Samples.GAME, rewritten(Samples.GAME));
    }

    @Test
    void aFinishedGameIsWritten() throws NotationException {
        assertEquals(Samples.wholeGame(), rewritten(Samples.wholeGame()));
    }

    @Test
    void aGameWithoutItsDeckIsWritten() throws NotationException {
        String game = Samples.withoutLine(Samples.GAME, 4);
        assertEquals(game, rewritten(game));
    }

    @Test
    void aGameBeforeItsFirstRoundIsWritten() throws NotationException {
        String game = "trasse 1\nboard striped.board\nedition pad\nplayer 3 Élodie d'Or\nplayer 1 😀\n";
        assertEquals(game, rewritten(game));
    }

    @Test
    void aGameIsWrittenInOneWayHoweverItWasRead() throws NotationException {
        String sloppy = Samples.lines(Samples.GAME).stream()
                .map(line -> line.replace(" ", "\t ").replace("bbsrv", "BsVbR"))
                .collect(joining(" # and so on\r\n\r\n"));
        assertEquals(Samples.GAME, rewritten(sloppy));
    }

    @Test
    void theHeadIsWrittenInOneOrder() throws NotationException {
        List<String> lines = Samples.lines(Samples.GAME);
        List<String> head = List.of(lines.get(4), lines.get(3), lines.get(2), lines.get(5), lines.get(1));
        String shuffled =
                Samples.text(lines.subList(0, 1)) + Samples.text(head) + Samples.text(lines.subList(6, lines.size()));
        assertEquals(Samples.GAME, rewritten(shuffled));
    }

    @Test
    void aWrittenGameIsReadAsTheSameAfterEveryRound() throws NotationException {
        GameRecord whole = Samples.read(Samples.wholeGame());
        for (int rounds = 0; rounds <= Deck.SIZE; rounds++) {
            GameRecord game = new GameRecord(
                    whole.boardReference(),
                    whole.setup(),
                    whole.deck(),
                    whole.rounds().subList(0, rounds));
            assertEquals(game, Samples.read(RecordWriter.write(game)));
        }
    }

    private static String rewritten(String game) throws NotationException {
        return RecordWriter.write(Samples.read(game));
    }
}
