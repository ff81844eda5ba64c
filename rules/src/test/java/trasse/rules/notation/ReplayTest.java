package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.TestBoards;

class ReplayTest {
    /** The seed of a game of all 15 rounds. */
    private static final int WHOLE = IntStream.iterate(0, seed -> seed + 1)
            .filter(seed -> record(seed).rounds().size() == Deck.SIZE)
            .findFirst()
            .orElseThrow();

    @Test
    void aReplayHasThePositionBeforeTheFirstRoundAndAfterEachOther() {
        for (int seed = 0; seed < 100; seed++) {
            Replay replay = Replay.of(record(seed));
            List<Position> positions = replay.positions();
            assertEquals(replay.rounds() + 1, positions.size());
            for (int round = 0; round < positions.size(); round++) {
                GameRecord soFar = shortened(replay.record(), round);
                assertEquals(soFar.game().position(), positions.get(round));
            }
            assertEquals(replay.record().game().position(), replay.last());
            assertEquals(Optional.empty(), replay.fault());
        }
    }

    @Test
    void inAnOpenRoundTheCardLiesThereAndNobodyHasActed() {
        Replay replay = Replay.of(record(1));
        for (int round = 1; round <= replay.rounds(); round++) {
            Position open = replay.open(round);
            assertEquals(Optional.of(replay.record().rounds().get(round - 1).card()), open.open());
            assertEquals(round, open.round());
            assertEquals(replay.positions().get(round - 1).seats(), open.seats());
        }
    }

    @Test
    void aRecordThatIsRightHasNoFault() throws NotationException {
        assertEquals(Replay.of(record(1)), read(RecordWriter.write(record(1))));
    }

    @Test
    void aRecordIsReplayedUpToTheFirstFault() throws NotationException {
        for (int seed = 0; seed < 50; seed++) {
            Replay whole = Replay.of(record(seed));
            String[] lines = RecordWriter.write(whole.record()).split("\n", -1);
            int players = whole.record().setup().players().size();
            for (int round = 1; round <= whole.rounds(); round++) {
                int line = lines.length - 1 - (whole.rounds() - round) * (players + 1);
                String[] damaged = lines.clone();
                damaged[line - 1] = "nonsense";
                Replay replay = read(String.join("\n", damaged));
                assertEquals(round - 1, replay.rounds());
                assertEquals(seats(whole.positions().subList(0, round)), seats(replay.positions()));
                assertEquals(line, replay.fault().orElseThrow().line());
            }
        }
    }

    @Test
    void aFaultSaysWhereAndWhat() throws NotationException {
        Replay replay = read(RecordWriter.write(record(WHOLE)) + "round 16 ybgs\n");
        NotationException fault = replay.fault().orElseThrow();
        assertEquals(Deck.SIZE, replay.rounds());
        assertEquals(
                "a game is over after 15 rounds, but here is 'round 16 ybgs'",
                fault.fault().sentence());
        assertEquals("game.trasse:" + fault.line() + ": " + fault.fault().sentence(), fault.getMessage());
    }

    @Test
    void aRecordThatStopsWithinARoundIsReplayedUpToThere() throws NotationException {
        String text = RecordWriter.write(shortened(record(1), 3));
        Replay replay = read(text.substring(0, text.lastIndexOf('\n', text.length() - 2)));
        assertEquals(2, replay.rounds());
        assertEquals(
                true, replay.fault().orElseThrow().fault().sentence().startsWith("the record stops within a round"));
    }

    @Test
    void whatComesBeforeBytesThatAreNoTextIsReplayed() throws NotationException {
        byte[] text = RecordWriter.write(record(WHOLE)).getBytes(UTF_8);
        text[text.length - 2] = (byte) 0xff;
        Replay replay = Replay.read("game.trasse", text, path -> Optional.of(board(WHOLE)));
        assertEquals(Deck.SIZE - 1, replay.rounds());
        assertEquals(
                "this is not UTF-8 text", replay.fault().orElseThrow().fault().sentence());
    }

    @Test
    void whatComesBeforeAControlCharacterIsReplayed() throws NotationException {
        Replay replay = read(RecordWriter.write(record(WHOLE)) + "\0");
        assertEquals(Deck.SIZE, replay.rounds());
        assertEquals(
                true,
                replay.fault().orElseThrow().fault().sentence().startsWith("character 1 is the control character 0"));
    }

    @Test
    void withoutASetupThereIsNothingToReplay() {
        NotationException refused = assertThrows(NotationException.class, () -> read("trasse 1\nboard classic\n"));
        assertEquals(
                "game.trasse:2: the edition is missing: expected 'edition boards' or 'edition pad'",
                refused.getMessage());
    }

    private static Replay read(String text) throws NotationException {
        return Replay.read("game.trasse", text.getBytes(UTF_8), path -> Optional.of(board(Integer.parseInt(path))));
    }

    private static Board board(int seed) {
        return TestBoards.random(new Prng(seed));
    }

    /** A game on a board that is found under its seed. */
    private static GameRecord record(int seed) {
        Prng prng = new Prng(seed);
        return RandomRecords.record(String.valueOf(seed), RandomPlay.setup(TestBoards.random(prng), prng), prng);
    }

    private static GameRecord shortened(GameRecord record, int rounds) {
        return new GameRecord(
                record.boardReference(),
                record.setup(),
                record.deck(),
                record.rounds().subList(0, rounds));
    }

    private static List<?> seats(List<Position> positions) {
        return positions.stream().map(Position::seats).toList();
    }
}
