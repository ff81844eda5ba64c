package trasse.study.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import trasse.engine.Limit;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Fields;
import trasse.rules.Game;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.Replay;
import trasse.study.match.Contestant;
import trasse.study.match.Match;

/**
 * Looks for puzzles in games of bots, at most one in a game. The same seed always finds the same puzzles. Not thread-safe.
 */
public final class PuzzleSearch {
    /** Levels whose games have positions that people meet, too. */
    private static final List<Level> PLAYERS = List.of(Level.FOX, Level.CAT, Level.OWL, Level.SQUIRREL);

    /** How many choices a bot may weigh. */
    private static final int WORK = 1000;

    /** How often a bot that plays by chance, too, is asked; it finds a puzzle if most of its answers are right. */
    private static final int SEEDS = 5;

    /** The bands of difficulty, all of which get the same share of the puzzles: the most difficult one in each. */
    private static final int[] BANDS = {2, 4, 6, 9};

    /** So much better has the best action to look at first. */
    private static final double FIRST_MARGIN = 1.2;

    /** A smaller margin is hardly ever confirmed. */
    private static final double LIKELY_MARGIN = 2;

    /** With fewer extensions to choose from there is nothing to find. */
    private static final int FEWEST_EXTENSIONS = 8;

    private static final int FIRST_ROUND = 2;
    private static final int LAST_ROUND = Deck.SIZE - 1;

    /** The best actions after a first look. */
    private static final int FINALISTS = 4;

    /** How many other actions a puzzle shows. */
    private static final int OTHERS = 3;

    /** A band that is still not full after so many games for each puzzle leaves its rest to the others. */
    private static final int PATIENCE = 4;

    private final Board board;
    private final BoardKnowledge knowledge;
    private final PuzzleCheck check;
    private final int players;
    private final long seed;

    /**
     * A search.
     *
     * @param players how many play; one plays solo
     */
    public PuzzleSearch(Board board, BoardKnowledge knowledge, int players, long seed) {
        this.board = board;
        this.knowledge = knowledge;
        this.check = new PuzzleCheck(knowledge);
        this.players = players;
        this.seed = seed;
    }

    /**
     * Finds puzzles of all difficulties, the easiest first.
     *
     * @param progress is told the share of them that is found
     */
    public List<Puzzle> find(int count, DoubleConsumer progress) {
        List<Puzzle> puzzles = new ArrayList<>();
        int[] found = new int[BANDS.length];
        for (int game = 0; puzzles.size() < count; game++) {
            boolean isPatient = game < PATIENCE * count;
            Optional<Puzzle> puzzle = findInGame(game, band -> isPatient && found[band] >= quota(band, count));
            if (puzzle.isPresent()) {
                puzzles.add(puzzle.get());
                found[band(puzzle.get().difficulty())]++;
                progress.accept((double) puzzles.size() / count);
            }
        }
        puzzles.sort(Comparator.comparingInt(Puzzle::difficulty));
        return puzzles;
    }

    private static int quota(int band, int count) {
        return count * (band + 1) / BANDS.length - count * band / BANDS.length;
    }

    private static int band(int difficulty) {
        int band = 0;
        while (difficulty > BANDS[band]) {
            band++;
        }
        return band;
    }

    private interface Bands {
        boolean isFull(int band);
    }

    private Optional<Puzzle> findInGame(int number, Bands bands) {
        Replay replay = Replay.of(game(number));
        Prng prng = new Prng(seed ^ new Prng(~(long) number).nextLong());
        List<Integer> rounds = new ArrayList<>();
        for (int round = FIRST_ROUND; round <= LAST_ROUND; round++) {
            rounds.add(round);
        }
        prng.shuffle(rounds);
        for (int round : rounds) {
            Optional<Puzzle> puzzle = puzzle(replay, round, prng.nextLong(), bands);
            if (puzzle.isPresent()) {
                return puzzle;
            }
        }
        return Optional.empty();
    }

