package trasse.server.table;

import java.security.SecureRandom;
import java.util.HexFormat;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Prng;

/** Shuffles the cards of a table, and draws the salt of the commitment to them. Nobody can foresee either. */
public final class Dealer {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SALT_BYTES = 16;

    private Dealer() {}

    /** A shuffled deck, and start points for four, of which the chairs get the first. */
    public static Deal deal() {
        return Deal.random(Deck.STANDARD, Board.STARTS, new Prng(RANDOM.nextLong()));
    }

    public static String salt() {
        byte[] bytes = new byte[SALT_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
