package trasse.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Ids, codes and keys that nobody can guess, and the digests under which keys are stored. */
public final class Ids {
    /** No letters that look like others, and no vowels that make words. */
    private static final String LETTERS = "23456789bcdfghjkmnpqrstvwxz";

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int ID_LENGTH = 17;
    private static final int CODE_LENGTH = 10;
    private static final int KEY_BYTES = 32;

    private Ids() {}

    /** For tables, visitors and challenges: 80 bits. */
    public static String id() {
        return letters(ID_LENGTH);
    }

    /** The id of what follows something: always the same, and as hard to guess as the id of what it follows. */
    public static String following(String id) {
        byte[] digest = HexFormat.of().parseHex(digest("following " + id));
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            letters.append(LETTERS.charAt((digest[i] & 0xff) % LETTERS.length()));
        }
        return letters.toString();
    }

    /** A one-time code, short enough to be typed: 47 bits. */
    public static String code() {
        return letters(CODE_LENGTH);
    }

    /** A visitor's key: 256 bits. */
    public static String key() {
        byte[] bytes = new byte[KEY_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    public static String digest(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String letters(int length) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            letters.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return letters.toString();
    }
}
