package trasse.study.reasons;

import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Cards;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Position;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;

/**
 * What an action brings, and what it leaves for the cards to come. After the last card it leaves nothing.
 *
 * @param points what the numbers it reaches are worth
 * @param fields how many fields it draws
 * @param halved the numbers that it makes pay half, by reaching a higher one in a solo game
 * @param reach the numbers that are not cut off: a way of free fields leads there from an end, no longer than the cards to
 *     come
 * @param near the numbers that one of the cards to come reaches at once
 * @param exits how many free fields lie next to the ends
 * @param openEnds how many ends can still grow
 */
record Outlook(
        NavigableMap<Integer, Integer> points,
        int fields,
        NavigableSet<Integer> halved,
        NavigableSet<Integer> reach,
        NavigableSet<Integer> near,
        int exits,
        int openEnds) {

    /** The outlook after an action for the open card. */
    static Outlook of(Position position, Seat seat, Action action) {
        Board board = position.setup().board();
        Line line = seat.line();
        ScoreStrip strip = seat.strip();
        NavigableMap<Integer, Integer> points = new TreeMap<>();
        int drawn = 0;
        if (action instanceof Extension extension) {
            line = line.extend(extension, position.open().orElseThrow(), board).orElseThrow();
            strip = strip.through(extension.fields(), board, position.seats().size());
            drawn = extension.fields().size();
            for (Field field : extension.fields()) {
                int number = board.number(field).orElse(0);
                if (number != 0) {
                    points.put(number, strip.points(number).orElseThrow());
                }
            }
        }
        Cards left = position.left();
        boolean isLast = left.size() == 0;
        return new Outlook(
                points,
                drawn,
                position.setup().isSolo() && !isLast ? halved(seat.strip(), strip) : new TreeSet<>(),
                inReach(line, left, board),
                near(line, left, board),
                isLast ? 0 : around(Fields.of(line.first(), line.last()), line).size(),
                line.openEnds(left, board).size());
    }

    private static NavigableSet<Integer> halved(ScoreStrip before, ScoreStrip after) {
        NavigableSet<Integer> halved = new TreeSet<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (!after.hasReached(number) && !before.hasReachedAbove(number) && after.hasReachedAbove(number)) {
                halved.add(number);
            }
        }
        return halved;
    }

    private static NavigableSet<Integer> inReach(Line line, Cards left, Board board) {
        int steps = 0;
        for (Card card : left) {
            steps += card.size();
        }
        Fields seen = Fields.NONE;
        Fields front = Fields.of(line.first(), line.last());
        for (int step = 0; step < steps && !front.isEmpty(); step++) {
            front = around(front, line).without(seen);
            seen = seen.or(front);
        }
        NavigableSet<Integer> numbers = new TreeSet<>();
        seen.forEach(field -> board.number(field).ifPresent(numbers::add));
        return numbers;
    }

    /** The free fields next to some fields. */
    private static Fields around(Fields fields, Line line) {
        Fields around = Fields.NONE;
        for (Field field : fields) {
            around = around.or(field.neighbours());
        }
        return around.without(line.fields());
    }

    /** Every field of an extension is the tip of a shorter one, so tips are enough. */
    private static NavigableSet<Integer> near(Line line, Cards left, Board board) {
        NavigableSet<Integer> numbers = new TreeSet<>();
        for (Card card : left) {
            for (Extension extension : line.extensions(card, board)) {
                board.number(extension.tip()).ifPresent(numbers::add);
            }
        }
        return numbers;
    }

    Set<Integer> reached() {
        return points.keySet();
    }
}
