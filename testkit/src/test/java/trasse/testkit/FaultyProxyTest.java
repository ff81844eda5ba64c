package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trasse.rules.Prng;

class FaultyProxyTest {
    private static final int PATIENCE = 60_000;
    private static final int LENGTH = 300_000;

    private ServerSocket server;

    @BeforeEach
    void listen() throws IOException {
        server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        server.setSoTimeout(PATIENCE);
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
    }

    private FaultyProxy proxy(ConnectionFaults faults) {
        return new FaultyProxy(server::getLocalPort, connection -> faults);
    }

    private static Socket connect(FaultyProxy proxy) throws IOException {
        Socket client = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        client.setSoTimeout(PATIENCE);
        return client;
    }

    private Socket accept() throws IOException {
        Socket accepted = server.accept();
        accepted.setSoTimeout(PATIENCE);
        return accepted;
    }

    private static byte[] bytes(long seed) {
        Prng prng = new Prng(seed);
        byte[] bytes = new byte[LENGTH];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) prng.below(256);
        }
        return bytes;
    }

    private static CompletableFuture<Void> sent(Socket socket, byte[] bytes) {
        return CompletableFuture.runAsync(() -> {
            try {
                socket.getOutputStream().write(bytes);
                socket.shutdownOutput();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Closed, or reset where bytes were on their way. */
    private static void assertEnded(Socket socket) throws IOException {
        try {
            assertEquals(-1, socket.getInputStream().read());
        } catch (SocketException e) {
            assertEquals("Connection reset", e.getMessage());
        }
    }

    private void assertAllArrivesBothWays(ConnectionFaults faults) throws Exception {
        byte[] request = bytes(1);
        byte[] answer = bytes(2);
        try (FaultyProxy proxy = proxy(faults);
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            CompletableFuture<Void> asked = sent(client, request);
            assertArrayEquals(request, accepted.getInputStream().readAllBytes());
            CompletableFuture<Void> answered = sent(accepted, answer);
            assertArrayEquals(answer, client.getInputStream().readAllBytes());
            asked.get();
            answered.get();
            assertEquals(0, proxy.cuts());
        }
    }

    @Test
    void withoutFaultsAllArrives() throws Exception {
        assertAllArrivesBothWays(ConnectionFaults.NONE);
    }

    @Test
    void whatIsDelayedArrivesWholeAndInOrder() throws Exception {
        assertAllArrivesBothWays(ConnectionFaults.NONE.delayed(3, 1));
    }

    @Test
    void aCutRequestEndsBothSidesAfterItsBytes() throws Exception {
        byte[] request = bytes(1);
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE.withRequestCut(1000));
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            client.getOutputStream().write(request, 0, 2000);
            assertArrayEquals(
                    Arrays.copyOf(request, 1000), accepted.getInputStream().readAllBytes());
            assertEnded(client);
            assertEquals(1, proxy.cuts());
        }
    }

    @Test
    void aCutAnswerEndsBothSidesAfterItsBytes() throws Exception {
        byte[] answer = bytes(2);
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE.withAnswerCut(1000));
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            client.getOutputStream().write(1);
            assertEquals(1, accepted.getInputStream().read());
            accepted.getOutputStream().write(answer, 0, 2000);
            assertArrayEquals(
                    Arrays.copyOf(answer, 1000), client.getInputStream().readAllBytes());
            assertEnded(accepted);
            assertEquals(1, proxy.cuts());
        }
    }

    @Test
    void anAnswerMayBeLostAltogether() throws Exception {
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE.withAnswerCut(0));
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            client.getOutputStream().write(1);
            assertEquals(1, accepted.getInputStream().read());
            accepted.getOutputStream().write(2);
            assertEnded(client);
        }
    }

    @Test
    void aDuplicatedRequestArrivesTwiceAndIsAnsweredOnce() throws Exception {
        byte[] request = bytes(1);
        BlockingQueue<byte[]> received = new LinkedBlockingQueue<>();
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE.sentTwice());
                Socket client = connect(proxy)) {
            for (int i = 1; i <= 2; i++) {
                byte answer = (byte) i;
                Socket accepted = accept();
                Thread.startVirtualThread(() -> {
                    try (accepted) {
                        received.add(accepted.getInputStream().readAllBytes());
                        accepted.getOutputStream().write(new byte[] {answer, answer});
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
            CompletableFuture<Void> asked = sent(client, request);
            assertArrayEquals(request, received.poll(PATIENCE, TimeUnit.MILLISECONDS));
            assertArrayEquals(request, received.poll(PATIENCE, TimeUnit.MILLISECONDS));
            assertArrayEquals(new byte[] {1, 1}, client.getInputStream().readAllBytes());
            asked.get();
            assertEquals(1, proxy.duplicates());
        }
    }

    @Test
    void connectionsFollowThePlanInTheirOrder() throws Exception {
        FaultPlan plan = FaultPlan.seeded(7).cutting(50, 1);
        try (FaultyProxy proxy = new FaultyProxy(server::getLocalPort, plan)) {
            for (int i = 0; i < 20; i++) {
                try (Socket client = connect(proxy);
                        Socket accepted = accept()) {
                    client.getOutputStream().write(5);
                    boolean cutRequest = plan.faults(i).cutRequestAfter().isPresent();
                    assertEquals(cutRequest ? -1 : 5, accepted.getInputStream().read());
                    if (!cutRequest) {
                        accepted.getOutputStream().write(6);
                        boolean cutAnswer = plan.faults(i).cutAnswerAfter().isPresent();
                        assertEquals(cutAnswer ? -1 : 6, client.getInputStream().read());
                    }
                }
            }
        }
    }

    @Test
    void withoutAServerAConnectionEnds() throws Exception {
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE)) {
            server.close();
            try (Socket client = connect(proxy)) {
                assertEnded(client);
            }
        }
    }

    @Test
    void aClosedProxyEndsItsConnections() throws Exception {
        FaultyProxy proxy = proxy(ConnectionFaults.NONE);
        try (Socket client = connect(proxy);
                Socket accepted = accept()) {
            proxy.close();
            assertEnded(accepted);
            assertEnded(client);
        }
    }

    @Test
    void allConnectionsCanBeCut() throws Exception {
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE);
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            client.getOutputStream().write(1);
            assertEquals(1, accepted.getInputStream().read());
            proxy.cutAll();
            assertEnded(client);
            assertEnded(accepted);
        }
    }

    @Test
    void aForgottenConnectionStaysOpenAndPassesNothing() throws Exception {
        try (FaultyProxy proxy = proxy(ConnectionFaults.NONE);
                Socket client = connect(proxy);
                Socket accepted = accept()) {
            client.getOutputStream().write(1);
            assertEquals(1, accepted.getInputStream().read());
            proxy.forgetAll();
            client.getOutputStream().write(2);
            client.shutdownOutput();
            accepted.setSoTimeout(200);
            assertThrows(
                    SocketTimeoutException.class,
                    () -> accepted.getInputStream().read());
            try (Socket other = connect(proxy);
                    Socket next = accept()) {
                other.getOutputStream().write(3);
                assertEquals(3, next.getInputStream().read());
            }
        }
    }
}
