package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import trasse.json.JsonWriter;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;

/** Records with a fault: at least one for each kind of fault. */
final class BrokenRecords {
    private static final String RECORD = """
            trasse 1
            board classic
            edition boards
            deck bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr
            player 1 Ada
            player 2 Tim
            round 1 bgsr
            1 e4: d3
            2 -
            """;

    private BrokenRecords() {}

    static List<String> all() {
        List<String> broken = new ArrayList<>();
        broken.add("");
        broken.add(RECORD.replace("trasse 1", "trasse 2"));
        for (String line : List.of("board classic", "edition boards")) {
            broken.add(RECORD.replace(line + "\n", ""));
            broken.add(RECORD.replace(line, line + "\n" + line));
            broken.add(RECORD.replace(line, line + "s"));
        }
        broken.add(RECORD.replace("player 1 Ada\nplayer 2 Tim\n", ""));
        broken.add(RECORD.replace("edition", "editoin"));
        broken.add(RECORD.replace("deck bgsr ", "deck "));
        broken.add(RECORD.replace("player 2", "player 5"));
        broken.add(RECORD.replace("Tim", "x".repeat(41)));
        broken.add(RECORD.replace("player 2", "player 1"));
        broken.add(RECORD.replace("round 1", "round 2"));
        broken.add(RECORD.replace("round 1 bgsr", "round 1 bgs"));
        broken.add(RECORD.replace("round 1 bgsr", "round 1 gsrv"));
        broken.add(RECORD.replaceAll("deck .*\n", "") + "round 2 bgsr\n");
        broken.add(RECORD.replace("2 -\n", ""));
        broken.add(RECORD.replace("1 e4: d3", "2 -"));
        broken.add(RECORD.replace("1 e4: d3", "1 e4 d3"));
        for (String action : List.of("d3: d2", "e4: a1", "e4: d3 e4", "e4: e3", "e4: d3 d4 e5 f6")) {
            broken.add(RECORD.replace("e4: d3", action));
        }
        broken.add(RandomGame.record(3, 15) + "round 16 bgsr\n");
        broken.add(RECORD + "\0");
        return broken;
    }

    /** What the page is told about the fault of a record. */
    static String fault(String record) {
        JsonWriter json = new JsonWriter();
        Rejection.write(failure(record), json);
        return json.toString();
    }

    private static NotationException failure(String record) {
        try {
            return Replay.read("record", record.getBytes(StandardCharsets.UTF_8))
                    .fault()
                    .orElseThrow(() -> new IllegalArgumentException("no fault in " + record));
        } catch (NotationException failure) {
            return failure;
        }
    }
}
