package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** The screens of the page, each with something to see. */
enum Screen {
    START {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/");
            assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
            return page;
        }
    },
    START_WITH_GAMES {
        @Override
        Page open(Browsers browsers, Look look) {
            BrowserContext device = browsers.arrive(look);
            SavedGames.put(device, RecordedGames.played(7, 1, "You"));
            SavedGames.put(device, RecordedGames.played(3, 1, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS);
            Page page = device.newPage();
            page.navigate("/");
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Continue")))
                    .isVisible();
            return page;
        }
    },
    START_KNOWN {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = CHALLENGE.open(browsers, look);
            page.navigate(LOBBY.open(browsers, Look.DESKTOP).url());
            Person tim = new Person(page);
            page.getByLabel("Your name").fill("Tim");
            tim.presses("Take a seat");
            assertThat(page.getByText("Everyone’s here.")).isVisible();
            page.navigate("/");
            assertThat(page.getByText("Challenge from Maria")).isVisible();
            assertThat(page.locator("a[href^='/t/']")).isVisible();
            return page;
        }
    },
    REMOVED {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = START_WITH_GAMES.open(browsers, look);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Remove this game"))
                    .first()
                    .click();
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo")))
                    .isVisible();
            return page;
        }
    },
    AGAINST_BOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(at(browsers, look, "/"), "Against bots");
        }
    },
    WITH_FRIENDS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withDialog(at(browsers, look, "/"), "With friends");
            new Person(page).presses("Add a bot");
            return page;
        }
    },
    ON_ONE_DEVICE {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(at(browsers, look, "/"), "On one device");
        }
    },
    BOARD_AND_EDITION {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(at(browsers, look, "/"), "Board and edition");
        }
    },
    FIRST_ROUND {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, look, RecordedGames.played(0, 21, "You"), Map.of());
            new Person(page).isToDecide();
            return page;
        }
    },
    DOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            GameRecord game = RecordedGames.played(6, 21, "You");
            Page page = game(browsers, look, game, Map.of());
            Person you = new Person(page);
            you.isToDecide();
            you.marks(RecordedGames.longest(game).toArray(String[]::new));
            return page;
        }
    },
    BOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            GameRecord game = RecordedGames.played(7, 22, "You", "Hedgehog 1", "Hedgehog 2");
            Page page = game(browsers, look, game, SavedGames.HEDGEHOGS);
            Person you = new Person(page);
            you.drawsWhatIsPossible();
            you.isInRound(9);
            you.isToDecide();
            return page;
        }
    },
    STUCK {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, look, RecordedGames.stuck("You"), Map.of());
            assertThat(new Person(page).button("Finish now")).isVisible();
            return page;
        }
    },
    END_ALONE {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, look, RecordedGames.played(15, 21, "You"), Map.of());
            assertThat(page.locator("#results")).isVisible();
            return page;
        }
    },
    END_WITH_BOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(
                    browsers,
                    look,
                    RecordedGames.played(15, 22, "You", "Hedgehog 1", "Hedgehog 2"),
                    SavedGames.HEDGEHOGS);
            assertThat(page.locator("#results")).isVisible();
            return page;
        }
    },
    SHARE {
        @Override
        Page open(Browsers browsers, Look look) {
            Person you = ShareTest.atTheEnd(browsers, look, RecordedGames.played(15, 21, "You"));
            you.presses("Share");
            assertThat(you.button("Save picture")).isEnabled();
            return you.page();
        }
    },
    SAME_CARDS {
        @Override
        Page open(Browsers browsers, Look look) {
            Person maria = ShareTest.atTheEnd(browsers, Look.DESKTOP, RecordedGames.played(15, 21, "Maria"));
            maria.presses("Share");
            Page page = at(browsers, look, ShareTest.link(maria));
            new Person(page).presses("Show Maria’s result");
            return page;
        }
    },
    DAMAGED_LINK {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/same#classic");
            assertThat(page.getByText("This link is damaged")).isVisible();
            return page;
        }
    },
    PRINT {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/print");
            assertThat(page.locator("li .paper svg")).hasCount(7);
            return page;
        }
    },
    GAMES {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = GamesTest.withGames(browsers, look);
            assertThat(page.locator("main path.line")).hasCount(2);
            return page;
        }
    },
    NO_GAMES {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/games");
            assertThat(page.getByText("No games yet")).isVisible();
            return page;
        }
    },
    BROKEN_RECORD {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withDialog(at(browsers, look, "/games"), "Add a game");
            page.getByLabel("Or paste the text of a game")
                    .fill(RecordWriter.write(RecordedGames.played(6, 33, "Sarah")) + "round 7 nonsense\n");
            page.locator("dialog form button").click();
            assertThat(page.getByText("Look at these rounds")).isVisible();
            return page;
        }
    },
    REPLAY {
        @Override
        Page open(Browsers browsers, Look look) {
            Person ada = ReplayTest.replays(browsers, look);
            ada.presses("One round back");
            return ada.page();
        }
    },
    REPLAY_ALL {
        @Override
        Page open(Browsers browsers, Look look) {
            Person ada = ReplayTest.replays(browsers, look);
            ada.chooses("Boards", "All at once");
            return ada.page();
        }
    },
    ANALYSIS {
        @Override
        Page open(Browsers browsers, Look look) {
            return AnalysisTest.looksBack(browsers, look).page();
        }
    },
    STATISTICS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = StatisticsTest.withGames(browsers, look);
            assertThat(page.locator("main .room svg")).hasCount(3);
            return page;
        }
    },
    NO_STATISTICS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/statistics");
            assertThat(page.getByText("No figures yet")).isVisible();
            return page;
        }
    },
    DELETE_ALL {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(StatisticsTest.withGames(browsers, look), "Delete all games");
        }
    },
    PLAY_ON {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(REPLAY.open(browsers, look), "Play on from here");
        }
    },
    BROKEN_GAME_LINK {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/replay#AAAAAAAA");
            assertThat(page.getByText("This link is damaged")).isVisible();
            return page;
        }
    },
    PUZZLES {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/puzzles");
            assertThat(new Person(page).button("Train")).isVisible();
            return page;
        }
    },
    PUZZLE {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/puzzles/daily");
            new Person(page).isToDecide();
            return page;
        }
    },
    PUZZLE_ANSWERED {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/puzzles/training");
            Person you = new Person(page);
            ShippedPuzzles.answers(you, ShippedPuzzles.seenBy(you).wrong());
            assertThat(page.locator(".verdict dd")).hasCount(2);
            return page;
        }
    },
    STREAK_OVER {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/puzzles/streak");
            Person you = new Person(page);
            ShippedPuzzles.answers(you, ShippedPuzzles.seenBy(you).right());
            you.presses("Next");
            ShippedPuzzles.answers(you, ShippedPuzzles.seenBy(you).wrong());
            assertThat(you.button("Start again")).isVisible();
            return page;
        }
    },
    TRAINING_SEEN {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = PUZZLES.open(browsers, look);
            PuzzlesTest.hasSeenEverything(new Person(page));
            page.navigate("/puzzles/training");
            assertThat(new Person(page).button("Start over")).isVisible();
            return page;
        }
    },
    SECOND_TRY {
        @Override
        Page open(Browsers browsers, Look look) {
            Person you = SecondTriesTest.triesAgain(browsers, look);
            you.passesAllTheSame();
            assertThat(PuzzlesTest.verdict(you)).not().hasText("The owl is looking at your line…");
            return you.page();
        }
    },
    PAPER {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.card(3).withClock());
            page.navigate("/paper");
            assertThat(page.getByText("A game is in progress")).isVisible();
            return page;
        }
    },
    PAPER_READY {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.card(0));
            assertThat(page.getByText("15 cards, shuffled")).isVisible();
            return page;
        }
    },
    PAPER_CARD {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.card(3).withClock());
            new Person(page).isInRound(3);
            return page;
        }
    },
    PAPER_NUMBERS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.numbers(9));
            assertThat(page.getByText("Who reached a number?")).isVisible();
            return page;
        }
    },
    PAPER_COUNT {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.counting());
            page.getByLabel("Ada").fill("61");
            new Person(page).presses("Show the result");
            assertThat(page.locator("[aria-invalid=true]")).hasCount(3);
            return page;
        }
    },
    PAPER_END {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = SavedPaper.open(browsers, look, SavedPaper.ended());
            assertThat(page.getByText("The game is over")).isVisible();
            return page;
        }
    },
    FINISHED_TABLE {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/t/" + ShareTest.finishedTable(browsers));
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Look at the game")))
                    .isVisible();
            return page;
        }
    },
    TABLE_TALK {
        @Override
        Page open(Browsers browsers, Look look) {
            Person tim = TableTalkTest.sitsWithAda(browsers, look);
            tim.presses("Bravo!");
            assertThat(tim.page().locator(".notices")).containsText("Bravo!");
            return tim.page();
        }
    },
    START_QUESTION {
        @Override
        Page open(Browsers browsers, Look look) {
            return LobbyTest.asksToStart(browsers, look).page();
        }
    },
    CARDS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, narrow(look), RecordedGames.played(6, 21, "You"), Map.of());
            return withDialog(page, "Cards");
        }

        // On wide screens the cards are beside the board.
        private Look narrow(Look look) {
            return look.sized(Math.min(look.width(), Look.PHONE.width()), look.height());
        }
    },
    HELP {
        @Override
        Page open(Browsers browsers, Look look) {
            return withDialog(game(browsers, look, RecordedGames.played(6, 21, "You"), Map.of()), "Help");
        }
    },
    SETTINGS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withDialog(at(browsers, look, "/"), "Settings");
            page.getByText("Other devices and privacy").click();
            new Person(page).presses("Make a code");
            assertThat(page.locator(".code")).isVisible();
            return page;
        }
    },
    OTHER_BOARD {
        @Override
        Page open(Browsers browsers, Look look) {
            GameRecord game = RecordedGames.played(7, 22, "You", "Hedgehog 1", "Hedgehog 2");
            Page page = game(browsers, look, game, SavedGames.HEDGEHOGS);
            new Person(page).presses("Enlarge Igor’s board");
            assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
            return page;
        }
    },
    LOBBY {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withDialog(at(browsers, look, "/"), "With friends");
            Person ada = new Person(page);
            page.getByLabel("Your name").fill("Ada");
            ada.presses("Add a bot");
            ada.presses("Open a table");
            assertThat(page.getByLabel("The link as a QR code")).isVisible();
            return page;
        }
    },
    INVITED {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, LOBBY.open(browsers, Look.DESKTOP).url());
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take a seat")))
                    .isVisible();
            return page;
        }
    },
    DAILY {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/daily");
            assertThat(page.getByLabel("Your name")).isVisible();
            return page;
        }
    },
    DAILY_RESULT {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = browsers.arrive(look).newPage();
            DaysTest.playedEarlier(browsers, page);
            DaysTest.finishes(page, "Ada");
            page.navigate("/daily");
            assertThat(page.getByText("Your total: −60 points")).isVisible();
            assertThat(page.locator("path.line")).hasCount(2);
            return page;
        }
    },
    PAST_DAY {
        @Override
        Page open(Browsers browsers, Look look) {
            String day = DaysTest.playedEarlier(
                    browsers, browsers.arrive(Look.DESKTOP).newPage());
            Page page = at(browsers, look, day);
            assertThat(page.getByText("Practise this game")).isVisible();
            return page;
        }
    },
    DAYS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = browsers.arrive(look).newPage();
            DaysTest.playedEarlier(browsers, page);
            page.navigate("/days");
            assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("not finished")))
                    .isVisible();
            return page;
        }
    },
    NO_DAY {
        @Override
        Page open(Browsers browsers, Look look) {
            browsers.tolerate("400");
            Page page = at(browsers, look, "/daily/yesterday");
            assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
            return page;
        }
    },
    CHALLENGE {
        @Override
        Page open(Browsers browsers, Look look) {
            BrowserContext maria = browsers.arrive(Look.DESKTOP);
            Page page = at(
                    browsers, look, "/c/" + ChallengeTest.make(maria, "Maria").challenge());
            assertThat(page.getByText("Maria challenges you")).isVisible();
            return page;
        }
    },
    CHALLENGE_LOOKED_AT {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = CHALLENGE.open(browsers, look);
            new Person(page).presses("Look at the results now");
            assertThat(page.getByRole(AriaRole.TABLE)).isVisible();
            return page;
        }
    },
    RULES {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/rules");
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("A round")))
                    .isVisible();
            return page;
        }
    },
    LESSON {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/learn");
            assertThat(page.getByLabel("Your board")).isVisible();
            return page;
        }
    },
    LESSON_WITH_DOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = LESSON.open(browsers, look);
            Person ada = new Person(page);
            ada.presses("Next");
            ada.marks("e5", "e6", "e7");
            return page;
        }
    },
    COVER {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, look, RecordedGames.played(2, 9, "Ada", "Ben", "Cleo"), Map.of());
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I’m Ada")))
                    .isVisible();
            return page;
        }
    },
    NOTHING {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/nothing");
            assertThat(page.getByText("There’s nothing here")).isVisible();
            return page;
        }
    },
    NO_TABLE {
        @Override
        Page open(Browsers browsers, Look look) {
            browsers.tolerate("404");
            Page page = at(browsers, look, "/t/bcdfghjkmnpqrstvw");
            assertThat(page.getByText("There’s no table here")).isVisible();
            return page;
        }
    };

    /** A new visitor at an address. */
    abstract Page open(Browsers browsers, Look look);

    boolean isGame() {
        return switch (this) {
            case FIRST_ROUND, DOTS, BOTS, PUZZLE, PUZZLE_ANSWERED, STREAK_OVER, SECOND_TRY -> true;
            default -> false;
        };
    }

    private static Page at(Browsers browsers, Look look, String path) {
        return browsers.open(look, path);
    }

    private static Page withDialog(Page page, String name) {
        new Person(page).presses(name);
        assertThat(page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName(name)))
                .isVisible();
        return page;
    }

    private static Page game(Browsers browsers, Look look, GameRecord record, Map<String, String> bots) {
        BrowserContext device = browsers.arrive(look);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, record, bots));
        return page;
    }
}
