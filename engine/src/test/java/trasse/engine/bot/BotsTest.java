package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
import trasse.engine.RandomGames;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Ruling;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.TestBoards;
import trasse.rules.View;

class BotsTest {
    private static final int BOARDS = 8;

    /** With eight levels on eight boards that makes ten thousand. */
    private static final int POSITIONS_PER_BOARD = 157;

    private static final List<Board> BOARDS_PLAYED_ON = new ArrayList<>();
    private static final List<BoardKnowledge> KNOWLEDGE = new ArrayList<>();

    private interface Check {
        void of(Game game, Seat seat, BoardKnowledge knowledge, Prng prng);
    }

    @BeforeAll
    static void learnALittle() {
        for (int seed = 0; seed < BOARDS; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            BoardKnowledge none = BoardKnowledge.none(board, Deck.STANDARD.sorted());
            Valuation solo = Valuation.optimistic(none.paths());
            Valuation multiplayer = Valuation.optimistic(none.paths());
            Training.solo(solo, board.starts(), 50, seed).play(Limit.ofWork(50));
            Training.multiplayer(multiplayer, 20, seed).play(Limit.ofWork(20));
            BOARDS_PLAYED_ON.add(board);
            KNOWLEDGE.add(none.trained(solo, multiplayer));
        }
    }

    @ParameterizedTest
    @EnumSource
    void noBotEverPlaysWhatTheRulesForbid(Level level) {
        inRandomPositions(POSITIONS_PER_BOARD, (game, seat, knowledge, prng) -> {
            int start = seat.player().start();
            Bot bot = level.bot(knowledge, prng.nextLong());
            Action action = bot.play(game.viewFrom(start), Limit.ofWork(prng.below(400)));
            assertInstanceOf(
                    Ruling.Legal.class,
                    game.after(new Event.Acted(start, action)),
                    () -> action + " of " + seat + " with " + game.position().open());
        });
    }

    @ParameterizedTest
    @EnumSource
    void botsPlayWithTheCardsOfAnyLegalDeck(Level level) {
        Prng prng = new Prng(7);
        for (int i = 0; i < 5; i++) {
            Setup setup = RandomPlay.setup(TestBoards.random(prng), prng);
            BoardKnowledge knowledge =
                    BoardKnowledge.none(setup.board(), setup.cards().sorted());
            for (int round = 1; round <= Deck.SIZE; round++) {
                Game game = RandomGames.inRound(round, setup, prng);
                int start = setup.players().getFirst().start();
                Action action = level.bot(knowledge, i).play(game.viewFrom(start), Limit.ofWork(100));
                assertInstanceOf(Ruling.Legal.class, game.after(new Event.Acted(start, action)));
            }
        }
    }

    @Test
    void anOwlThatIgnoresItsRivalsKeepsToTheRulesToo() {
        inRandomPositions(30, (game, seat, knowledge, prng) -> {
            int start = seat.player().start();
            Action action = Level.loneOwl(knowledge).play(game.viewFrom(start), Limit.ofWork(300));
            assertInstanceOf(Ruling.Legal.class, game.after(new Event.Acted(start, action)));
        });
    }

