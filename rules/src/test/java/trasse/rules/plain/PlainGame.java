package trasse.rules.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A game in progress or finished. Players are known by their start points; one player alone plays solo. */
public final class PlainGame {

    private final PlainBoard board;
    private final String edition;
    private final List<Integer> starts;
    private final Map<Integer, PlainLine> lines = new HashMap<>();
    private final Map<Integer, SortedMap<Integer, Integer>> strips = new HashMap<>();
    private final Map<Integer, SortedSet<Integer>> dots = new HashMap<>();
    private final List<String> playedCards = new ArrayList<>();

    /**
     * Sets up a game.
     *
     * @param edition boards or pad
     * @param starts the players' start points in seat order
     */
    public PlainGame(PlainBoard board, String edition, List<Integer> starts) {
        if (!List.of("boards", "pad").contains(edition)) {
            throw new IllegalArgumentException("no such edition: " + edition);
        }
        if (starts.isEmpty() || !board.starts().keySet().containsAll(starts)) {
            throw new IllegalArgumentException("1 to 4 players, each with a start point of the board");
        }
        if (new HashSet<>(starts).size() != starts.size()) {
            throw new IllegalArgumentException("each player has a different start point");
        }
        this.board = board;
        this.edition = edition;
        this.starts = List.copyOf(starts);
        for (int start : starts) {
            lines.put(start, new PlainLine(List.of(board.starts().get(start))));
            strips.put(start, new TreeMap<>());
            dots.put(start, new TreeSet<>());
        }
    }

    /**
     * Plays one round of legal extensions; a player without one passes.
     *
     * @param extensions start point to what that player draws
     * @return the announcements in seat order, those of one player in the order along the extension
     */
    public List<PlainAnnouncement> playRound(String card, Map<Integer, PlainExtension> extensions) {
        if (finished()) {
            throw new IllegalStateException("all cards have been played");
        }
        for (int start : extensions.keySet()) {
            requirePlayer(start);
        }
        playedCards.add(card);

        // Points are noted only after all have been decided, so the strips here still show the earlier rounds.
        List<PlainAnnouncement> announcements = new ArrayList<>();
        for (int start : starts) {
            Optional<PlainExtension> extension = Optional.ofNullable(extensions.get(start));
            if (extension.isPresent()) {
                lines.put(start, lines.get(start).extended(extension.get()));
                List<Integer> reached = numbersAlong(extension.get());
                announcements.addAll(solo() ? soloAnnouncements(start, reached) : announcements(start, reached));
            }
        }
        for (PlainAnnouncement announcement : announcements) {
            strips.get(announcement.start()).put(announcement.number(), announcement.points());
        }
        if (!solo()) {
            putDots(announcements);
        }
        return List.copyOf(announcements);
    }

    private List<Integer> numbersAlong(PlainExtension extension) {
        List<Integer> numbers = new ArrayList<>();
        for (String field : extension.fields()) {
            if (board.numbers().containsKey(field)) {
                numbers.add(board.numbers().get(field));
            }
        }
        return numbers;
    }

    /** Full points if no other player reached the number in an earlier round, else half. */
    private List<PlainAnnouncement> announcements(int start, List<Integer> reached) {
        List<PlainAnnouncement> announcements = new ArrayList<>();
        for (int number : reached) {
            boolean full = true;
            for (int other : starts) {
                if (other != start && strips.get(other).containsKey(number)) {
                    full = false;
                }
            }
            announcements.add(new PlainAnnouncement(start, number, full ? number : half(number)));
        }
        return announcements;
    }

    /** Full points if no higher number has been reached before, within the round too, else half. */
    private List<PlainAnnouncement> soloAnnouncements(int start, List<Integer> reached) {
        List<PlainAnnouncement> announcements = new ArrayList<>();
        List<Integer> reachedBefore = new ArrayList<>(strips.get(start).keySet());
        for (int number : reached) {
            boolean full = true;
            for (int before : reachedBefore) {
                if (before > number) {
                    full = false;
                }
            }
            announcements.add(new PlainAnnouncement(start, number, full ? number : half(number)));
            reachedBefore.add(number);
        }
        return announcements;
    }

    /** Everyone who has not reached an announced number, this round included, puts a dot beside it. */
    private void putDots(List<PlainAnnouncement> announcements) {
        for (PlainAnnouncement announcement : announcements) {
            for (int start : starts) {
                if (!strips.get(start).containsKey(announcement.number())) {
                    dots.get(start).add(announcement.number());
                }
            }
        }
    }

    /** Half the number, rounded up. */
    private static int half(int number) {
        return (number + 1) / 2;
    }

    public PlainLine line(int start) {
        requirePlayer(start);
        return lines.get(start);
    }

    /** The numbers the player has reached, each with the points noted. */
    public SortedMap<Integer, Integer> points(int start) {
        requirePlayer(start);
        return Collections.unmodifiableSortedMap(new TreeMap<>(strips.get(start)));
    }

    /** The numbers with a dot on the player's strip. A dot stays when the number is reached later. */
    public SortedSet<Integer> dots(int start) {
        requirePlayer(start);
        return Collections.unmodifiableSortedSet(new TreeSet<>(dots.get(start)));
    }

    /** The sum of the strip. */
    public int plus(int start) {
        int plus = 0;
        for (int points : points(start).values()) {
            plus += points;
        }
        return plus;
    }

    /** One point for every field not on the line, numbered or not. */
    public int minus(int start) {
        return PlainBoard.fields().size() - line(start).fields().size();
    }

    public int total(int start) {
        return plus(start) - minus(start);
    }

    public boolean finished() {
        return playedCards.size() == PlainDeck.CARDS;
    }

    /** The players with the best total, in seat order; they share the win. Empty until the game is finished. */
    public List<Integer> winners() {
        if (!finished()) {
            return List.of();
        }
        int best = Integer.MIN_VALUE;
        for (int start : starts) {
            best = Math.max(best, total(start));
        }
        List<Integer> winners = new ArrayList<>();
        for (int start : starts) {
            if (total(start) == best) {
                winners.add(start);
            }
        }
        return List.copyOf(winners);
    }

    /** Whether this is a finished solo game with a total over 40 (boards edition) or over 35 (pad edition). */
    public boolean superResult() {
        int mark = edition.equals("boards") ? 40 : 35;
        return solo() && finished() && total(starts.getFirst()) > mark;
    }

    private boolean solo() {
        return starts.size() == 1;
    }

    private void requirePlayer(int start) {
        if (!starts.contains(start)) {
            throw new IllegalArgumentException("no player has start point " + start);
        }
    }
}