    private GameRecord game(int number) {
        List<Contestant> contestants = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            Level level = PLAYERS.get((number + i) % PLAYERS.size());
            contestants.add(new Contestant(level.toString(), random -> level.bot(knowledge, random)));
        }
        return new Match(board, contestants, () -> Limit.ofWork(WORK), seed, () -> 0)
                .play(number * 4 + number % 4)
                .record();
    }

    private Optional<Puzzle> puzzle(Replay replay, int round, long random, Bands bands) {
        Position position = replay.open(round);
        Seat seat = position.seats().getFirst();
        if (seat.line().countExtensions(position.open().orElseThrow(), board) < FEWEST_EXTENSIONS) {
            return Optional.empty();
        }
        List<Analyst.Valued> contenders = check.contenders(position, seat);
        if (contenders.size() < 2
                || contenders.get(0).value() - contenders.get(1).value() < FIRST_MARGIN) {
            return Optional.empty();
        }
        List<Action> actions = contenders.stream().map(Analyst.Valued::action).toList();
        Margin first = check.quickly(position, seat, actions, random);
        if (first.points() < FIRST_MARGIN) {
            return Optional.empty();
        }
        if (!(first.best() instanceof Extension best)) {
            return Optional.empty();
        }
        List<Action> answers = answers(position, seat, best);
        List<Level> finders = finders(position, seat, answers);
        if (bands.isFull(band(Level.values().length + 1 - finders.size()))) {
            return Optional.empty();
        }
        List<Action> finalists = new ArrayList<>();
        for (int rank = 0; rank < Math.min(FINALISTS, actions.size()); rank++) {
            finalists.add(first.action(rank));
        }
        Margin margin = check.carefully(position, seat, finalists, random + 1);
        if (!margin.isClear()
                || margin.points() < LIKELY_MARGIN
                || !margin.best().equals(best)) {
            return Optional.empty();
        }
        Margin confirmed = check.thoroughly(position, seat, finalists, random + 2);
        if (!confirmed.isSafe() || !confirmed.best().equals(best)) {
            return Optional.empty();
        }
        List<Puzzle.Other> others = new ArrayList<>();
        for (int rank = 1; rank <= Math.min(OTHERS, finalists.size() - 1); rank++) {
            others.add(new Puzzle.Other(confirmed.action(rank), confirmed.value(rank)));
        }
        return Optional.of(new Puzzle(
                before(replay.record(), round),
                position.open().orElseThrow(),
                seat.player().start(),
                answers,
                confirmed.value(0),
                others,
                confirmed.points(),
                confirmed.error(),
                finders));
    }

    private static GameRecord before(GameRecord record, int round) {
        return new GameRecord(
                record.boardReference(),
                record.setup(),
                Optional.empty(),
                record.rounds().subList(0, round - 1));
    }

    /** The extension, and others that come to the same. */
    private List<Action> answers(Position position, Seat seat, Extension best) {
        List<Action> answers = new ArrayList<>(List.of(best));
        for (Extension other : seat.line().extensions(position.open().orElseThrow(), board)) {
            if (!other.equals(best)
                    && other.end() == best.end()
                    && other.tip() == best.tip()
                    && Fields.of(other.fields()).equals(Fields.of(best.fields()))
                    && seat.strip()
                            .through(other.fields(), board, players)
                            .equals(seat.strip().through(best.fields(), board, players))) {
                answers.add(other);
            }
        }
        return answers;
    }

    private List<Level> finders(Position position, Seat seat, List<Action> answers) {
        Game game = new Game(position, Map.of());
        return Arrays.stream(Level.values())
                .filter(level -> finds(level, game, seat.player().start(), answers))
                .toList();
    }

    private boolean finds(Level level, Game game, int start, List<Action> answers) {
        int seeds = level == Level.OWL ? 1 : SEEDS;
        int right = 0;
        for (int number = 0; number < seeds; number++) {
            Action action = level.bot(knowledge, seed + number).play(game.viewFrom(start), Limit.ofWork(WORK));
            right += answers.contains(action) ? 1 : 0;
        }
        return 2 * right > seeds;
    }
}
