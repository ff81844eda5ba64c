package trasse.server;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import trasse.testkit.Client;

/** A server for a test, which can be stopped and started again with what it has stored. */
final class Running implements AutoCloseable {
    private final Settings settings;
    private final InstantSource clock;
    private Server server;

    Running(Settings settings, InstantSource clock) {
        this.settings = settings;
        this.clock = clock;
        this.server = start();
    }

    static Running on(Store store, Path folder) {
        return new Running(store.settings(folder), InstantSource.system());
    }

    private Server start() {
        try {
            return Server.start(settings, clock);
        } catch (StartFailure e) {
            throw new IllegalStateException(e);
        }
    }

    int port() {
        return server.port();
    }

    List<String> routes() {
        return server.routes();
    }

    Client arrive(String name) {
        return Client.arrive(port(), name);
    }

    void restart() {
        server.close();
        server = start();
    }

    @Override
    public void close() {
        server.close();
    }
}
