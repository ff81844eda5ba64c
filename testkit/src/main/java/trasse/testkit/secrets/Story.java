package trasse.testkit.secrets;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Line;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

/**
 * What has happened at a table, once all is revealed.
 *
 * @param board what it is played on
 * @param deck in the order played
 * @param turned the number of the event that began each round, by round
 * @param closed the number of the event that ended each round, by round
 * @param actions what each chair did, by round and chair
 * @param totals by round and chair
 * @param starts the start point of each chair
 * @param over the number of the event that revealed the salt
 */
public record Story(
        Board board,
        List<Card> deck,
        Map<Integer, Integer> turned,
        Map<Integer, Integer> closed,
        Map<Integer, Map<Integer, String>> actions,
        Map<Integer, Map<Integer, Integer>> totals,
        Map<Integer, Integer> starts,
        String salt,
        int over) {
    static Story of(List<JsonNode> events) {
        Map<Integer, Integer> turned = new TreeMap<>();
        Map<Integer, Integer> closed = new TreeMap<>();
        Map<Integer, Map<Integer, String>> actions = new TreeMap<>();
        Map<Integer, Map<Integer, Integer>> totals = new TreeMap<>();
        Map<Integer, Integer> starts = new TreeMap<>();
        List<Card> deck = new ArrayList<>();
        Board board = BuiltInBoards.classic();
        String salt = "";
        int over = 0;
        for (JsonNode event : events) {
            int number = event.path("number").asInt();
            int round = event.path("round").asInt();
            switch (event.path("type").asText()) {
                case "opened" ->
                    board = BoardCode.parse(event.at("/terms/board/code").asText())
                            .orElseThrow();
                case "started" ->
                    event.path("seated")
                            .forEach(seat -> starts.put(
                                    seat.path("chair").asInt(),
                                    seat.path("start").asInt()));
                case "cardTurned" -> turned.put(round, number);
                case "roundClosed" -> {
                    closed.put(round, number);
                    Map<Integer, String> acted = new HashMap<>();
                    Map<Integer, Integer> scored = new HashMap<>();
                    event.path("actions")
                            .properties()
                            .forEach(one -> acted.put(
                                    Integer.parseInt(one.getKey()),
                                    one.getValue().asText()));
                    event.path("totals")
                            .properties()
                            .forEach(one -> scored.put(
                                    Integer.parseInt(one.getKey()),
                                    one.getValue().asInt()));
                    actions.put(round, acted);
                    totals.put(round, scored);
                }
                case "over" -> {
                    over = number;
                    salt = event.path("salt").asText();
                    for (String card : event.path("deck").asText().split(" ", -1)) {
                        deck.add(Card.parse(card).orElseThrow());
                    }
                }
                default -> {}
            }
        }
        return new Story(board, deck, turned, closed, actions, totals, starts, salt, over);
    }

    /** The last round that had begun when the table had got to a number; 0 before the first. */
    int roundAt(int number) {
        return (int) turned.values().stream().filter(at -> at <= number).count();
    }

    /** Whether the last round that had begun was still open when the table had got to a number. */
    boolean isOpenAt(int number) {
        return roundAt(number)
                > closed.values().stream().filter(at -> at <= number).count();
    }

    /** The round in which a card is turned. */
    int roundOf(Card card) {
        return deck.indexOf(card) + 1;
    }

    Optional<Integer> totalAfter(int round, int chair) {
        return Optional.ofNullable(totals.getOrDefault(round, Map.of()).get(chair));
    }

    /** A chair's line after some rounds. */
    Line lineAfter(int rounds, int chair) {
        Line line = Line.at(board.start(starts.getOrDefault(chair, 0)));
        for (int round = 1; round <= rounds; round++) {
            String action = actions.getOrDefault(round, Map.of()).getOrDefault(chair, "-");
            if (Action.parse(action).orElseThrow() instanceof Extension extension) {
                line = line.extend(extension, deck.get(round - 1), board).orElseThrow();
            }
        }
        return line;
    }
}
