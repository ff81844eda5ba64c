package trasse.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x200B, 0x200E, 0x2028,
                0x2060, 0x2065, 0x202E, 0x2800, 0x3164, 0xFE00, 0xFEFF, 0xFFA0, 0xE0000, 0xE0001, 0xE0020, 0xE01EF
            })
    void whatCannotBeSeenIsNotPartOfAName(int codePoint) {
        String name = Names.normalised("A" + Character.toString(codePoint) + "da");
        assertTrue(Names.flaw(name).isPresent(), "U+%04X".formatted(codePoint));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "Jean-Luc d’Arc",
                "Zoé",
                "Łukasz",
                "José María",
                "محمد",
                "नेहा",
                "क्‍ष",
                "李雷",
                "👩‍🚀",
                "❤️",
                "Ада"
            })
    void namesOfAllScriptsAreFine(String name) {
        assertEquals(Optional.empty(), Names.flaw(Names.normalised(name)));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"Ａｄａ,Ada", "A\u00A0B,A B", "A\u3000B,A B", "A  \u00A0B,A B", " Ada\u2003,Ada", "Zoe\u0301,Zoé"})
    void aNameIsKeptInItsPlainForm(String given, String kept) {
        assertEquals(kept, Names.normalised(given));
    }

    @ParameterizedTest
    @CsvSource({
        "Ada,ada",
        "Ada,Аda",
        "Ada,Аԁа",
        "Tim,Τіm",
        "Paul,PauI",
        "Paul,pauI",
        "Anna,Anna\u200D",
        "Bob,Вob",
        "Zoé,zoÉ",
        "Cleo,Ϲleo"
    })
    void namesThatLookTheSameAreAlike(String one, String other) {
        assertTrue(Names.areAlike(one, other));
        assertTrue(Names.areAlike(other, one));
    }

    @Test
    void namesThatLookDifferentAreNot() {
        assertFalse(Names.areAlike("Ada", "Adam"));
        assertFalse(Names.areAlike("Zoe", "Zoé"));
        assertFalse(Names.areAlike("Ben", "Bea"));
    }
}
