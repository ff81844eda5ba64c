package trasse.e2e;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.BrowserContext;
import java.util.List;
import java.util.Map;
import trasse.rules.Player;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** Puts games into the storage of a browser, and fixes the deals to come. */
final class SavedGames {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Two bots of the middle. */
    static final Map<String, String> HEDGEHOGS = Map.of("Hedgehog 1", "hedgehog", "Hedgehog 2", "hedgehog");

    static final List<String> THREE = List.of("Ada", "Ben", "Cleo");

    private SavedGames() {}

    /**
     * Puts a game on a device, and tells its address.
     *
     * @param bots the levels of players who are bots, by their names
     */
    static String put(BrowserContext device, GameRecord record, Map<String, String> bots) {
        ObjectNode game = JSON.createObjectNode();
        String id =
                "g" + record.setup().players().size() + "r" + record.rounds().size();
        game.put("id", id);
        game.put("board", record.boardReference());
        game.put("edition", record.setup().edition().toString());
        ArrayNode players = game.putArray("players");
        for (Player player : record.setup().players()) {
            ObjectNode one = players.addObject().put("name", player.name());
            if (bots.containsKey(player.name())) {
                one.put("level", bots.get(player.name()));
            }
        }
        game.put("seed", "7");
        game.put("record", RecordWriter.write(record));
        game.putObject("decided");
        boolean over = record.game().position().isOver();
        game.put("round", over ? 15 : record.rounds().size() + 1);
        game.put("over", over);
        game.put("movedAt", 1_790_000_000_000L);
        // Once only: what is played afterwards must not be overwritten when the page is loaded again.
        device.addInitScript("""
                (() => {
                    if (location.protocol === 'about:') {
                        return;
                    }
                    const game = %s;
                    const games = JSON.parse(localStorage.getItem('trasse.games') ?? '[]');
                    if (!games.some(({id}) => id === game.id)) {
                        localStorage.setItem('trasse.games', JSON.stringify([...games, game]));
                    }
                })()
                """.formatted(game));
        return "/g/" + id;
    }

    static String put(BrowserContext device, GameRecord record) {
        return put(device, record, Map.of());
    }

    /** From now on, the deals of this device are always the same. */
    static void stackDeck(BrowserContext device, long seed) {
        device.addInitScript("""
                (() => {
                    const random = crypto.getRandomValues.bind(crypto);
                    crypto.getRandomValues = (array) =>
                        array instanceof BigInt64Array ? array.fill(%dn) : random(array);
                })()
                """.formatted(seed));
    }
}
