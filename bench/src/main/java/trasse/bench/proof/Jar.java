package trasse.bench.proof;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import trasse.testkit.ServerProcess;

/** The jar that is released, as a server in a process of its own. */
final class Jar {
    private static final String PLENTY = "1000000";

    private Jar() {}

    /** A server that has its database in its folder, without limits to the rate of requests, and with quick bots. */
    static ServerProcess serve(Path folder, String... more) {
        return ServerProcess.ofJar(jar(), arguments(folder, more));
    }

    /** A server that is never too busy: it would refuse requests before it looks at them, which would hide what they do. */
    static ServerProcess serveAll(Path folder, String... more) {
        List<String> all = new ArrayList<>(List.of("--busy-after", PLENTY));
        all.addAll(List.of(more));
        return serve(folder, all.toArray(String[]::new));
    }

    /** A server whose folder is a disk of some megabytes. */
    static ServerProcess serveOnSmallDisk(Path folder, int megabytes, String... more) {
        return ServerProcess.ofJarOnSmallDisk(jar(), folder, megabytes, arguments(folder, more));
    }

    /** A node on a shared database. */
    static ServerProcess node(Path folder, String databaseUrl, String... more) {
        List<String> all = new ArrayList<>(List.of("--database-url", databaseUrl));
        all.addAll(List.of(more));
        return serve(folder, all.toArray(String[]::new));
    }

    private static Path jar() {
        return Path.of(System.getProperty("trasse.jar"));
    }

    private static String[] arguments(Path folder, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "serve",
                "--port",
                "0",
                "--data",
                folder.toString(),
                "--bot-millis",
                "2",
                "--rate-per-key",
                PLENTY,
                "--rate-per-address",
                PLENTY));
        arguments.addAll(List.of(more));
        return arguments.toArray(String[]::new);
    }
}
