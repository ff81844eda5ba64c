package trasse.bench.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import trasse.bench.Scratch;
import trasse.testkit.ServerProcess;

/** The jar that is released, as a server that sets no limits to what one address may do. */
final class LoadServer {
    private static final String PLENTY = "1000000";

    private LoadServer() {}

    static ServerProcess start(Scratch scratch, String... more) {
        List<String> options = new ArrayList<>(List.of(
                "serve", "--port", "0", "--data", scratch.resolve("data").toString()));
        for (String limit : List.of("rate-per-key", "rate-per-address", "connections-per-address")) {
            options.addAll(List.of("--" + limit, PLENTY));
        }
        options.addAll(List.of(more));
        return ServerProcess.ofJar(Path.of(System.getProperty("trasse.jar")), options.toArray(String[]::new));
    }
}
