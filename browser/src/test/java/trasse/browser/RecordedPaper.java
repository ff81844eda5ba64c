package trasse.browser;

import java.util.List;

/** What the page asks while people play on paper, with the answers, for the page's own tests. */
final class RecordedPaper {
    private static final long DEAL = 5;

    private final RecordedCalls calls = new RecordedCalls();
    private final String edition;
    private final int players;

    private RecordedPaper(String edition, int players) {
        this.edition = edition;
        this.players = players;
        calls.ask(Call.replay(calls.ask(Call.begin("classic", "boards", "-", DEAL))));
    }

    /** The first two reach the 8 together, the third in the next round; then nothing more happens, and all count. */
    static RecordedPaper ofThree() {
        RecordedPaper game = new RecordedPaper("boards", 3);
        for (String announcements : List.of("", "1:8", "1:8 2:8", "2:8", "1:8 2:8\n3:8")) {
            game.hears(announcements, "- - -");
        }
        for (String before : List.of("", "1:8 2:8", "1:8 2:8\n3:8")) {
            for (int rounds = 1; rounds <= 15; rounds++) {
                game.hears(before + "\n".repeat(rounds), "- - -");
            }
        }
        String all = "1:8 2:8\n3:8" + "\n".repeat(14);
        for (String missed : List.of("- - -", "10 - -", "10 12 -", "10 12 9", "- 12 -")) {
            game.hears(all, missed);
        }
        return game;
    }

    /** One player reaches the 7 and the 5 in a round, in either order. */
    static RecordedPaper alone() {
        RecordedPaper game = new RecordedPaper("pad", 1);
        for (String announcements : List.of("", "1:7", "1:5", "1:7 1:5", "1:5 1:7")) {
            game.hears(announcements, "-");
            game.hears(announcements, "10");
        }
        return game;
    }

    private void hears(String announcements, String missed) {
        calls.ask(Call.paper(edition, players, announcements, missed));
    }

    String typescript(String name) {
        return calls.typescript(name);
    }
}
