package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is asked to stop. */
class StoppingTest {
    @Test
    void aRequestThatHasBegunIsAnswered(@TempDir Path folder) throws Exception {
        Running server = Running.on(Store.SQLITE, folder);
        Client ada = server.arrive("Ada");
        byte[] body = "{\"command\":\"c\",\"name\":\"Ada\"}".getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write(("POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + ada.token()
                                    + "\r\nContent-Length: " + body.length + "\r\n\r\n{")
                            .getBytes(StandardCharsets.US_ASCII));
            Client.Following streaming = ada.follow(ada.open(Map.of()), 0);
            streaming.awaitType("cardTurned");
            Thread stopping = Thread.startVirtualThread(server::close);
            // The stream ends when the server has begun to stop.
            while (!streaming.hasEnded()) {
                Playing.pause(5);
            }
            socket.getOutputStream().write(body, 1, body.length - 1);
            String status = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            assertEquals("HTTP/1.1 201 Created", status);
            stopping.join();
        }
        assertThrows(Client.Unreachable.class, () -> ada.get("/api/tables"));
    }

    @Test
    void whatWasAnsweredIsThereAfterwards(@TempDir Path folder) {
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client ada = server.arrive("Ada");
            String table = ada.open(Map.of());
            int number =
                    ada.move(table, 1, "-").expect(200).body().path("number").asInt();
            server.restart();
            ada.moveTo(server.port());
            assertTrue(ada.show(table).path("number").asInt() >= number);
        }
    }
}
