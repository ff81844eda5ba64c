package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import trasse.rules.Edition;
import trasse.rules.Player;
import trasse.rules.Seat;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** Games of every kind as the page exports them, to fill the history of a browser. */
final class ExportedGames {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long FIRST = 1_790_000_000_000L;
    private static final long DAY = 86_400_000L;

    /** A name that a spreadsheet would compute, and that must be quoted. */
    static final String FORMULA = "=1+1, \"Ada\"";

    /**
     * A game of a player's history.
     *
     * @param own the names of the players whose history it is
     * @param bots the levels of players who are bots, by their names
     */
    record Kept(String id, String kind, GameRecord record, Set<String> own, Map<String, String> bots) {
        List<Seat> seats() {
            return record.game().position().seats();
        }

        /** The lines that count for the statistics. */
        List<Seat> ownSeats() {
            return seats().stream()
                    .filter(seat -> own.contains(seat.player().name()))
                    .toList();
        }

        boolean isSolo() {
            return seats().size() == 1;
        }
    }

    /** One or more games of each kind, in the order of time. */
    static final List<Kept> ALL = all();

    private ExportedGames() {}

    private static List<Kept> all() {
        List<Kept> games = new ArrayList<>();
        for (int seed = 1; seed <= 12; seed++) {
            games.add(solo("alone", RecordedGames.played(15, seed, "Ada")));
        }
        games.add(solo("alone", RecordedGames.played(BuiltInBoards.classic(), Edition.PAD, 15, 40, "Ada")));
        games.add(solo("alone", RecordedGames.played(OwnBoardTest.BOARD, Edition.BOARDS, 15, 41, "Ada")));
        for (int seed = 22; seed <= 24; seed++) {
            games.add(new Kept(
                    "bots-" + seed,
                    "bots",
                    RecordedGames.played(15, seed, "Ada", "Hedgehog 1", "Hedgehog 2"),
                    Set.of("Ada"),
                    SavedGames.HEDGEHOGS));
        }
        games.add(new Kept(
                "device", "device", RecordedGames.played(15, 50, "Ada", FORMULA), Set.of("Ada", FORMULA), Map.of()));
        games.add(new Kept("table", "table", RecordedGames.played(15, 51, "Ada", "Tim"), Set.of("Ada"), Map.of()));
        games.add(solo("daily", RecordedGames.played(15, 52, "Ada")));
        games.add(solo("challenge", RecordedGames.played(15, 53, "Ada")));
        games.add(solo("same", RecordedGames.played(15, 54, "Ada")));
        games.add(solo("practice", RecordedGames.played(15, 55, "Ada")));
        games.add(new Kept("imported", "imported", RecordedGames.played(15, 56, "Sarah"), Set.of("Sarah"), Map.of()));
        return games;
    }

    private static Kept solo(String kind, GameRecord record) {
        String id = kind + "-" + record.setup().edition() + "-" + Integer.toHexString(record.hashCode());
        return new Kept(id, kind, record, Set.of("Ada"), Map.of());
    }

    /** Those that count unless somebody chooses otherwise. */
    static List<Kept> counted() {
        return ALL.stream()
                .filter(game -> !game.kind().equals("practice") && !game.kind().equals("imported"))
                .toList();
    }

    static FilePayload file(List<Kept> games) {
        ObjectNode file = JSON.createObjectNode().put("format", "trasse-games").put("version", 1);
        ArrayNode list = file.putArray("games");
        games.forEach(game -> list.add(entry(game)));
        file.putArray("attachments");
        file.putArray("totals");
        return new FilePayload("games.json", "application/json", file.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** The page does not believe figures in a file: it computes them from the records, so here they are left out. */
    private static ObjectNode entry(Kept game) {
        GameRecord record = game.record();
        ObjectNode entry = JSON.createObjectNode()
                .put("id", game.id())
                .put("kind", game.kind())
                .put("endedAt", FIRST + ALL.indexOf(game) * DAY)
                .put("record", RecordWriter.write(record))
                .put("fingerprint", "")
                .put("edition", record.setup().edition().toString())
                .put("rounds", 0);
        entry.putObject("board").put("code", "");
        entry.putArray("winners");
        ArrayNode players = entry.putArray("players");
        for (Player player : record.setup().players()) {
            ObjectNode one = players.addObject()
                    .put("name", player.name())
                    .put("start", player.start())
                    .put(
                            "isOwn",
                            game.own().contains(player.name()) && !game.kind().equals("imported"))
                    .put("plus", 0)
                    .put("minus", 0)
                    .put("total", 0);
            one.putArray("line");
            one.putObject("points");
            if (game.bots().containsKey(player.name())) {
                one.put("level", game.bots().get(player.name()));
            }
        }
        return entry;
    }

    /** Puts games into the history of a device, as a player does it. */
    static void add(Page page, List<Kept> games) {
        page.navigate("/games");
        new Person(page).presses("Add a game");
        page.locator("input[type=file]").setInputFiles(file(games));
        assertThat(page.locator("dialog .told"))
                .hasText(games.size() + (games.size() == 1 ? " game" : " games") + " added.");
    }
}
