package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;

class ServerProcessTest {
    /** Answers each connection with a byte. */
    static final class Answering {
        private Answering() {}

        public static void main(String[] arguments) throws IOException {
            try (ServerSocket socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress())) {
                System.out.println("http://127.0.0.1:" + socket.getLocalPort() + "/");
                while (true) {
                    try (Socket client = socket.accept()) {
                        client.getOutputStream().write(Integer.parseInt(arguments[0]));
                    }
                }
            }
        }
    }

    static final class Failing {
        private Failing() {}

        public static void main(String[] arguments) {
            System.err.println("no " + arguments[0] + " here");
        }
    }

    private static int answer(int port) throws IOException {
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return client.getInputStream().read();
        }
    }

    @Test
    void aKilledServerIsGoneUntilItIsStartedAgain() throws Exception {
        try (ServerProcess server = ServerProcess.ofClass(Answering.class, "42")) {
            assertEquals(42, answer(server.port()));
            server.kill();
            assertThrows(ConnectException.class, () -> answer(server.port()));
            server.restart();
            assertEquals(42, answer(server.port()));
        }
    }

    @Test
    void whatAServerPrintsThatDoesNotStartIsShown() {
        AssertionError failure =
                assertThrows(AssertionError.class, () -> ServerProcess.ofClass(Failing.class, "database"));
        assertTrue(String.valueOf(failure.getMessage()).contains("no database here"), failure.getMessage());
    }
}
