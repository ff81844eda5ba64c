package trasse.study.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
import trasse.engine.bot.Bot;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.View;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;

class MatchTest {
    private static final Board BOARD = BuiltInBoards.find("garden").orElseThrow();

    /** A game as one contestant saw it. */
    private static final class Seen implements Bot {
        private final Function<View, Action> way;
        private final long seed;
        private final List<Card> cards = new ArrayList<>();
        private int start;

        Seen(Function<View, Action> way, long seed) {
            this.way = way;
            this.seed = seed;
        }

        @Override
        public Action play(View view, Limit limit) {
            cards.add(view.position().open().orElseThrow());
            start = view.start().orElseThrow();
            return way.apply(view);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyDealIsPlayedByEachContestantOnceFromEveryStartThatWasDealt(int players) {
        List<Queue<Seen>> seen = played(players, 3 * players, 1);
        Map<List<Card>, Set<Integer>> dealt = startsByDeal(seen.getFirst());
        assertEquals(3, dealt.size());
        for (Queue<Seen> contestant : seen) {
            assertEquals(dealt, startsByDeal(contestant));
        }
        dealt.values().forEach(starts -> assertEquals(players, starts.size()));
    }

    @Test
    void aloneEveryDealIsPlayedFromAllFourStarts() {
        Map<List<Card>, Set<Integer>> dealt = startsByDeal(played(1, 12, 1).getFirst());
        assertEquals(List.of(Set.of(1, 2, 3, 4), Set.of(1, 2, 3, 4), Set.of(1, 2, 3, 4)), List.copyOf(dealt.values()));
    }

    @Test
    void inAllGamesOfADealAContestantGetsTheSameSeed() {
        Queue<Seen> seen = played(3, 3, 1).getFirst();
        assertEquals(1, seen.stream().map(game -> game.seed).distinct().count());
    }

    @Test
    void theContestantsOfADealGetDifferentSeeds() {
        List<Queue<Seen>> seen = played(2, 1, 1);
        assertNotEquals(seen.getFirst().element().seed, seen.getLast().element().seed);
    }

    @Test
    void theSameSeedDealsTheSameToAnyContestants() {
        assertEquals(
                startsByDeal(played(2, 8, 5).getFirst()).keySet(),
                startsByDeal(played(4, 16, 5).getFirst()).keySet());
    }

    @Test
    void anotherSeedDealsOtherCards() {
        assertTrue(Collections.disjoint(
                startsByDeal(played(2, 8, 5).getFirst()).keySet(),
                startsByDeal(played(2, 8, 6).getFirst()).keySet()));
    }

    @Test
    void oneDealSaysNothingAboutTheNext() {
        for (int shift = -2; shift <= 2; shift++) {
            assertByChance(shift, number -> Match.chance(1, number), number -> Match.chance(1, number + 1));
        }
    }

    @Test
    void theDealsOfOneSeedSayNothingAboutThoseOfTheNext() {
        for (int shift = -2; shift <= 2; shift++) {
            assertByChance(shift, number -> Match.chance(1, number), number -> Match.chance(2, number));
            assertByChance(shift, number -> Match.chance(1, number + 1), number -> Match.chance(2, number));
        }
    }

    /** One card in 15 is the one some places further in the other deck, within five standard deviations. */
    private static void assertByChance(int shift, IntFunction<Prng> one, IntFunction<Prng> other) {
        int decks = 4000;
        int equal = 0;
        int compared = 0;
        for (int number = 0; number < decks; number++) {
            Deck deck = Deck.shuffled(Deck.STANDARD, one.apply(number));
            Deck otherDeck = Deck.shuffled(Deck.STANDARD, other.apply(number));
            for (int round = Math.max(1, 1 - shift); round <= Math.min(Deck.SIZE, Deck.SIZE - shift); round++) {
                equal += deck.card(round).equals(otherDeck.card(round + shift)) ? 1 : 0;
                compared++;
            }
        }
        double share = 1.0 / Deck.SIZE;
        double deviation = Math.sqrt(compared * share * (1 - share));
        assertEquals(compared * share, equal, 5 * deviation, "shift " + shift);
    }

    @Test
    void everyContestantPlaysEveryCardOfEveryGame() {
        for (Seen game : played(3, 6, 1).getLast()) {
            assertEquals(Deck.STANDARD.sorted(), game.cards.stream().sorted().toList());
        }
    }

    @Test
    void aPlayerWhoNeverDrawsHasOnlyTheStartField() {
        Standings standings = match(List.of(contestant("passer", MatchTest::pass)), 4, 1);
        Standings.Standing passer = standings.contestants().getFirst();
        assertEquals(-60, passer.mean());
    }

    @Test
    void aPlayerWhoDrawsWinsAllGamesAgainstOneWhoPasses() {
        Standings standings =
                match(List.of(contestant("passer", MatchTest::pass), contestant("drawer", MatchTest::draw)), 10, 1);
        assertEquals(List.of(0.0, 1.0), wins(standings));
    }

    @Test
    void aSharedWinCountsInPart() {
        Contestant passer = contestant("passer", MatchTest::pass);
        assertEquals(List.of(0.25, 0.25, 0.25, 0.25), wins(match(List.of(passer, passer, passer, passer), 4, 1)));
    }

    @Test
    void equalResultsHaveNoError() {
        Standings standings = match(List.of(contestant("passer", MatchTest::pass)), 8, 1);
        assertEquals(0, standings.contestants().getFirst().standardError());
    }

    @Test
    void oneDealCannotShowAnError() {
        Standings standings = match(List.of(contestant("drawer", MatchTest::draw)), 4, 1);
        assertTrue(Double.isNaN(standings.contestants().getFirst().standardError()));
    }

    @Test
    void contestantsThatPlayAlikeHaveTheSameMeanBecauseTheyChangeStarts() {
        Contestant drawer = contestant("drawer", MatchTest::draw);
        Standings standings = match(List.of(drawer, drawer), 20, 1);
        assertEquals(
                standings.contestants().getFirst().mean(),
                standings.contestants().getLast().mean());
    }

    @Test
    void theTimeAMoveTakesIsMeasuredByTheClockThatWasHandedIn() {
        AtomicLong clock = new AtomicLong();
        Contestant slow = contestant("slow", view -> {
            clock.addAndGet(3_000_000);
            return new Pass();
        });
        Match match = new Match(BOARD, List.of(slow), () -> Limit.ofWork(1), 1, clock::get);
        Standings standings =
                match.standings(List.of(match.play(0).result(), match.play(1).result()));
        assertEquals(3.0, standings.contestants().getFirst().millisPerMove(), 1e-9);
    }

    @Test
    void aGameDependsOnItsNumberAlone() {
        List<Contestant> contestants =
                List.of(contestant("passer", MatchTest::pass), contestant("drawer", MatchTest::draw));
        Match match = new Match(BOARD, contestants, () -> Limit.ofWork(1), 1, () -> 0);
        PlayedGame second = match.play(1);
        match.play(0);
        assertEquals(second, match.play(1));
    }

    @Test
    void aGameIsRecordedWithItsDeckAndTheNamesOfTheContestants() {
        List<Contestant> contestants =
                List.of(contestant("passer", MatchTest::pass), contestant("drawer", MatchTest::draw));
        Match match = new Match(BOARD, contestants, () -> Limit.ofWork(1), 1, () -> 0);
        PlayedGame game = match.play(3);
        GameRecord record = game.record();
        assertEquals(
                List.of("passer", "drawer"),
                record.setup().players().stream().map(Player::name).toList());
        assertEquals(Deck.SIZE, record.rounds().size());
        assertTrue(record.deck().isPresent());
        assertEquals(
                game.result().contestants().stream()
                        .map(GameResult.Share::total)
                        .toList(),
                record.game().position().seats().stream().map(Seat::total).toList());
    }

    private static Action pass(View view) {
        return new Pass();
    }

    /** The first extension there is. */
    private static Action draw(View view) {
        Seat seat = view.own().orElseThrow();
        List<Extension> extensions =
                seat.line().extensions(view.position().open().orElseThrow(), BOARD);
        return extensions.isEmpty() ? new Pass() : extensions.getFirst();
    }

    private static Contestant contestant(String name, Function<View, Action> way) {
        return new Contestant(name, seed -> new Seen(way, seed));
    }

    private static Standings match(List<Contestant> contestants, int games, long seed) {
        Match match = new Match(BOARD, contestants, () -> Limit.ofWork(1), seed, () -> 0);
        return match.standings(IntStream.range(0, games)
                .mapToObj(number -> match.play(number).result())
                .toList());
    }

    private static List<Queue<Seen>> played(int players, int games, long seed) {
        List<Queue<Seen>> seen = new ArrayList<>();
        List<Contestant> contestants = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            Queue<Seen> own = new ConcurrentLinkedQueue<>();
            seen.add(own);
            contestants.add(new Contestant("passer", botSeed -> {
                Seen bot = new Seen(MatchTest::pass, botSeed);
                own.add(bot);
                return bot;
            }));
        }
        match(contestants, games, seed);
        return seen;
    }

    private static Map<List<Card>, Set<Integer>> startsByDeal(Collection<Seen> games) {
        Map<List<Card>, Set<Integer>> starts = new HashMap<>();
        for (Seen game : games) {
            starts.computeIfAbsent(game.cards, cards -> new HashSet<>()).add(game.start);
        }
        return starts;
    }

    private static List<Double> wins(Standings standings) {
        return standings.contestants().stream().map(Standings.Standing::wins).toList();
    }
}
