package trasse.server;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks the server every few seconds whether it is alive. If two questions in a row are not answered, the watchdog writes
 * down what all threads are doing and ends the process at once, so that its supervisor starts it again. All that was
 * answered is stored, so nothing is lost.
 */
final class Watchdog implements AutoCloseable {
    static final Duration PATIENCE = Duration.ofSeconds(20);

    /** The exit code of a process that was ended by its watchdog. */
    static final int HUNG = 70;

    private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);

    private final URI question;
    private final Path dumps;
    private final Duration patience;
    private final Thread thread;

    /**
     * A watchdog that has begun to watch.
     *
     * @param host the address that the server listens at
     * @param dumps where the file with the threads goes
     * @param patience how long the server may be silent
     */
    Watchdog(String host, int port, Path dumps, Duration patience) {
        this.question = URI.create("http://" + reachable(host) + ":" + port + "/health/live");
        this.dumps = dumps;
        this.patience = patience;
        this.thread = Thread.ofPlatform().name("watchdog").daemon().start(this::watch);
    }

    /** A server that listens at all addresses cannot be reached by the one that means all. */
    private static String reachable(String host) {
        String address = host.equals("0.0.0.0") || host.equals("::")
                ? InetAddress.getLoopbackAddress().getHostAddress()
                : host;
        return address.contains(":") ? "[" + address + "]" : address;
    }

    private void watch() {
        try {
            // The second question is for a process that was stopped while it waited for the first answer.
            int silences = 0;
            while (silences < 2) {
                if (isSilent()) {
                    silences++;
                } else {
                    silences = 0;
                    Thread.sleep(patience.dividedBy(4));
                }
            }
            end();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Any answer will do. A server that hangs up, because there are too many connections or it is about to stop, is alive. */
    private boolean isSilent() {
        try {
            HttpURLConnection request = (HttpURLConnection) question.toURL().openConnection(Proxy.NO_PROXY);
            request.setConnectTimeout((int) patience.dividedBy(2).toMillis());
            request.setReadTimeout((int) patience.dividedBy(2).toMillis());
            request.setRequestProperty("Connection", "close");
            request.getResponseCode();
            request.disconnect();
            return false;
        } catch (SocketTimeoutException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private void end() {
        Path dump =
                dumps.resolve("hung-" + System.currentTimeMillis() + ".threads").toAbsolutePath();
        try {
            ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                    .dumpThreads(dump.toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
        } catch (IOException | RuntimeException e) {
            LOG.atError()
                    .setMessage("the threads cannot be written down")
                    .setCause(e)
                    .log();
        }
        LOG.atError()
                .setMessage("the server does not answer and ends itself")
                .addKeyValue("threads", dump)
                .log();
        Runtime.getRuntime().halt(HUNG);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
