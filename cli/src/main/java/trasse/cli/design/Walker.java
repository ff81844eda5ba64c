package trasse.cli.design;

import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;
import trasse.rules.Setup;

/**
 * A simple solo player that looks no further than the open card: it likes length, points, corners that would
 * otherwise be left behind, and ends with room around them. Whole numbers only, so it plays the same everywhere.
 */
final class Walker {
    private static final int FIELD = 10;
    private static final int POINT = 10;
    private static final int LEFT_BEHIND = 4;
    private static final int ROOM = 8;

    private Walker() {}

    /** The total of a solo game. */
    static int total(Setup solo, Deck deck) {
        int start = solo.players().getFirst().start();
        Game game = Game.begin(solo);
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deck.card(round))).orElseThrow();
            game = game.after(new Event.Acted(start, best(game.position()))).orElseThrow();
        }
        return game.position().seats().getFirst().total();
    }

    private static Action best(Position position) {
        Board board = position.setup().board();
        Seat seat = position.seats().getFirst();
        Action best = new Pass();
        int most = Integer.MIN_VALUE;
        for (Extension extension : seat.line().extensions(position.open().orElseThrow(), board)) {
            int value = value(extension, seat, board);
            if (value > most) {
                most = value;
                best = extension;
            }
        }
        return best;
    }

    private static int value(Extension extension, Seat seat, Board board) {
        Fields free = seat.line().missed().without(Fields.of(extension.fields().toArray(Field[]::new)));
        int value = FIELD * extension.fields().size();
        for (Field field : extension.fields()) {
            value -= LEFT_BEHIND * field.neighbours().and(free).size();
            int number = board.number(field).orElse(0);
            if (number != 0) {
                value += POINT * worth(number, seat.strip());
            }
        }
        Field other = extension.end() == seat.line().first()
                ? seat.line().last()
                : seat.line().first();
        return value + ROOM * (room(extension.tip(), free) + room(other, free));
    }

    /** The points, less half of what lower numbers lose by coming later. */
    private static int worth(int number, ScoreStrip strip) {
        if (strip.hasReachedAbove(number)) {
            return ScoreStrip.half(number);
        }
        int lost = 0;
        for (int lower = Board.LOWEST_NUMBER; lower < number; lower++) {
            lost += strip.hasReached(lower) ? 0 : lower - ScoreStrip.half(lower);
        }
        return number - lost / 2;
    }

    private static int room(Field end, Fields free) {
        return Math.min(3, end.neighbours().and(free).size());
    }
}
