package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.Words;

/**
 * A whole game as the page plays it on one device, with every call and its answer. The page's own tests replay it, so that
 * they need no browser and still hear only what the rules say.
 */
final class RecordedGame {
    /** The seed of the bots, as the page keeps it with a game. */
    private static final long SEED = 7;

    private static final int BOT_WORK = 200;

    private final RecordedCalls calls = new RecordedCalls();
    /** Which of the listed extensions a person draws. */
    private final Function<List<String>, String> taste;

    private String record;

    private RecordedGame(String players, long deal, Function<List<String>, String> taste) {
        this.taste = taste;
        record = calls.ask(Call.begin("classic", "boards", players, deal));
    }

    /**
     * Ada, who draws the first extension that is listed, and a bot that likes points. Its name is one that bots had in
     * earlier versions: the page's tests also open this game as one of those kept it.
     */
    static RecordedGame againstABot() {
        RecordedGame game = new RecordedGame("Ada\nGreedy", 5, List::getFirst);
        game.play("magpie");
        return game;
    }

    /** Two people who draw the first extension that is listed. */
    static RecordedGame ofTwo() {
        RecordedGame game = new RecordedGame("Ada\nBen", 6, List::getFirst);
        game.play("");
        return game;
    }

    /** Ada, who draws the last extension that is listed, alone: from round 6 on her line is stuck. */
    static RecordedGame stuckAlone() {
        RecordedGame game = new RecordedGame("Ada", 5, List::getLast);
        game.play("");
        return game;
    }

    /** Two people who draw the last extension that is listed: from round 7 on Ada's line is stuck, and Ben's never. */
    static RecordedGame oneIsStuck() {
        RecordedGame game = new RecordedGame("Ada\nBen", 26, List::getLast);
        game.play("");
        return game;
    }

    private void play(String levelOfSecond) {
        calls.ask(Call.position(record, ""));
        while (!position().isOver()) {
            List<String> actions = new ArrayList<>();
            List<Seat> seats = position().seats();
            for (int place = 0; place < seats.size(); place++) {
                boolean isBot = place == 1 && !levelOfSecond.isEmpty();
                actions.add(isBot ? bot(seats.get(place), place, levelOfSecond) : person(seats.get(place)));
            }
            record = calls.ask(Call.play(record, "", String.join("\n", actions)));
            calls.ask(Call.position(record, ""));
        }
    }

    private Position position() {
        return RandomGame.read(record).game().position();
    }

    private String bot(Seat seat, int place, String level) {
        return calls.ask(Call.bot(record, "", seat.player().start(), level, SEED ^ place, BOT_WORK));
    }

    private String person(Seat seat) {
        int round = position().played().size() + 1;
        String card = RandomGame.read(record).deck().orElseThrow().card(round).toString();
        String extensions = calls.ask(Call.extensions("classic", RandomGame.written(seat.line()), card));
        return extensions.isEmpty() ? "-" : taste.apply(Words.lines(extensions));
    }

    String typescript(String name) {
        return calls.typescript(name);
    }
}