    @ParameterizedTest
    @EnumSource
    void withTheSameSeedAndWorkABotDoesTheSame(Level level) {
        inRandomPositions(25, (game, seat, knowledge, prng) -> {
            View view = game.viewFrom(seat.player().start());
            long seed = prng.nextLong();
            Limit limit = Limit.ofWork(1000);
            assertEquals(
                    level.bot(knowledge, seed).play(view, limit),
                    level.bot(knowledge, seed).play(view, limit));
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatABotDidBeforeDoesNotMatter(Level level) {
        Bot used = level.bot(KNOWLEDGE.getFirst(), 9);
        Prng prng = new Prng(4);
        for (int i = 0; i < 60; i++) {
            Game game = game(BOARDS_PLAYED_ON.getFirst(), prng);
            View view = game.viewFrom(game.position().seats().getLast().player().start());
            Bot fresh = level.bot(KNOWLEDGE.getFirst(), 9);
            assertEquals(fresh.play(view, Limit.ofWork(500)), used.play(view, Limit.ofWork(500)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theOrderOfTheCardsToComeDoesNotMatter(Level level) {
        Prng prng = new Prng(5);
        for (int i = 0; i < 60; i++) {
            int round = 1 + i % Deck.SIZE;
            Setup setup = RandomGames.setup(BOARDS_PLAYED_ON.getFirst(), 1 + i % 4, prng);
            Deck deck = Deck.shuffled(Deck.STANDARD, prng);
            List<Card> rest = new ArrayList<>(deck.cards().subList(round, Deck.SIZE));
            prng.shuffle(rest);
            List<Card> other = new ArrayList<>(deck.cards().subList(0, round));
            other.addAll(rest);
            long seed = prng.nextLong();
            assertEquals(
                    firstPlayersMove(level, RandomGames.inRound(round, setup, deck, new Prng(seed))),
                    firstPlayersMove(level, RandomGames.inRound(round, setup, new Deck(other), new Prng(seed))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatOthersHaveDecidedInThisRoundDoesNotMatter(Level level) {
        Prng prng = new Prng(6);
        Board board = BOARDS_PLAYED_ON.getFirst();
        for (int i = 0; i < 60; i++) {
            Game game = RandomGames.inRound(1 + i % Deck.SIZE, RandomGames.setup(board, 2, prng), prng);
            Seat other = game.position().seats().getLast();
            Card open = game.position().open().orElseThrow();
            Action decision = RandomPlay.action(other.line(), open, board, prng);
            Game passed = game.after(new Event.Acted(other.player().start(), new Pass()))
                    .orElseThrow();
            Game decided = game.after(new Event.Acted(other.player().start(), decision))
                    .orElseThrow();
            assertEquals(firstPlayersMove(level, passed), firstPlayersMove(level, decided));
        }
    }

    @Test
    void aBotIsGivenAViewAndALimitAndNothingElse() {
        List<Method> methods = Arrays.stream(Bot.class.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .toList();
        assertEquals(1, methods.size());
        assertEquals(
                List.of(View.class, Limit.class), List.of(methods.getFirst().getParameterTypes()));
    }

    @Test
    void noDeckCanBeReachedFromAView() {
        Set<Class<?>> reached = new HashSet<>();
        reach(View.class, reached, new TreeSet<>());
        assertFalse(reached.contains(Deck.class));
    }

    @Test
    void theOnlyCardsInAnyOrderInAViewAreThoseThatHaveBeenPlayedAndTheSetInWritingOrder() {
        Set<String> lists = new TreeSet<>();
        reach(View.class, new HashSet<>(), lists);
        assertEquals(Set.of("Position.played", "Cards.sorted"), lists);
    }

    @Test
    void aSpectatorIsNoBot() {
        Game game = game(BOARDS_PLAYED_ON.getFirst(), new Prng(1));
        Bot bot = Level.MAGPIE.bot(KNOWLEDGE.getFirst(), 1);
        assertThrows(IllegalArgumentException.class, () -> bot.play(game.viewOfSpectator(), Limit.ofWork(1)));
    }

    @Test
    void withoutAnOpenCardThereIsNothingToPlay() {
        Setup setup = RandomGames.setup(BOARDS_PLAYED_ON.getFirst(), 1, new Prng(1));
        View view = Game.begin(setup).viewFrom(setup.players().getFirst().start());
        Bot bot = Level.MAGPIE.bot(KNOWLEDGE.getFirst(), 1);
        assertThrows(IllegalArgumentException.class, () -> bot.play(view, Limit.ofWork(1)));
    }

    @ParameterizedTest
    @EnumSource
    void aLevelIsFoundByItsName(Level level) {
        assertEquals(level, Level.parse(level.toString()).orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void aLevelIsFoundByItsNumber(Level level) {
        assertEquals(level, Level.parse("level" + level.number()).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"dreamer, 1", "greedy, 2", "careful, 5", "clever, 6", "master, 8"})
    void aLevelIsFoundByTheNameItHadBefore(String name, int number) {
        assertEquals(number, Level.parse(name).orElseThrow().number());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "level", "level0", "level9", "level08", "Owl"})
    void otherNamesAreNoLevels(String name) {
        assertTrue(Level.parse(name).isEmpty());
    }

    /** Walks over the components of all records in reach; notes every list of cards by record and component. */
    private static void reach(Type type, Set<Class<?>> reached, Set<String> listsOfCards) {
        if (type instanceof ParameterizedType generic) {
            reach(generic.getRawType(), reached, listsOfCards);
            for (Type argument : generic.getActualTypeArguments()) {
                reach(argument, reached, listsOfCards);
            }
        }
        if (!(type instanceof Class<?> known) || !reached.add(known)) {
            return;
        }
        if (known.isSealed()) {
            for (Class<?> permitted : known.getPermittedSubclasses()) {
                reach(permitted, reached, listsOfCards);
            }
        }
        if (known.isRecord()) {
            for (RecordComponent component : known.getRecordComponents()) {
                if (component.getGenericType() instanceof ParameterizedType generic
                        && Iterable.class.isAssignableFrom(component.getType())
                        && List.of(generic.getActualTypeArguments()).contains(Card.class)) {
                    listsOfCards.add(known.getSimpleName() + "." + component.getName());
                }
                reach(component.getGenericType(), reached, listsOfCards);
            }
        } else if (known.getName().startsWith("trasse.")) {
            Arrays.stream(known.getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .forEach(field -> reach(field.getGenericType(), reached, listsOfCards));
        }
    }

    private static Action firstPlayersMove(Level level, Game game) {
        int start = game.position().seats().getFirst().player().start();
        return level.bot(KNOWLEDGE.getFirst(), 7).play(game.viewFrom(start), Limit.ofWork(500));
    }

    private static Game game(Board board, Prng prng) {
        return RandomGames.inRound(1 + prng.below(Deck.SIZE), RandomGames.setup(board, 1 + prng.below(4), prng), prng);
    }

    private static void inRandomPositions(int perBoard, Check check) {
        for (int i = 0; i < BOARDS; i++) {
            Prng prng = new Prng(1000L + i);
            int checked = 0;
            while (checked < perBoard) {
                Game game = game(BOARDS_PLAYED_ON.get(i), prng);
                for (Seat seat : game.position().seats()) {
                    check.of(game, seat, KNOWLEDGE.get(i), prng);
                    checked++;
                }
            }
        }
    }
}
