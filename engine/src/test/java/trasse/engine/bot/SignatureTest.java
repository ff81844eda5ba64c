package trasse.engine.bot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.Limit;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;

/** All that the bots do in some games, as one number: it stays the same unless a change alters how they play. */
class SignatureTest {
    private static final long SIGNATURE = -2_743_150_301_781_748_046L;

    private static final String BOARD = """
            name: Signature
            i:         s7  r   v   y   b8
            h:       y   b   g   v   r   s
            g:     s   g   v3  y   b   g   r
            f:   y   b   r   s   r@3 v   y   b
            e: g6  r   v   y@1 b   g@2 s4  r   v9
            d:   b   g   s   r@4 v   y   b   g
            c:     v   y   b   g   s2  r   v
            b:       s   r   v   y   g   b
            a:         b5  g   s   r   y10
            """;

    private static final int SOLO_TRAINING = 2000;
    private static final int MULTIPLAYER_TRAINING = 600;
    private static final int GAMES = 8;
    private static final Limit LIMIT = Limit.ofWork(3000);

    @Test
    void theBotsPlayAsTheyDid() throws NotationException {
        BoardKnowledge knowledge = knowledge(BoardReader.read("signature.board", BOARD.getBytes(UTF_8)));
        assertEquals(
                SIGNATURE,
                signature(knowledge),
                "play has changed; if that was intended, put the new number here and say so in the commit");
    }

    @ParameterizedTest
    @CsvSource({"classic, 3621190381965305759", "garden, -1863632044512601054"})
    void theBotsPlayOnABuiltInBoardAsTheyDid(String board, long signature) {
        assertEquals(
                signature,
                signature(ShippedWeights.knowledge(BuiltInBoards.find(board).orElseThrow(), Deck.STANDARD)),
                "play, the board or its weights have changed; if that was intended, put the new number here and say so"
                        + " in the commit");
    }

    private static long signature(BoardKnowledge knowledge) {
        Prng prng = new Prng(2026);
        long signature = 1;
        for (Level level : Level.values()) {
            for (int game = 0; game < GAMES; game++) {
                signature = 31 * signature + played(List.of(level), knowledge, prng);
            }
        }
        for (int game = 0; game < GAMES; game++) {
            List<Level> levels = new ArrayList<>(List.of(Level.values()));
            prng.shuffle(levels);
            signature = 31 * signature + played(levels.subList(0, 2 + game % 3), knowledge, prng);
        }
        return signature;
    }

    private static BoardKnowledge knowledge(Board board) {
        BoardKnowledge none = BoardKnowledge.none(board, Deck.STANDARD.sorted());
        Valuation solo = Valuation.optimistic(none.paths());
        Valuation multiplayer = Valuation.optimistic(none.paths());
        Training.solo(solo, board.starts(), SOLO_TRAINING, 1).play(Limit.ofWork(SOLO_TRAINING));
        Training.multiplayer(multiplayer, MULTIPLAYER_TRAINING, 1).play(Limit.ofWork(MULTIPLAYER_TRAINING));
        return none.trained(solo, multiplayer);
    }

    /** A number for all actions of a game. */
    private static long played(List<Level> levels, BoardKnowledge knowledge, Prng prng) {
        Deal deal = Deal.random(Deck.STANDARD, levels.size(), prng);
        List<Player> players = new ArrayList<>();
        List<Bot> bots = new ArrayList<>();
        for (int i = 0; i < levels.size(); i++) {
            players.add(new Player(deal.starts().get(i), levels.get(i).toString()));
            bots.add(levels.get(i).bot(knowledge, prng.nextLong()));
        }
        Game game = Game.begin(new Setup(knowledge.paths().board(), Edition.BOARDS, players, Deck.STANDARD));
        long number = 1;
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
            for (int i = 0; i < bots.size(); i++) {
                int start = players.get(i).start();
                Action action = bots.get(i).play(game.viewFrom(start), LIMIT);
                number = 31 * number + action.toString().hashCode();
                game = game.after(new Event.Acted(start, action)).orElseThrow();
            }
        }
        return number;
    }
}
