package trasse.server.http;

import java.util.Arrays;
import java.util.List;

/** The target of the fuzzer. Whatever the bytes of a body, it is read, or refused with a problem that names the reason. */
public final class BodyFuzz {
    private static final List<Class<?>> TYPES = List.of(
            Requests.NewTable.class,
            Requests.Plain.class,
            Requests.Named.class,
            Requests.Start.class,
            Requests.Move.class,
            Requests.InRound.class,
            Requests.OfChair.class,
            Requests.React.class,
            Requests.Code.class);

    private BodyFuzz() {}

    /** Takes the first byte for the type, from {@code a} on, and the others for the body. */
    public static void fuzzerTestOneInput(byte[] bytes) {
        if (bytes.length == 0) {
            return;
        }
        Class<?> type = TYPES.get(Math.floorMod(bytes[0] - 'a', TYPES.size()));
        try {
            use(Requests.read(Arrays.copyOfRange(bytes, 1, bytes.length), type));
        } catch (Problem problem) {
            if (problem.status() != 400 && problem.status() != 422) {
                throw new AssertionError("the problem is the server's: " + problem.body(), problem);
            }
        }
    }

    /** Goes on as a route does. */
    private static void use(Object body) {
        switch (body) {
            case Requests.NewTable made -> {
                Requests.command(made.command());
                Requests.name(made.name());
                if (made.terms().flaw().isEmpty()
                        && made.terms().people() + made.terms().bots().size() > 4) {
                    throw new AssertionError("more than four at a table: " + made);
                }
            }
            case Requests.Named named -> {
                Requests.command(named.command());
                Requests.name(named.name());
            }
            case Requests.Move move -> Requests.required(move.move(), "move");
            default -> {}
        }
    }
}
