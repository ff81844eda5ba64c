import static java.net.http.HttpResponse.BodyHandlers.*;
import static java.util.Comparator.comparingInt;
import java.io.*;
import java.net.URI;
import java.net.http.*;
import trasse.rules.*;
import trasse.rules.notation.*;

/** Plays one game: with a server's address against a bot, with that of a table (…/api/tables/ID) at that table. */
public class Bot {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static URI home;
    static String table, token = "", number = "0", name = "Bot " + ProcessHandle.current().pid();

    public static void main(String[] args) throws Exception {
        home = URI.create(args[0]);
        token = find("token", ask("/api/tokens", "", ofString()));
        boolean joins = home.getPath().startsWith("/api/tables/");
        String sit = "{\"command\":\"sit\",\"name\":\"" + name + (joins ? "\"}" : "\",\"bots\":[\"greedy\"]}");
        table = "/api/tables/" + find("table", ask(joins ? home.getPath() + "/join" : "/api/tables", sit, ofString()));
        for (boolean over = false; !over; Thread.sleep(500)) {
            try (var lines = ask(table + "/events", null, ofLines())) {
                var events = lines.filter(line -> line.startsWith("data: ")).iterator();
                while (!over && events.hasNext()) over = hear(events.next());
            } catch (IOException | UncheckedIOException e) {} // the server is away: the stream goes on when it is back
        }
    }

    static boolean hear(String event) throws Exception {
        if (event.contains("\"type\":\"cardTurned\"")) {
            String body = "{\"command\":\"%1$s\",\"round\":%1$s,\"move\":\"%2$s\"}";
            ask(table + "/move", body.formatted(find("round", event), move(find("card", event))), ofString());
        }
        number = find("number", event);
        System.out.println(event);
        return event.contains("\"type\":\"over\"") || event.contains("\"type\":\"abandoned\"");
    }

    static String move(String card) throws Exception { // whatever brings the most points now
        var game = RecordReader.read("record", ask(table + "/record", null, ofByteArray())).game();
        Seat own = game.position().seats().stream().filter(s -> s.player().name().equals(name)).findFirst().get();
        Board board = game.position().setup().board();
        var pay = comparingInt((Extension e) -> e.fields().stream().mapToInt(f -> 1 + board.number(f).orElse(0)).sum());
        var possible = own.line().extensions(Card.parse(card).orElseThrow(), board).stream();
        return possible.max(pay).map(Extension::toString).orElse("-");
    }

    static <T> T ask(String path, String body, HttpResponse.BodyHandler<T> handler) throws Exception {
        var request = HttpRequest.newBuilder(home.resolve(path)).headers("Authorization", "Bearer " + token);
        if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<T> answer = HTTP.send(request.header("Last-Event-ID", number).build(), handler);
        if (answer.statusCode() < 300 || answer.statusCode() == 409) return answer.body(); // 409: time was up, say
        throw new IllegalStateException(answer + ": " + answer.body());
    }

    static String find(String field, String json) {
        return json.replaceFirst("(?s).*?\"" + field + "\":\"?([^\",}]+).*", "$1");
    }
}
