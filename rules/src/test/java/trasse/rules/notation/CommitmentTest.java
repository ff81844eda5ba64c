package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import trasse.rules.Deck;

class CommitmentTest {
    private static final Deck DECK = new Deck(Deck.STANDARD.sorted());

    /** By {@code printf '%s\nsalt' 'yygsr ybgs … gsrv' | sha256sum}. */
    @Test
    void aCommitmentIsTheHashOfDeckLineFeedAndSalt() {
        assertEquals("22846498795ff660b0dbd9f96637078b81ed539004701cd47a2bbd6a21ce1327", Commitment.to(DECK, "salt"));
    }

    @Test
    void anotherSaltIsAnotherCommitment() {
        assertNotEquals(Commitment.to(DECK, "salt"), Commitment.to(DECK, "pepper"));
    }
}
