package trasse.e2e.engines;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Firefox without a window, through Marionette, its own WebDriver: every message is its length in bytes, a colon, and a
 * JSON array.
 */
final class Firefox extends RemoteBrowser {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern LISTENING = Pattern.compile("Marionette\\s+INFO\\s+Listening on port (\\d+)");

    private final Path profile;
    private final Process firefox;
    private final Socket socket;
    private final InputStream in;
    private final String version;
    private int sent;

    /**
     * Begins with a new profile.
     *
     * @param folder for the profile
     */
    Firefox(Path folder) {
        try {
            profile = Files.createTempDirectory(folder.toAbsolutePath(), "firefox");
            Files.writeString(profile.resolve("user.js"), """
                    user_pref("marionette.port", 0);
                    user_pref("intl.accept_languages", "en-GB, en");
                    """);
            firefox = new ProcessBuilder(program(), "--headless", "--marionette", "--profile", profile.toString())
                    .redirectErrorStream(true)
                    .start();
            socket = new Socket(InetAddress.getLoopbackAddress(), port());
            in = new BufferedInputStream(socket.getInputStream());
            receive();
            JsonNode begun = command("WebDriver:NewSession", Map.of());
            version = "Firefox "
                    + begun.path("capabilities").path("browserVersion").asText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String program() {
        return Stream.of("firefox-esr", "firefox")
                .filter(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name))))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("these tests need Firefox: install it"));
    }

    /** Firefox says at which port it listens. */
    private int port() throws IOException {
        BufferedReader said = firefox.inputReader();
        for (String first = said.readLine(); first != null; first = said.readLine()) {
            Matcher port = LISTENING.matcher(first);
            if (port.find()) {
                Thread.startVirtualThread(() -> said.lines().forEach(line -> {}));
                return Integer.parseInt(port.group(1));
            }
        }
        throw new IllegalStateException("Firefox has ended");
    }

    private JsonNode command(String name, Map<String, ?> parameters) throws IOException {
        byte[] message = JSON.writeValueAsBytes(List.of(0, ++sent, name, parameters));
        socket.getOutputStream().write((message.length + ":").getBytes(UTF_8));
        socket.getOutputStream().write(message);
        JsonNode answer = receive();
        if (!answer.get(2).isNull()) {
            throw new AssertionError(answer.get(2).toString());
        }
        return answer.get(3);
    }

    private JsonNode receive() throws IOException {
        int length = 0;
        for (int digit = in.read(); digit != ':'; digit = in.read()) {
            if (digit < 0) {
                throw new IOException("Firefox has ended");
            }
            length = 10 * length + digit - '0';
        }
        return JSON.readTree(in.readNBytes(length));
    }

    @Override
    JsonNode send(Command command, Map<String, ?> parameters) {
        String name = switch (command) {
            case OPEN -> "WebDriver:Navigate";
            case RUN -> "WebDriver:ExecuteAsyncScript";
            case ACT -> "WebDriver:PerformActions";
            case PICTURE -> "WebDriver:TakeScreenshot";
        };
        try {
            return command(name, parameters).path("value");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    String version() {
        return version;
    }

    @Override
    public void close() {
        try {
            command("Marionette:Quit", Map.of());
            socket.close();
            firefox.waitFor(10, TimeUnit.SECONDS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            firefox.destroyForcibly();
        }
    }
}
