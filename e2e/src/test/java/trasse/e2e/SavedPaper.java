package trasse.e2e;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import trasse.rules.Announcement;
import trasse.rules.Card;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;

/**
 * A game on paper, as the browser keeps it: a recorded game of which it has heard only the announcements.
 *
 * @param kept the JSON of the game
 */
record SavedPaper(ObjectNode kept) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The game whose cards are turned and whose numbers are announced. */
    static final GameRecord GAME = RecordedGames.played(15, 22, "Ada", "Ben", "Cleo");

    /** Before the first card, or at the card of a round. */
    static SavedPaper card(int round) {
        SavedPaper paper = begun();
        for (int played = 1; played < round; played++) {
            paper.goesOn();
            paper.goesOn();
            paper.announces(played);
        }
        if (round > 0) {
            paper.goesOn();
        }
        return paper;
    }

    /** The end of a round, with its numbers. */
    static SavedPaper numbers(int round) {
        SavedPaper paper = card(round);
        paper.goesOn();
        paper.announces(round);
        return paper;
    }

    /** After the last round. */
    static SavedPaper counting() {
        SavedPaper paper = numbers(15);
        paper.goesOn();
        return paper;
    }

    /** After the count. */
    static SavedPaper ended() {
        SavedPaper paper = counting();
        List<Seat> seats = GAME.game().position().seats();
        for (int player = 0; player < seats.size(); player++) {
            int missed = seats.get(player).minus();
            paper.moves().addObject().put("kind", "count").put("player", player).put("missed", missed);
        }
        paper.goesOn();
        return paper;
    }

    private static SavedPaper begun() {
        ObjectNode game = JSON.createObjectNode();
        ObjectNode setup = game.putObject("setup").put("task", "both").put("edition", "boards");
        ArrayNode names = setup.put("seconds", 0).putArray("names");
        GAME.setup().players().forEach(player -> names.add(player.name()));
        ArrayNode deck = game.putArray("deck");
        for (Card card : GAME.deck().orElseThrow().cards()) {
            deck.add(card.toString());
        }
        game.putArray("moves");
        return new SavedPaper(game);
    }

    SavedPaper withClock() {
        ((ObjectNode) kept.get("setup")).put("seconds", 90);
        return this;
    }

    private ArrayNode moves() {
        return (ArrayNode) kept.get("moves");
    }

    private void goesOn() {
        moves().addObject().put("kind", "next");
    }

    private void announces(int round) {
        for (Announcement announcement : announced(round)) {
            int player = GAME.setup().players().indexOf(announcement.player());
            moves().addObject().put("kind", "say").put("player", player).put("number", announcement.number());
        }
    }

    /** What is announced at the end of a round. */
    static List<Announcement> announced(int round) {
        return positionAfter(round).announcements();
    }

    static Position positionAfter(int rounds) {
        return new GameRecord(
                        GAME.boardReference(),
                        GAME.setup(),
                        GAME.deck(),
                        GAME.rounds().subList(0, rounds))
                .game()
                .position();
    }

    /** Puts a game on a device, once: what is played afterwards must not be overwritten. */
    static void put(BrowserContext device, SavedPaper paper) {
        device.addInitScript("""
                if (location.protocol !== 'about:' && localStorage.getItem('trasse.paper') === null) {
                    localStorage.setItem('trasse.paper', JSON.stringify([%s]));
                }
                """.formatted(paper.kept()));
    }

    /** A device with a game on it, at the game. */
    static Page open(Browsers browsers, Look look, SavedPaper paper) {
        BrowserContext device = browsers.arrive(look);
        put(device, paper);
        Page page = device.newPage();
        page.navigate("/paper/game");
        return page;
    }
}
