import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.notation.BoardReference;

/**
 * Plays one game over HTTP.
 *
 * <p>With the address of a server, it makes a table and plays against a bot of the server. With the address of a table,
 * {@code http://HOST/api/tables/ID}, it takes a chair there and waits for the start.
 *
 * <p>All it needs to know comes with the stream of the table: after everything that happens, the server sends the table
 * as this player may see it. The bot looks at it and, if it has to decide, sends a move.
 */
public class Bot {
    private static final String NAME = "Bot " + ProcessHandle.current().pid();

    private final HttpClient http = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();
    private final URI server;
    private String token = "";
    private String table = "";
    private String lastEvent = "0";
    private int decidedRound;

    Bot(URI server) {
        this.server = server;
    }

    public static void main(String[] arguments) throws Exception {
        URI address = URI.create(arguments[0]);
        Bot bot = new Bot(address);
        bot.getKey();
        if (address.getPath().startsWith("/api/tables/")) {
            bot.join(address.getPath());
        } else {
            bot.makeTable();
        }
        bot.play();
    }

    /** A key is all that the server knows about a player. */
    private void getKey() throws Exception {
        token = post("/api/tokens", "").path("token").asText();
    }

    private void makeTable() throws Exception {
        JsonNode made = post("/api/tables", "{\"command\":\"make\",\"name\":\"" + NAME + "\",\"bots\":[\"magpie\"]}");
        table = "/api/tables/" + made.path("table").asText();
    }

    private void join(String path) throws Exception {
        post(path + "/join", "{\"command\":\"join\",\"name\":\"" + NAME + "\"}");
        table = path;
    }

    /** Follows the table until the game is over. If the connection breaks, it goes on where it was. */
    private void play() throws Exception {
        boolean over = false;
        while (!over) {
            try (Stream<String> lines = openStream()) {
                over = follow(lines.iterator());
            } catch (IOException | UncheckedIOException e) {
                System.out.println("The stream has ended; trying again. " + e.getMessage());
            }
            Thread.sleep(500);
        }
    }

    private Stream<String> openStream() throws Exception {
        HttpRequest request =
                request(table + "/events").header("Last-Event-ID", lastEvent).build();
        HttpResponse<Stream<String>> answer = http.send(request, BodyHandlers.ofLines());
        if (answer.statusCode() != 200) {
            throw new IOException(answer.body().collect(Collectors.joining()));
        }
        return answer.body();
    }

    /**
     * Reads messages: lines like {@code event: NAME} and {@code data: JSON}, ended by an empty line.
     *
     * @return whether the game is over
     */
    private boolean follow(Iterator<String> lines) throws Exception {
        String name = "";
        while (lines.hasNext()) {
            String line = lines.next();
            if (line.isEmpty()) {
                name = "";
            } else if (line.startsWith("event: ")) {
                name = line.substring("event: ".length());
            } else if (line.startsWith("data: ") && name.equals("table")) {
                JsonNode view = json.readTree(line.substring("data: ".length()));
                lastEvent = view.path("number").asText();
                if (isOver(view)) {
                    return true;
                }
                decide(view);
            }
        }
        return false;
    }

    private static boolean isOver(JsonNode view) {
        String phase = view.path("phase").asText();
        if (phase.equals("over")) {
            for (JsonNode chair : view.path("chairs")) {
                System.out.println(chair.path("name").asText() + ": " + chair.path("total"));
            }
        }
        return phase.equals("over") || phase.equals("abandoned");
    }

    /** Moves once in every round. */
    private void decide(JsonNode view) throws Exception {
        int round = view.path("round").asInt();
        if (!view.has("card") || round == decidedRound) {
            return;
        }
        Action move = choose(view);
        // The round is the command's id, too: if no answer comes and the move is sent again, it counts once.
        post(table + "/move", "{\"command\":\"%1$d\",\"round\":%1$d,\"move\":\"%2$s\"}".formatted(round, move));
        decidedRound = round;
        System.out.println("Round " + round + ": " + move);
    }

    /** The extension that brings the most points now. Make it better! */
    private static Action choose(JsonNode view) {
        JsonNode own = ownChair(view);
        Board board = BoardReference.parse("~" + view.at("/terms/board/code").asText()).orElseThrow();
        Card card = Card.parse(view.path("card").asText()).orElseThrow();
        Line line = Line.parse(String.join(" ", texts(own.path("line")))).orElseThrow();
        List<String> halves = texts(own.path("halves"));
        return line.extensions(card, board).stream()
                .max(Comparator.comparingInt(extension -> gain(extension, board, halves)))
                .map(Action.class::cast)
                .orElse(new Pass());
    }

    private static JsonNode ownChair(JsonNode view) {
        for (JsonNode chair : view.path("chairs")) {
            if (chair.path("chair").equals(view.path("you"))) {
                return chair;
            }
        }
        throw new IllegalStateException("no chair is ours");
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
    }

    /** A point for every field, since it no longer counts as minus, and the numbers on them, in full or half. */
    private static int gain(Extension extension, Board board, List<String> halves) {
        int gain = 0;
        for (Field field : extension.fields()) {
            int number = board.number(field).orElse(0);
            boolean half = halves.contains(String.valueOf(number));
            gain += 1 + (half ? (number + 1) / 2 : number);
        }
        return gain;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.resolve(path)).header("Authorization", "Bearer " + token);
    }

    private JsonNode post(String path, String body) throws Exception {
        HttpRequest request =
                request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        // 409 says that the table has moved on, as when time was up. The stream tells what there is to do now.
        if (answer.statusCode() >= 300 && answer.statusCode() != 409) {
            throw new IllegalStateException(answer + ": " + answer.body());
        }
        return json.readTree(answer.body());
    }
}
