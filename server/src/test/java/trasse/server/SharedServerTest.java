package trasse.server;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.testkit.Client;

/**
 * Tests that share a running server, once with each kind of database. Each has tables and visitors of its own, so that
 * none meets what another has left behind.
 */
@ParameterizedClass
@EnumSource
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedServerTest {
    @Parameter
    private @Nullable Store store;

    private @Nullable Running server;

    @BeforeParameterizedClassInvocation(injectArguments = false)
    void start(@TempDir Path folder) {
        server = new Running(settings(store().settings(folder)), clock());
    }

    /** The settings of the server, given the usual ones. */
    Settings settings(Settings usual) {
        return usual;
    }

    InstantSource clock() {
        return InstantSource.system();
    }

    @AfterParameterizedClassInvocation(injectArguments = false)
    void stop() {
        server().close();
    }

    Running server() {
        return Objects.requireNonNull(server);
    }

    Store store() {
        return Objects.requireNonNull(store);
    }

    Client arrive(String name) {
        return server().arrive(name);
    }

    Client spectator() {
        return Client.spectator(server().port());
    }
}
