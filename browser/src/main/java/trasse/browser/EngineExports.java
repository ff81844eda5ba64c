package trasse.browser;

import java.util.List;
import org.teavm.jso.JSExport;
import trasse.engine.Limit;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Cards;
import trasse.rules.Objection;
import trasse.rules.Setup;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.Replay;
import trasse.study.analysis.AnalysisJson;
import trasse.study.analysis.GameAnalysis;

/**
 * What the page asks of the bots and the studies: the large WebAssembly module, which is loaded when somebody needs it and runs in a worker
 * of its own. Queries and answers are like those of {@link RulesExports}.
 */
public final class EngineExports {
    private static final KnowledgeCache KNOWLEDGE = new KnowledgeCache();

    private EngineExports() {}

    /**
     * The action of a bot for the player at a start point.
     *
     * @param card as in {@link RulesExports#position}
     * @param millis how long it may think; 0 for a fixed amount of work instead
     * @param work how many choices it may weigh
     */
    @JSExport
    public static String bot(String record, String card, int start, String level, long seed, int millis, int work) {
        return Query.answer(() -> {
            OpenGame game = OpenGame.read(record, card);
            Level levelOfBot = level(level);
            if (game.position().open().isEmpty()) {
                throw Rejection.of(new Objection.NoCardOpen());
            }
            if (game.position().seat(start).isEmpty()) {
                throw Rejection.of(new Objection.NobodyAtStart(start));
            }
            Setup setup = game.position().setup();
            Cards cards = setup.cards();
            Bot bot = levelOfBot.bot(KNOWLEDGE.of(setup.board(), cards), seed);
            Limit limit = millis > 0 ? Limit.ofMillis(millis, System::nanoTime) : Limit.ofWork(work);
            return bot.play(game.game().viewFrom(start), limit).toString();
        });
    }

    /** The luck and skill of every player and round of a record, as JSON. */
    @JSExport
    public static String analyse(String record, ProgressListener listener) {
        return Query.answer(() -> {
            Replay replay = Query.replay(record);
            Setup setup = replay.record().setup();
            return AnalysisJson.of(
                    GameAnalysis.of(replay, KNOWLEDGE.of(setup.board(), setup.cards()), Limit.NONE, listener::report));
        });
    }

    /** Gives bots the weights of a board, unzipped. The answer is empty. */
    @JSExport
    public static String learn(String board, byte[] weights) {
        return Query.answer(() -> {
            KNOWLEDGE.learn(BoardReference.parse(board).orElseThrow(Rejection::of), weights);
            return "";
        });
    }

    private static Level level(String text) throws Rejection {
        return Level.parse(text).orElseThrow(() -> Rejection.of("a bot is one of " + List.of(Level.values())));
    }
}
