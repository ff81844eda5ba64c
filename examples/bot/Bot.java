import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private final URI server;
    private String token = "";
    private String table = "";
    private String lastEvent = "0";
    private String decidedRound = "";

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
        token = (String) Json.object(post("/api/tokens", "")).get("token");
    }

    private void makeTable() throws Exception {
        String made = post("/api/tables", "{\"command\":\"make\",\"name\":\"" + NAME + "\",\"bots\":[\"greedy\"]}");
        table = "/api/tables/" + Json.object(made).get("table");
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
                Map<String, Object> view = Json.object(line.substring("data: ".length()));
                lastEvent = (String) view.get("number");
                if (isOver(view)) {
                    return true;
                }
                decide(view);
            }
        }
        return false;
    }

    private static boolean isOver(Map<String, Object> view) {
        String phase = (String) view.get("phase");
        if (phase.equals("over")) {
            for (Map<String, Object> chair : Json.objects(view.get("chairs"))) {
                System.out.println(chair.get("name") + ": " + chair.get("total"));
            }
        }
        return phase.equals("over") || phase.equals("abandoned");
    }

    /** Moves once in every round. */
    private void decide(Map<String, Object> view) throws Exception {
        String round = (String) view.get("round");
        if (!view.containsKey("card") || round.equals(decidedRound)) {
            return;
        }
        Action move = choose(view);
        // The round is the command's id, too: if no answer comes and the move is sent again, it counts once.
        post(table + "/move", "{\"command\":\"%1$s\",\"round\":%1$s,\"move\":\"%2$s\"}".formatted(round, move));
        decidedRound = round;
        System.out.println("Round " + round + ": " + move);
    }

    /** Whatever brings the most points now. Make it better! */
    private static Action choose(Map<String, Object> view) {
        Map<String, Object> own = ownChair(view);
        Board board = board(view);
        Card card = Card.parse((String) view.get("card")).orElseThrow();
        Line line = Line.parse(String.join(" ", Json.texts(own.get("line")))).orElseThrow();
        List<String> halves = Json.texts(own.get("halves"));
        return line.extensions(card, board).stream()
                .max(Comparator.comparingInt(extension -> gain(extension, board, halves)))
                .map(Action.class::cast)
                .orElse(new Pass());
    }

    private static Map<String, Object> ownChair(Map<String, Object> view) {
        return Json.objects(view.get("chairs")).stream()
                .filter(chair -> chair.get("chair").equals(view.get("you")))
                .findFirst()
                .orElseThrow();
    }

    private static Board board(Map<String, Object> view) {
        Map<String, Object> terms = Json.asObject(view.get("terms"));
        Object code = Json.asObject(terms.get("board")).get("code");
        return BoardReference.parse("~" + code).orElseThrow();
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

    private String post(String path, String body) throws Exception {
        HttpRequest request =
                request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        // 409 says that the table has moved on, as when time was up. The stream tells what there is to do now.
        if (answer.statusCode() >= 300 && answer.statusCode() != 409) {
            throw new IllegalStateException(answer + ": " + answer.body());
        }
        return answer.body();
    }

    /** Just enough JSON, as the server writes it: objects are maps, and numbers are kept as text. */
    private static final class Json {
        private final String text;
        private int at;

        private Json(String text) {
            this.text = text;
        }

        static Map<String, Object> object(String text) {
            return asObject(new Json(text).value());
        }

        @SuppressWarnings("unchecked")
        static Map<String, Object> asObject(Object value) {
            return (Map<String, Object>) value;
        }

        static List<Map<String, Object>> objects(Object list) {
            return ((List<?>) list).stream().map(Json::asObject).toList();
        }

        static List<String> texts(Object list) {
            return ((List<?>) list).stream().map(Object::toString).toList();
        }

        private Object value() {
            return switch (text.charAt(at)) {
                case '{' -> members();
                case '[' -> elements();
                case '"' -> string();
                default -> word();
            };
        }

        private Map<String, Object> members() {
            Map<String, Object> members = new HashMap<>();
            at++;
            while (!skip('}')) {
                String key = string();
                skip(':');
                members.put(key, value());
                skip(',');
            }
            return members;
        }

        private List<Object> elements() {
            List<Object> elements = new ArrayList<>();
            at++;
            while (!skip(']')) {
                elements.add(value());
                skip(',');
            }
            return elements;
        }

        private boolean skip(char sign) {
            boolean there = text.charAt(at) == sign;
            at += there ? 1 : 0;
            return there;
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                if (text.charAt(at) != '\\') {
                    string.append(text.charAt(at));
                } else if (text.charAt(++at) == 'u') {
                    string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 4;
                } else {
                    string.append(text.charAt(at));
                }
            }
            at++;
            return string.toString();
        }

        /** A number, true or false. */
        private String word() {
            int begin = at;
            while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            return text.substring(begin, at);
        }
    }
}
