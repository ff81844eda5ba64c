package trasse.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import trasse.rules.Deck;

/**
 * The promise that a deck was dealt before the first move: published when a table is made, and checked when deck and
 * salt are revealed. It is the SHA-256, in hexadecimal, of the deck as records write it, a line feed, and the salt.
 */
public final class Commitment {
    private Commitment() {}

    public static String to(Deck deck, String salt) {
        byte[] promised = (deck + "\n" + salt).getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(promised));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
