package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameTest {
    @ParameterizedTest
    @ValueSource(strings = {"S", "Sarah", "Tim & Tom", "Zoë", "李", "Ⅳ", "1", "-", "P: 1"})
    void aNameIsAnyText(String name) {
        assertEquals(Optional.empty(), Name.flaw(name));
    }

    @Test
    void aNameHasAtLeastOneCharacter() {
        assertEquals(Optional.of("a name has 1 to 40 characters, not 0"), Name.flaw(""));
    }

    @Test
    void aNameMayHaveFortyCharacters() {
        assertEquals(Optional.empty(), Name.flaw("x".repeat(40)));
    }

    @Test
    void aNameHasAtMostFortyCharacters() {
        assertEquals(Optional.of("a name has 1 to 40 characters, not 41"), Name.flaw("x".repeat(41)));
    }

    @Test
    void aCharacterBeyondSixteenBitsCountsOnce() {
        assertEquals(Optional.empty(), Name.flaw("\uD83D\uDE00".repeat(40)));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", " Tim", "Tim ", "\tTim", "Tim\n"})
    void aNameNeitherBeginsNorEndsWithASpace(String name) {
        assertEquals(Optional.of("a name neither begins nor ends with a space"), Name.flaw(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "#1", "Tim #2"})
    void aNameHasNoHash(String name) {
        assertEquals(Optional.of("a name has no #, which begins a comment"), Name.flaw(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ti\tm", "Ti\nm", "Ti\u0000m", "Ti\u0085m", "Ti\u2028m", "Ti\u2029m", "Ti\uD83Dm"})
    void aNameHasNoControlCharacters(String name) {
        assertEquals(Optional.of("a name has no control characters"), Name.flaw(name));
    }

    @Test
    void aPlayerNeedsAName() {
        assertThrows(IllegalArgumentException.class, () -> new Player(1, ""));
    }
}
