package trasse.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests with a running server and an empty database, once with each kind of database. */
@ParameterizedClass
@EnumSource
abstract class ServerTest {
    private final Store store;
    private Running server;

    ServerTest(Store store) {
        this.store = store;
    }

    @BeforeEach
    void start(@TempDir Path folder) {
        server = Running.on(store, folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    Running server() {
        return server;
    }

    Store store() {
        return store;
    }

    Client arrive(String name) {
        return server.arrive(name);
    }
}
