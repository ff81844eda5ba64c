package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Line;
import trasse.rules.Prng;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;

class RandomPlayTest {
    private static final Card CARD = Deck.STANDARD.sorted().getFirst();

    private static JsonNode view(Board board) throws JsonProcessingException {
        return new ObjectMapper().readTree("""
                {"you":2,"round":1,"card":"%s","terms":{"board":{"code":"%s"}},
                 "chairs":[{"chair":1,"line":["a1"]},{"chair":2,"line":["%s"]}]}""".formatted(CARD, BoardCode.of(board), board.start(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void everyLegalMoveOfTheViewerIsMadeAndNoOther(String name) throws JsonProcessingException {
        Board board = BoardReference.parse(name).orElseThrow();
        Prng prng = new Prng(1);
        JsonNode view = view(board);
        Set<String> made = IntStream.range(0, 5000)
                .mapToObj(i -> RandomPlay.anyMove(view, prng))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> legal = Line.at(board.start(1)).extensions(CARD, board).stream()
                .map(Object::toString)
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(legal.size() > 1);
        legal.add("-");
        assertEquals(legal, made);
    }

    @Test
    void theSameSeedMakesTheSameMoves() throws JsonProcessingException {
        JsonNode view = view(BuiltInBoards.classic());
        Prng one = new Prng(2);
        Prng other = new Prng(2);
        for (int i = 0; i < 100; i++) {
            assertEquals(RandomPlay.anyMove(view, one), RandomPlay.anyMove(view, other));
        }
    }
}
