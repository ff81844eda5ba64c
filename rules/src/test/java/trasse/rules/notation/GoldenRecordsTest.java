package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import trasse.rules.Announcement;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * A whole game for each edition and number of players, beside the story of how it must be judged. Each is read, told
 * and written again.
 */
class GoldenRecordsTest {
    @TestFactory
    List<DynamicTest> everyEditionAndNumberOfPlayersHasItsGoldenGame() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Edition edition : Edition.values()) {
            for (int players = 1; players <= 4; players++) {
                String name = edition + "-" + players;
                int expected = players;
                tests.add(DynamicTest.dynamicTest(name, () -> judge(name, edition, expected)));
            }
        }
        return tests;
    }

    private static void judge(String name, Edition edition, int players) throws IOException, NotationException {
        byte[] text = resource(name + ".trasse");
        GameRecord game = RecordReader.read(name + ".trasse", text);
        assertEquals(edition, game.setup().edition());
        assertEquals(players, game.setup().players().size());
        assertEquals(Deck.SIZE, game.rounds().size());
        assertEquals(new String(resource(name + ".told"), StandardCharsets.UTF_8), told(game));
        assertEquals(new String(text, StandardCharsets.UTF_8), RecordWriter.write(game));
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = GoldenRecordsTest.class.getResourceAsStream("golden/" + name)) {
            if (in == null) {
                throw new AssertionError("golden/" + name + " is missing");
            }
            return in.readAllBytes();
        }
    }

    /** What is announced in each round, then the strips and the winners. */
    static String told(GameRecord game) {
        StringBuilder told = new StringBuilder();
        Game soFar = Game.begin(game.setup());
        for (Event event : game.events()) {
            int before = soFar.position().played().size();
            soFar = soFar.after(event).orElseThrow();
            if (soFar.position().played().size() > before) {
                tellRound(told, soFar.position());
            }
        }
        Position end = soFar.position();
        for (Seat seat : end.seats()) {
            told.append("%s: plus %d, minus %d, total %d, dots %s\n"
                    .formatted(seat.player().name(), seat.plus(), seat.minus(), seat.total(), dots(seat)));
        }
        told.append("winners: ")
                .append(end.winners().stream().map(Player::name).collect(Collectors.joining(", ")))
                .append(end.isSuperResult() ? ", a super result\n" : "\n");
        return told.toString();
    }

    private static void tellRound(StringBuilder told, Position position) {
        for (Announcement said : position.announcements()) {
            told.append("round %d: %s reaches the %d: %d points\n"
                    .formatted(position.round(), said.player().name(), said.number(), said.points()));
        }
    }

    private static List<Integer> dots(Seat seat) {
        List<Integer> dots = new ArrayList<>();
        for (int number = 2; number <= 10; number++) {
            if (seat.strip().hasDot(number)) {
                dots.add(number);
            }
        }
        return dots;
    }
}
