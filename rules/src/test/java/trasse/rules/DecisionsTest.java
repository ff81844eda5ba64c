package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionsTest {
    private static final Action PASS = new Pass();
    private static final Action EXTENSION = Play.action("e4: e5");

    private final Decisions two = Decisions.NONE.with(4, EXTENSION).with(1, PASS);

    @Test
    void atFirstNobodyHasDecided() {
        assertEquals(Map.of(), Decisions.NONE);
        assertTrue(Decisions.NONE.isEmpty());
    }

    @Test
    void decisionsAreAMapLikeAnyOther() {
        assertEquals(Map.of(1, PASS, 4, EXTENSION), two);
        assertEquals(2, two.size());
        assertEquals(PASS, two.get(1));
        assertEquals(EXTENSION, two.get(4));
        assertTrue(two.containsKey(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 3, 5})
    void nothingIsDecidedElsewhere(int start) {
        assertNull(two.get(start));
        assertFalse(two.containsKey(start));
    }

    @Test
    void onlyStartPointsAreKeys() {
        Object text = "1";
        assertFalse(two.containsKey(text));
    }

    @Test
    void theyComeInTheOrderOfStartPoints() {
        assertEquals(List.of(1, 4), List.copyOf(two.keySet()));
    }

    @Test
    void aLaterDecisionReplacesTheFirst() {
        assertEquals(Map.of(1, EXTENSION, 4, EXTENSION), two.with(1, EXTENSION));
    }

    @Test
    void aDecisionTakenBackIsGone() {
        assertEquals(Map.of(4, EXTENSION), two.without(1));
    }

    @Test
    void decidingLeavesTheDecisionsBeforeAsTheyWere() {
        two.with(2, PASS);
        two.without(1);
        assertEquals(Map.of(1, PASS, 4, EXTENSION), two);
    }

    @Test
    void aCopyDoesNotFollowItsOriginal() {
        Map<Integer, Action> original = new HashMap<>(Map.of(3, PASS));
        Decisions copy = Decisions.copyOf(original);
        original.put(2, PASS);
        assertEquals(Map.of(3, PASS), copy);
    }

    @Test
    void whatCannotChangeIsNotCopied() {
        assertSame(two, Decisions.copyOf(two));
    }

    @Test
    void decisionsCannotBeChanged() {
        assertThrows(UnsupportedOperationException.class, () -> two.put(2, PASS));
        assertThrows(UnsupportedOperationException.class, () -> two.remove(1));
        assertThrows(UnsupportedOperationException.class, two::clear);
    }
}
