package trasse.rules;

import java.util.Locale;

/** The two editions; they differ in when a solo result is super, and in what the box holds. */
public enum Edition {
    BOARDS(40),
    PAD(35);

    private final int superMark;

    Edition(int superMark) {
        this.superMark = superMark;
    }

    /** Reads what {@code toString} writes. */
    public static Parsed<Edition> parse(String text) {
        for (Edition edition : values()) {
            if (edition.toString().equals(text)) {
                return new Parsed.Value<>(edition);
            }
        }
        return new Parsed.Failure<>(Quote.of(text) + " is not an edition; an edition is boards or pad");
    }

    /** A solo total over this is a super result. */
    public int superMark() {
        return superMark;
    }

    public boolean isSuper(int soloTotal) {
        return soloTotal > superMark;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
