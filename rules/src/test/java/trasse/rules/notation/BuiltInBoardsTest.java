package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Field;

class BuiltInBoardsTest {
    static final List<String> NAMES = BuiltInBoards.NAMES;

    @ParameterizedTest
    @FieldSource("NAMES")
    void aBoardIsFoundUnderItsNameInSmallLetters(String name) {
        assertEquals(name, board(name).name().toLowerCase(Locale.ROOT));
    }

    @Test
    void classicIsTheBoardOfThatName() {
        assertEquals(Optional.of(BuiltInBoards.classic()), BuiltInBoards.find("classic"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Classic", "classic.board", "./classic", "../notation/classic", "classic\0", "striped"})
    void nothingIsFoundUnderAnotherName(String name) {
        assertEquals(Optional.empty(), BuiltInBoards.find(name));
    }

    @Test
    void theBoardsAreClearlyDifferent() {
        Board classic = BuiltInBoards.classic();
        Board garden = board("garden");
        long same = Arrays.stream(Field.values())
                .filter(field -> classic.colour(field) == garden.colour(field))
                .count();
        assertTrue(same < Field.COUNT / 3, same + " fields have the same colour");
    }

    private static Board board(String name) {
        return BuiltInBoards.find(name).orElseThrow();
    }
}
