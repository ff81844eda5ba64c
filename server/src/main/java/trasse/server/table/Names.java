package trasse.server.table;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import trasse.rules.Name;

/** The names of players, as others see them. */
public final class Names {
    /** Knows which characters look like which others, in all scripts. */
    private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int AS_TEXT = 0xFE0E;
    private static final int AS_EMOJI = 0xFE0F;
    private static final int BRAILLE_WITHOUT_DOTS = 0x2800;

    private Names() {}

    /** Whether two names look the same, capitals aside. */
    public static boolean areAlike(String one, String other) {
        return looks(one).equals(looks(other))
                || looks(lower(one)).equals(looks(lower(other)))
                // A capital letter may look like a small one of another kind.
                || looks(lower(looks(one))).equals(looks(lower(looks(other))));
    }

    private static String looks(String name) {
        return LOOKS.getSkeleton(name);
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** A name as it is kept: with the plain form of each character, no space around it and one at a time within. */
    public static String normalised(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).strip().replaceAll(" {2,}", " ");
    }

    /** What is wrong with a normalised name, as a sentence; empty if nothing is. */
    public static Optional<String> flaw(String name) {
        Optional<String> flaw = Name.flaw(name);
        return flaw.isPresent() || isVisible(name)
                ? flaw
                : Optional.of("a name has no invisible characters, which would make it look like another");
    }

    private static boolean isVisible(String name) {
        return !looks(name).isBlank() && name.codePoints().noneMatch(Names::hides);
    }

    /** Characters that show nothing, except those that some scripts and emoji need between others. */
    private static boolean hides(int codePoint) {
        return switch (codePoint) {
            case ' ', ZERO_WIDTH_NON_JOINER, ZERO_WIDTH_JOINER, AS_TEXT, AS_EMOJI -> false;
            case BRAILLE_WITHOUT_DOTS -> true;
            default ->
                UCharacter.hasBinaryProperty(codePoint, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
                        || UCharacter.isUWhiteSpace(codePoint)
                        || UCharacter.getType(codePoint) == Character.FORMAT;
        };
    }
}
