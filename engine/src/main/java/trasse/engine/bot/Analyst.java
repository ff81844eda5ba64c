package trasse.engine.bot;

import trasse.engine.value.Choices;
import trasse.engine.value.Race;
import trasse.engine.value.Standing;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * Says what a position, a card and an action are worth to a player: the total that can be expected at the end. It looks
 * one card further than the action, at every card that may come and every answer to it, and there it trusts its
 * experience. Not thread-safe.
 *
 * <p>What an action is worth is what the position after it is worth before its card is turned. So the steps of a game
 * add up: each card changes the expected total by luck, each action by skill, and at the end the expected total is the
 * total. What the others take away in a round shows when the next card is valued, and counts as luck.
 */
public final class Analyst {
    private final Experience experience;
    private final Choices now;
    private final Choices next;
    private final boolean solo;

    private Analyst(Experience experience, Valuation valuation, boolean solo) {
        this.experience = experience;
        this.solo = solo;
        this.now = new Choices(valuation);
        this.next = new Choices(valuation);
    }

    /** An analyst for games of one player. */
    public static Analyst forSolo(Experience experience) {
        return new Analyst(experience, experience.forSolo(), true);
    }

    /** An analyst for games of several players. */
    public static Analyst forRaces(Experience experience) {
        return new Analyst(experience, experience.forRaces(), false);
    }

    /**
     * What a player could make of an open card, and made of it.
     *
     * @param afterCard the expected total once the card is known, with the best action
     * @param best the best action found
     * @param afterAction the expected total after the action that was played
     */
    public record Judgement(double afterCard, Action best, double afterAction) {
        /** What the action cost, or 0; never more, because what was played is among what was compared. */
        public double skill() {
            return afterAction - afterCard;
        }
    }

    /** The expected total between two rounds. */
    public double expectation(Position position, Seat seat) {
        Standing standing = Standing.of(seat, position);
        int left = Seeing.bits(position.left(), experience.paths().cards());
        return seat.total()
                + expectation(standing.race(), standing.visited(), standing.oneEnd(), standing.otherEnd(), left);
    }

    private double expectation(Race race, long visited, int oneEnd, int otherEnd, int left) {
        double sum = 0;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            next.list(race, visited, oneEnd, otherEnd, card, left & ~(1 << card));
            sum += next.value(next.best());
        }
        return left == 0 ? 0 : sum / Integer.bitCount(left);
    }

    /** Judges what a player did with the open card. */
    public Judgement judge(Position position, Seat seat, Action played) {
        if (position.setup().isSolo() != solo) {
            throw new IllegalArgumentException("this analyst is for " + (solo ? "solo games" : "games with others"));
        }
        Seeing seeing =
                new Seeing(experience.paths(), position, seat, position.open().orElseThrow());
        Standing standing = seeing.standing();
        int left = seeing.left();
        now.list(standing, seeing.card(), left);
        double best = Double.NEGATIVE_INFINITY;
        int bestChoice = 0;
        double worth = Double.NaN;
        for (int choice = 0; choice < now.count(); choice++) {
            double value = now.gain(choice)
                    + expectation(
                            standing.race(),
                            now.visitedAfter(choice),
                            now.oneEndAfter(choice),
                            now.otherEndAfter(choice),
                            left);
            if (value > best) {
                best = value;
                bestChoice = choice;
            }
            if (isThe(choice, played, seeing)) {
                worth = value;
            }
        }
        if (Double.isNaN(worth)) {
            throw new IllegalArgumentException(played + " is not legal here");
        }
        Action bestAction = worth == best ? played : seeing.action(now, bestChoice);
        return new Judgement(seat.total() + best, bestAction, seat.total() + worth);
    }

    private boolean isThe(int choice, Action action, Seeing seeing) {
        return switch (action) {
            case Pass() -> now.isPass(choice);
            case Extension extension ->
                !now.isPass(choice) && seeing.isDrawn(extension, now.grownEnd(choice), now.path(choice));
        };
    }
}
