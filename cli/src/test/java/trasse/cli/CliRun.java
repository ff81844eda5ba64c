package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a command answered, with line ends as in a text block. */
record CliRun(int exitCode, String out, String err) {
    static CliRun of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Trasse.run(new PrintWriter(out), new PrintWriter(err), arguments);
        return new CliRun(exitCode, lines(out), lines(err));
    }

    /** What a command that must succeed printed. */
    static String printed(String... arguments) {
        CliRun run = of(arguments);
        assertEquals(new CliRun(0, run.out, ""), run);
        return run.out;
    }

    /** What a command that must refuse its input said about it. */
    static String refusal(String... arguments) {
        CliRun run = of(arguments);
        assertEquals(new CliRun(2, "", run.err), run);
        assertFalse(run.err.contains("\tat ") || run.err.contains("Exception"), run.err);
        return run.err;
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
