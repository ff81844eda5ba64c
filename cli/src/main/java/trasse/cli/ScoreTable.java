package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;

/** The result of a game as a table for people: the score strips, then the winners. */
final class ScoreTable {
    private final Position position;
    private final int nameWidth;

    private ScoreTable(Position position) {
        this.position = position;
        this.nameWidth = position.seats().stream()
                .map(seat -> label(seat.player()))
                .mapToInt(label -> label.codePointCount(0, label.length()))
                .max()
                .orElseThrow();
    }

    static String of(Position position) {
        return new ScoreTable(position).text();
    }

    private String text() {
        List<String> lines = new ArrayList<>();
        lines.add(title());
        lines.add("");
        lines.add(header());
        for (Seat seat : position.seats()) {
            lines.add(row(seat));
        }
        lines.add("");
        if (position.seats().stream().anyMatch(seat -> seat.strip().dots() != 0)) {
            lines.add("· worth half: someone else was there in an earlier round");
        }
        lines.add(verdict());
        return String.join(System.lineSeparator(), lines);
    }

    private String title() {
        return position.setup().board().name() + ", "
                + (position.setup().isSolo() ? "solo, " : "")
                + position.setup().edition() + " edition, " + progress();
    }

    private String progress() {
        if (position.isOver()) {
            return "finished";
        }
        return position.round() == 0
                ? "before round 1 of " + Deck.SIZE
                : "after round " + position.round() + " of " + Deck.SIZE;
    }

    private String header() {
        StringBuilder header = new StringBuilder(" ".repeat(nameWidth));
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            header.append(String.format(Locale.ROOT, "%5d", number));
        }
        return header.append("    plus minus total").toString();
    }

    private String row(Seat seat) {
        String label = label(seat.player());
        StringBuilder row = new StringBuilder(label).repeat(" ", nameWidth - label.codePointCount(0, label.length()));
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            row.append(String.format(Locale.ROOT, "%5s", box(seat.strip(), number)));
        }
        return row.append(String.format(Locale.ROOT, "%8d%6d%6d", seat.plus(), seat.minus(), seat.total()))
                .toString();
    }

    private static String box(ScoreStrip strip, int number) {
        String points =
                strip.hasReached(number) ? String.valueOf(strip.points(number).orElseThrow()) : "–";
        return strip.hasDot(number) ? "·" + points : points;
    }

    private String verdict() {
        if (!position.isOver()) {
            return "The game goes on.";
        }
        if (position.setup().isSolo()) {
            int mark = position.setup().edition().superMark();
            return position.isSuperResult()
                    ? "A super result: over " + mark + " points."
                    : "A super result is over " + mark + " points.";
        }
        List<String> winners = position.winners().stream().map(Player::name).toList();
        String last = winners.getLast();
        return winners.size() == 1
                ? last + " wins."
                : String.join(", ", winners.subList(0, winners.size() - 1)) + " and " + last + " share the win.";
    }

    private static String label(Player player) {
        return player.name() + ", start " + player.start();
    }
}
