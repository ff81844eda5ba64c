package trasse.browser;

import java.util.List;
import org.teavm.jso.JSExport;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.BoardTraining;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Lesson;
import trasse.engine.bot.Level;
import trasse.engine.value.HeadStart;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Objection;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.Replay;
import trasse.study.analysis.ActionAnalysis;
import trasse.study.analysis.AnalysisJson;
import trasse.study.analysis.GameAnalysis;
import trasse.study.hindsight.Hindsight;
import trasse.study.hindsight.SolutionJson;

/**
 * What the page asks of the bots and the studies: the large WebAssembly module, which is loaded when somebody needs it and runs in a worker
 * of its own. Queries and answers are like those of {@link RulesExports}.
 */
public final class EngineExports {
    private static final int GAMES_AT_A_TIME = 100;
    private static final KnowledgeCache KNOWLEDGE = new KnowledgeCache();
    private static byte[] learned = {};

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

    /**
     * The luck and skill of every player and round of a record, as JSON.
     *
     * @param listener is told every round when it is analysed
     */
    @JSExport
    public static String analyse(String record, StudyListener listener) {
        return Query.answer(() -> {
            Replay replay = Query.replay(record);
            Setup setup = replay.record().setup();
            return AnalysisJson.of(GameAnalysis.of(
                    replay,
                    KNOWLEDGE.of(setup.board(), setup.cards()),
                    Limit.NONE,
                    (share, players) -> listener.report(share, AnalysisJson.ofRound(players))));
        });
    }

    /**
     * What an action is worth that a player tries in an open round, beside the best one, as JSON.
     *
     * @param card as in {@link RulesExports#position}
     */
    @JSExport
    public static String attempt(String record, String card, int start, String action) {
        return Query.answer(() -> {
            OpenGame game = OpenGame.read(record, card);
            Position position = game.position();
            if (position.open().isEmpty()) {
                throw Rejection.of(new Objection.NoCardOpen());
            }
            Seat seat = position.seat(start).orElseThrow(() -> Rejection.of(new Objection.NobodyAtStart(start)));
            Action tried = Action.parse(action).orElseThrow(Rejection::of);
            Rejection.ifLegal(game.game().after(new Event.Acted(start, tried)));
            Setup setup = position.setup();
            return AnalysisJson.ofAction(
                    ActionAnalysis.of(KNOWLEDGE.of(setup.board(), setup.cards()), position, seat, tried));
        });
    }

    /**
     * The best total that a player could have reached with all cards known, with a bound and the record of that game, as JSON.
     *
     * @param record with its deck, unless all rounds have been played
     * @param from the first round that may be played in another way
     * @param millis how long to look; 0 for a fixed amount of work instead
     * @param work how many moves to look at
     * @param listener is told every better answer, beginning with what was played
     */
    @JSExport
    public static String hindsight(String record, int start, int from, int millis, int work, StudyListener listener) {
        return Query.answer(() -> {
            Replay replay = Query.replay(record);
            Player player = replay.record().setup().players().stream()
                    .filter(one -> one.start() == start)
                    .findFirst()
                    .orElseThrow(() -> Rejection.of(new Objection.NobodyAtStart(start)));
            Deck deck = replay.record()
                    .allCards()
                    .orElseThrow(
                            () -> Rejection.of("the record has no deck, and without the cards nothing can be solved"));
            if (from < 1 || from > Math.min(replay.rounds() + 1, Deck.SIZE)) {
                throw Rejection.of("there is no round " + from + " to begin with");
            }
            Hindsight hindsight = new Hindsight(replay, deck, player, from);
            Allowance allowance = new Allowance(millis, work, listener);
            return SolutionJson.of(
                    hindsight,
                    hindsight.solveStepwise(
                            allowance,
                            solution -> listener.report(allowance.share(), SolutionJson.of(hindsight, solution))));
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

    /**
     * Gets to know a board by playing on it, which takes seconds to minutes. The answer is empty, and {@link #learned} has
     * what was learned.
     *
     * @param lesson the name of a {@link Lesson}
     * @param headStart what other boards teach, unzipped
     */
    @JSExport
    public static String train(String board, String lesson, byte[] headStart, StudyListener listener) {
        return Query.answer(() -> {
            Board known = BoardReference.parse(board).orElseThrow(Rejection::of);
            BoardTraining training = training(known, lesson(lesson), headStart);
            while (!training.isOver()) {
                training.play(Limit.ofWork(GAMES_AT_A_TIME));
                listener.report(training.progress(), "");
            }
            learned = training.knowledge().packed();
            return "";
        });
    }

    private static BoardTraining training(Board board, Lesson lesson, byte[] headStart) throws Rejection {
        try {
            return lesson.training(BoardKnowledge.none(board, Deck.STANDARD.sorted()), new HeadStart(headStart));
        } catch (IllegalArgumentException e) {
            throw Rejection.of(e);
        }
    }

    /** The weights of the last training; empty if there was none. */
    @JSExport
    public static byte[] learned() {
        return learned;
    }

    private static Lesson lesson(String text) throws Rejection {
        for (Lesson lesson : Lesson.values()) {
            if (lesson.name().equals(text)) {
                return lesson;
            }
        }
        throw Rejection.of("a lesson is one of " + List.of(Lesson.values()));
    }

    private static Level level(String text) throws Rejection {
        return Level.parse(text).orElseThrow(() -> Rejection.of("a bot is one of " + List.of(Level.values())));
    }
}
