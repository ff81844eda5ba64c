package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import trasse.rules.notation.GameRecord;

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
            SavedGames.put(device, RecordedGames.played(3, 1, "You", "Careful 1", "Careful 2"), SavedGames.CAREFUL);
            Page page = device.newPage();
            page.navigate("/");
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Continue")))
                    .isVisible();
            return page;
        }
    },
    AGAINST_BOTS {
        @Override
        Page open(Browsers browsers, Look look) {
            return withOpened(at(browsers, look, "/"), "Against bots");
        }
    },
    WITH_FRIENDS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withOpened(at(browsers, look, "/"), "With friends");
            page.getByLabel("Bots at the table").selectOption("1");
            return page;
        }
    },
    ON_ONE_DEVICE {
        @Override
        Page open(Browsers browsers, Look look) {
            return withOpened(at(browsers, look, "/"), "On one device");
        }
    },
    BOARD_AND_EDITION {
        @Override
        Page open(Browsers browsers, Look look) {
            return withOpened(at(browsers, look, "/"), "Board and edition");
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
            GameRecord game = RecordedGames.played(7, 22, "You", "Careful 1", "Careful 2");
            Page page = game(browsers, look, game, SavedGames.CAREFUL);
            Person you = new Person(page);
            you.drawsWhatIsPossible();
            you.isInRound(9);
            you.isToDecide();
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
                    browsers, look, RecordedGames.played(15, 22, "You", "Careful 1", "Careful 2"), SavedGames.CAREFUL);
            assertThat(page.locator("#results")).isVisible();
            return page;
        }
    },
    CARDS {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = game(browsers, narrow(look), RecordedGames.played(6, 21, "You"), Map.of());
            return withDialog(page, "The cards");
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
            GameRecord game = RecordedGames.played(7, 22, "You", "Careful 1", "Careful 2");
            Page page = game(browsers, look, game, SavedGames.CAREFUL);
            new Person(page).presses("Enlarge Careful 1’s board");
            assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
            return page;
        }
    },
    LOBBY {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = withOpened(at(browsers, look, "/"), "With friends");
            Person ada = new Person(page);
            page.getByLabel("Your name").fill("Ada");
            page.getByLabel("Bots at the table").selectOption("1");
            ada.presses("Open a table");
            assertThat(page.getByLabel("The link as a QR code")).isVisible();
            return page;
        }
    },
    INVITED {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, LOBBY.open(browsers, Look.DESKTOP).url());
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit down")))
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
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I am Ada")))
                    .isVisible();
            return page;
        }
    },
    NOTHING {
        @Override
        Page open(Browsers browsers, Look look) {
            Page page = at(browsers, look, "/nothing");
            assertThat(page.getByText("There is nothing here")).isVisible();
            return page;
        }
    },
    NO_TABLE {
        @Override
        Page open(Browsers browsers, Look look) {
            browsers.tolerate("404");
            Page page = at(browsers, look, "/t/bcdfghjkmnpqrstvw");
            assertThat(page.getByText("There is no table here")).isVisible();
            return page;
        }
    };

    /** A new visitor at an address. */
    abstract Page open(Browsers browsers, Look look);

    boolean isGame() {
        return this == FIRST_ROUND || this == DOTS || this == BOTS;
    }

    private static Page at(Browsers browsers, Look look, String path) {
        return browsers.open(look, path);
    }

    private static Page withOpened(Page page, String summary) {
        page.getByText(summary, new Page.GetByTextOptions().setExact(true)).click();
        return page;
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
