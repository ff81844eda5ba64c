package trasse.rules.notation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import trasse.rules.Deck;

/**
 * The commitment to a deck that a server publishes before the first card, and that anyone can check when deck and salt
 * are revealed: the SHA-256, in hexadecimal, of the deck as records write it, a line feed, and the salt.
 */
public final class Commitment {
    private Commitment() {}

    public static String to(Deck deck, String salt) {
        byte[] committed = (deck + "\n" + salt).getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(committed));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
