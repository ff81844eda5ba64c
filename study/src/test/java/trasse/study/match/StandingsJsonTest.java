package trasse.study.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class StandingsJsonTest {
    @Test
    void figuresAreRoundedToFourDigitsAndAMissingErrorIsZero() {
        Standings.Standing standing =
                new Standings.Standing("owl", 38.912345, Double.NaN, 1, 0.5, 9.87654321, List.of());
        assertEquals(
                "{\"games\":4,\"players\":[{\"bot\":\"owl\",\"mean\":38.9123,\"stderr\":0.0,\"wins\":1.0,"
                        + "\"millisPerMove\":9.8765}]}",
                StandingsJson.of(new Standings(4, List.of(standing))));
    }
}
