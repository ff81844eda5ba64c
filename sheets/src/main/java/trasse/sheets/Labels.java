package trasse.sheets;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.notation.BuiltInBoards;

/** The few words on a page beside the rules, in a language. */
final class Labels {
    private static final Map<Language, Labels> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, new Labels(Resources.properties(language + ".properties")));
        }
    }

    private final Map<String, String> words;

    private Labels(Map<String, String> words) {
        this.words = words;
    }

    static Labels in(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    String get(String key) {
        return Objects.requireNonNull(words.get(key), key);
    }

    String colour(Colour colour) {
        return get("colour." + colour.letter());
    }

    /** A board's name in this language if it comes with the game, or the one it was given. */
    Optional<String> nameOf(Board board) {
        Optional<String> builtIn = BuiltInBoards.nameOf(board).map(name -> get("board." + name));
        return builtIn.isPresent() || board.name().equals(Board.UNNAMED) ? builtIn : Optional.of(board.name());
    }
}
