package trasse.browser;

import java.util.ArrayList;
import java.util.List;

/** Calls that must be rejected. */
final class RejectedCalls {
    /** A game that begins: Ada at e4, Tim at d4. */
    static final String RECORD = """
            trasse 1
            board classic
            edition boards
            deck bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr
            player 1 Ada
            player 2 Tim
            """;

    private RejectedCalls() {}

    static List<Call> all() {
        List<Call> wrong = new ArrayList<>();
        for (String board : List.of("", "Classic", "moon", "../classic", "classic.board", "garden\n", "🦊", "\uD83E")) {
            wrong.add(Call.board(board));
            wrong.add(Call.begin(board, "boards", "Ada", 1));
            wrong.add(Call.extensions(board, "e6", "ybgs"));
            wrong.add(Call.objection(board, "e6", "ybgs", "-"));
            wrong.add(Call.learn(board, "none"));
            wrong.add(Call.pages(board, "a4", "en", "rules", "2", false));
        }
        wrong.add(Call.pages("classic", "a4", "en", "rules", "four", false));
        wrong.add(Call.pages("classic", "a5", "en", "rules", "2", false));
        wrong.add(Call.pages("classic", "a4", "", "rules", "2", false));
        wrong.add(Call.pages("classic", "a4", "en", "rules,🦊", "2", true));
        for (String edition : List.of("", "BOARDS", "box")) {
            wrong.add(Call.begin("classic", edition, "Ada", 1));
        }
        for (String names : List.of(
                "",
                "Ada\n",
                "\nAda",
                "A\nB\nC\nD\nE",
                " Ada",
                "Ada ",
                "A#da",
                "Ada\r\nTim",
                "A\tda",
                "A\u0000",
                "x".repeat(41),
                "🦊".repeat(41),
                "\uD83E",
                "A\u2028B",
                "\u0085")) {
            wrong.add(Call.begin("classic", "boards", names, 1));
        }
        String deck = RandomGame.read(RECORD).deck().orElseThrow().toString();
        for (String starts : List.of("", "1", "1 1", "1 2 3", "0 1", "1 5", "1,2", "12", "a b", "1 🦊")) {
            wrong.add(Call.beginWith("classic", "boards", "Ada\nTim", starts, deck));
        }
        for (String cards : List.of("", "ybgs", deck + " ybgs", deck.replace("bgsr", "bgrs bgsr"), "🦊")) {
            wrong.add(Call.beginWith("classic", "boards", "Ada", "1", cards));
        }
        for (String record : records()) {
            wrong.add(Call.position(record, ""));
            wrong.add(Call.play(record, "", "-"));
            wrong.add(Call.bot(record, "", 1, "butterfly", 1, 1));
        }
        for (int rounds : List.of(-1, 3, Integer.MAX_VALUE)) {
            wrong.add(Call.playOn(RandomGame.record(11, 2), rounds, "1", "Ada", deck));
        }
        wrong.add(Call.playOn("", 0, "1", "Ada", deck));
        wrong.add(Call.playOn(RECORD, 0, "3", "Ada", deck));
        wrong.add(Call.playOn(RECORD, 0, "1 2", "Ada", deck));
        wrong.add(Call.playOn(RECORD, 0, "1", "", deck));
        wrong.add(Call.playOn(RECORD, 0, "1", "Ada", "ybgs"));
        wrong.add(Call.playOn(RandomGame.record(11, 2), 2, "1 2 3 4", "A\nB\nC\nD", deck));
        for (String packed : List.of("", "A", "AAAA", "🦊", "AAAAAAAAAAAA", RulesExports.pack(RECORD) + "A")) {
            wrong.add(Call.unpack(packed));
        }
        wrong.add(Call.pack(""));
        wrong.add(Call.paper("box", 2, "1:8", "- -"));
        for (int players : List.of(-1, 0, 5)) {
            wrong.add(Call.paper("pad", players, "", "- -"));
        }
        for (String announcements : List.of("8", "1:1", "1:11", "3:8", "0:8", "1:8 1:8", "\n".repeat(16), "🦊")) {
            wrong.add(Call.paper("pad", 2, announcements, "- -"));
        }
        for (String missed : List.of("", "-", "- - -", "61 -", "7 -", "60 -", "-1 -", "x -", "10,- -", "010 -")) {
            wrong.add(Call.paper("pad", 2, "1:8", missed));
        }
        for (String action :
                List.of("", "e4", "e4:", "e4: e9x", "e5: e6", "e4: e6", "e4: e3 e4", "e4: f4 f5", "e4: e3")) {
            wrong.add(Call.objection("classic", "e4", "ybgs", action));
        }
        String open = RandomGame.withoutDeck(RECORD);
        for (String card : List.of("x", "ybg", "ybgsr", "yybb", "ybgsrv", " ybgs", "ybgs ", "🦊", "ybgs")) {
            wrong.add(Call.position(RECORD, card));
            wrong.add(Call.play(RECORD, card, "-\n-"));
            wrong.add(Call.bot(RECORD, card, 1, "butterfly", 1, 1));
        }
        for (String card : List.of("", "ybg", "yybbg")) {
            wrong.add(Call.extensions("classic", "e6", card));
            wrong.add(Call.openEnds("classic", "e6", "ybgs " + card + " x"));
        }
        wrong.add(Call.play(open, "", "-\n-"));
        wrong.add(Call.bot(open, "", 1, "butterfly", 1, 1));
        for (String line : List.of("", " ", "e6 e8", "e6 e7 e6", "z1", "E6", "e6,e7", "j1", "🦊")) {
            wrong.add(Call.extensions("classic", line, "ybgs"));
            wrong.add(Call.openEnds("classic", line, "ybgs"));
        }
        for (String numbers : List.of("1", "11", "x", "2,3", "08", "-2")) {
            wrong.add(Call.gains("classic", 1, numbers, "", "d3"));
            wrong.add(Call.gains("classic", 2, "", numbers, "d3"));
        }
        wrong.add(Call.gains("moon", 1, "", "", "d3"));
        wrong.add(Call.gains("classic", 1, "", "", "d3 z9"));
        for (String actions : actions()) {
            wrong.add(Call.play(RECORD, "", actions));
        }
        for (int start : List.of(-1, 0, 3, 4, 5, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
            wrong.add(Call.bot(RECORD, "", start, "magpie", 1, 1));
        }
        for (String level : List.of("", "Owl", "genius")) {
            wrong.add(Call.bot(RECORD, "", 1, level, 1, 1));
        }
        String over = RandomGame.record(7, 15);
        wrong.add(Call.position(over, "ybgs"));
        wrong.add(Call.play(over, "", "-"));
        wrong.add(Call.play(over, "ybgs", "-"));
        wrong.add(Call.bot(over, "", 1, "owl", 1, 1));
        wrong.add(Call.attempt(over, "", 1, "-"));
        wrong.add(Call.attempt(RECORD, "", 1, "nonsense"));
        wrong.add(Call.attempt(RECORD, "", 1, "a1: a2"));
        wrong.add(Call.hindsight(over, 9, 1, 1));
        wrong.add(Call.hindsight(over, 1, 0, 1));
        wrong.add(Call.hindsight(RECORD, 1, 17, 1));
        String overOpen = RandomGame.withoutDeck(over);
        wrong.add(Call.position(overOpen, "ybgs"));
        wrong.add(Call.play(overOpen, "ybgs", "-"));
        wrong.add(Call.learn("classic", "none"));
        wrong.add(Call.learn("classic", "half-classic"));
        wrong.add(Call.learn("classic", "garden"));
        return wrong;
    }

    private static List<String> actions() {
        return List.of(
                "",
                "-",
                "-\n-\n-",
                "-\n",
                "pass\n-",
                "e4\n-",
                "e4:\n-",
                "e4: \n-",
                ": e5\n-",
                "e4; e5\n-",
                "e4: z9\n-",
                "e4: e9\n-",
                "e4: e4\n-",
                "a1: a2\n-",
                "e4: e3\n-",
                "e4: f4 e4\n-",
                "e4: f4 f5 f4\n-",
                "e4: e5 d4 c4 c3\n-",
                "-\ne4: e5",
                "e4: a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c1 c2\n-");
    }

    private static List<String> records() {
        List<String> records = new ArrayList<>(List.of(
                "",
                "\n",
                "trasse",
                "trasse 2\n",
                "trasse 1",
                "{}",
                "🦊",
                "trasse 1\nboard moon\n",
                "trasse 1\uD83E\n"));
        // A good one, cut off behind each line but the last, and with each line spoilt.
        List<String> lines = RandomGame.record(11, 2).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            List<String> spoilt = new ArrayList<>(lines);
            spoilt.set(i, lines.get(i) + " \"\\\u0001");
            records.add(String.join("\n", spoilt));
            List<String> twice = new ArrayList<>(lines);
            twice.add(i, lines.get(i));
            records.add(String.join("\n", twice));
            List<String> without = new ArrayList<>(lines);
            without.remove(i);
            records.add(String.join("\n", without));
        }
        // Without its deck or its blank line it is still good.
        records.removeIf(record -> !RulesExports.position(record, "").startsWith("{\"error\""));
        return records;
    }
}
