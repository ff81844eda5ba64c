package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;
import trasse.rules.Board;
import trasse.rules.Edition;

/**
 * What is agreed when a table is made. The chairs are numbered from 1, people's first.
 *
 * @param people how many chairs are for people
 * @param bots one chair for each
 * @param secondsPerRound how long a round lasts at most; null if everyone takes the time they need
 * @param listed whether the table is in the public list, or found by its link only
 * @param hints whether players may ask what a strong bot would do; false in rows from before there were hints
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Terms(
        Edition edition,
        Board board,
        int people,
        List<Level> bots,
        @Nullable Integer secondsPerRound,
        boolean listed,
        @JsonSetter(nulls = Nulls.AS_EMPTY) boolean hints) {
    public static final int SHORTEST_ROUND = 5;
    public static final int LONGEST_ROUND = 7 * 24 * 60 * 60;

    public Terms {
        bots = List.copyOf(bots);
    }

    /** What is wrong with the terms, as a sentence; empty if nothing is. */
    public Optional<String> flaw() {
        if (people < 1 || people > Board.STARTS - bots.size()) {
            return Optional.of("a table has 1 to 4 chairs, at least one of them for a person, not " + people
                    + " for people and " + bots.size() + " for bots");
        }
        if (secondsPerRound != null && (secondsPerRound < SHORTEST_ROUND || secondsPerRound > LONGEST_ROUND)) {
            return Optional.of(
                    "a round lasts " + SHORTEST_ROUND + " to " + LONGEST_ROUND + " seconds, not " + secondsPerRound);
        }
        return Optional.empty();
    }

    /** The bots' names, in their order: the level, and from the second bot of a level on also a number. */
    public List<String> botNames() {
        Map<Level, Integer> namesakes = new EnumMap<>(Level.class);
        return bots.stream()
                .map(level -> {
                    String word = level.toString();
                    int namesake = namesakes.merge(level, 1, Integer::sum);
                    return Character.toUpperCase(word.charAt(0))
                            + word.substring(1)
                            + (namesake == 1 ? "" : " " + namesake);
                })
                .toList();
    }

    public int chairs() {
        return people + bots.size();
    }
}
