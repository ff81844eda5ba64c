package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import trasse.json.JsonWriter;
import trasse.json.SeatJson;
import trasse.rules.Board;
import trasse.rules.Edition;
import trasse.rules.Field;
import trasse.rules.PaperGame;
import trasse.rules.Quote;
import trasse.rules.ScoreStrip;
import trasse.rules.Words;

/** A game on paper as the page shows it: the strip of each player, and the sums of those who have counted. */
final class PaperJson {
    private static final int UNKNOWN = -1;

    private PaperJson() {}

    static String write(Edition edition, PaperGame game, List<Integer> missed) {
        boolean isSolo = game.strips().size() == 1;
        boolean isCounted = !missed.contains(UNKNOWN);
        JsonWriter json = new JsonWriter().object();
        json.key("solo").value(isSolo);
        json.key("over").value(game.isOver());
        json.key("fields").value(Field.COUNT);
        json.key("players").list();
        for (int place = 0; place < missed.size(); place++) {
            writePlayer(game, place, missed.get(place), json);
        }
        json.endList().key("winners").list();
        for (int place : isCounted ? game.winners(missed) : List.<Integer>of()) {
            json.value(place);
        }
        json.endList();
        json.key("superResult")
                .value(isSolo
                        && isCounted
                        && edition.isSuper(game.strips().getFirst().total(missed.getFirst())));
        json.key("superMark").value(edition.superMark());
        return json.endObject().toString();
    }

    private static void writePlayer(PaperGame game, int place, int missed, JsonWriter json) {
        ScoreStrip strip = game.strips().get(place);
        json.object();
        SeatJson.writePoints(strip, json);
        json.key("worth").object();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (!strip.hasReached(number)) {
                json.key(String.valueOf(number)).value(game.worth(place, number));
            }
        }
        json.endObject();
        json.key("full").value(strip.fullPoints());
        json.key("half").value(strip.plus() - strip.fullPoints());
        json.key("plus").value(strip.plus());
        json.key("leastMissed").value(game.leastMissed(place));
        json.key("mostMissed").value(game.mostMissed(place));
        if (missed != UNKNOWN) {
            json.key("minus").value(missed);
            json.key("total").value(strip.total(missed));
        }
        json.endObject();
    }

    /** A number for each player, or a dash for one who has not counted yet. */
    static List<Integer> missed(String text, PaperGame game) throws Rejection {
        List<String> words = Words.of(text);
        if (words.size() != game.strips().size()) {
            throw Rejection.of("expected a number of missed fields or a dash for each player");
        }
        List<Integer> missed = new ArrayList<>();
        for (String word : words) {
            missed.add(word.equals("-") ? UNKNOWN : count(word, missed.size(), game));
        }
        return missed;
    }

    private static int count(String word, int place, PaperGame game) throws Rejection {
        int least = game.leastMissed(place);
        int most = game.mostMissed(place);
        for (int count = least; count <= most; count++) {
            if (word.equals(String.valueOf(count))) {
                return count;
            }
        }
        throw Rejection.of("expected " + least + " to " + most + " missed fields, not " + Quote.of(word));
    }
}
