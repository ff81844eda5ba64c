package trasse.study.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradeTest {
    @Test
    void anActionThatLosesNothingIsTheBest() {
        assertEquals(Grade.BEST, Grade.of(0, Optional.empty()));
    }

    @Test
    void aSmallLossIsNotCheckedAndStillGood() {
        assertEquals(Grade.GOOD, Grade.of(0.99, Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "1.5, 2.0, 0.5, INACCURACY",
        "4.0, 2.9, 0.5, INACCURACY",
        "3.0, 3.0, 1.5, MISTAKE",
        "9.0, 0.9, 0.1, GOOD",
        "9.0, 3.9, 2.0, GOOD",
        "2.0, -5.0, 0.5, GOOD",
        "3.0, 3.0, 0.0, MISTAKE"
    })
    void aLossCountsAsFarAsItsCheckIsSure(double loss, double checked, double uncertainty, Grade grade) {
        assertEquals(grade, Grade.of(loss, Optional.of(new Check(checked, uncertainty, 64))));
    }

    @ParameterizedTest
    @CsvSource({
        "0, NEUTRAL",
        "0.99, NEUTRAL",
        "-0.99, NEUTRAL",
        "1, LUCKY",
        "2, VERY_LUCKY",
        "-1, UNLUCKY",
        "-1.99, UNLUCKY",
        "-2, VERY_UNLUCKY"
    })
    void luckHasAWord(double luck, Fortune fortune) {
        assertEquals(fortune, Fortune.of(luck));
    }
}
