package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;

/** "Can you draw a better line with the same cards?" */
class ChallengeTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Somebody new finishes a game alone, by passing, and makes it a challenge. Tells the table and the challenge. */
    static Made make(BrowserContext visitor, String name) {
        APIRequestContext server = visitor.request();
        post(server, "/api/me", Map.of(), "");
        String table = post(server, "/api/tables", Map.of("command", "make", "name", name), "table");
        for (int round = 1; round <= 15; round++) {
            post(
                    server,
                    "/api/tables/" + table + "/move",
                    Map.of("command", "round-" + round, "round", round, "move", "-"),
                    "");
        }
        return new Made(table, post(server, "/api/tables/" + table + "/challenge", Map.of(), "challenge"));
    }

    record Made(String table, String challenge) {}

    private static String post(APIRequestContext server, String path, Map<String, ?> body, String answer) {
        APIResponse response = server.post(path, RequestOptions.create().setData(body));
        if (!response.ok()) {
            throw new AssertionError(path + ": " + response.text());
        }
        try {
            return answer.isEmpty()
                    ? ""
                    : new ObjectMapper().readTree(response.text()).get(answer).asText();
        } catch (JsonProcessingException e) {
            throw new AssertionError(response.text(), e);
        }
    }

    @Test
    void aChallengeBeginsOnTheStartPage() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        Person maria = new Person(page);
        maria.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Challenge a friend")));
        page.getByLabel("Your name").fill("Maria");
        maria.presses("Start");
        maria.isInRound(1);
        for (int round = 1; round <= 15; round++) {
            maria.passesAtOnce(round);
        }
        maria.presses("Challenge a friend");
        assertThat(page.locator("dialog .link")).containsText("/c/");
        maria.presses("Close");
        maria.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Compare with the others")));
        assertThat(page.getByText("Your challenge")).isVisible();
        assertThat(page.getByRole(AriaRole.CELL)).hasText(new String[] {"1", "Maria you", "−60"});
    }

    @Test
    void aFriendGetsTheSameCardsAndIsCompared() {
        BrowserContext maria = BROWSERS.arrive(Look.DESKTOP);
        Made made = make(maria, "Maria");
        Page page = BROWSERS.open(Look.PHONE, "/c/" + made.challenge());
        Person tim = new Person(page);
        assertThat(page.getByText("Maria challenges you")).isVisible();
        assertThat(page.getByRole(AriaRole.CELL)).hasCount(0);
        page.getByLabel("Your name").fill("Tim");
        tim.presses("Accept the challenge");
        tim.isInRound(1);
        tim.drawsWhatIsPossible();
        tim.isInRound(2);
        for (int round = 2; round <= 15; round++) {
            tim.passesAtOnce(round);
        }
        assertThat(tim.heading()).hasText("The game is over");
        GameRecord marias = RecordedGames.read(
                maria.request().get("/api/tables/" + made.table() + "/record").text());
        GameRecord tims = RecordedGames.read(tim.servedRecord());
        assertEquals(marias.deck(), tims.deck());
        assertEquals(
                marias.setup().players().getFirst().start(),
                tims.setup().players().getFirst().start());

        tim.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Compare with the others")));
        int total = tims.game().position().seats().getFirst().total();
        assertThat(page.getByRole(AriaRole.CELL))
                .hasText(new String[] {"1", "Tim you", "−" + -total, "2", "Maria", "−60"});
        assertThat(page.getByText("You beat Maria by " + (total + 60) + " points."))
                .isVisible();
    }

    @Test
    void theResultsAreShownToAFriendWhoChoosesToLook() {
        BrowserContext maria = BROWSERS.arrive(Look.DESKTOP);
        Page page = BROWSERS.open(Look.PHONE, "/c/" + make(maria, "Maria").challenge());
        Person tim = new Person(page);
        assertThat(page.getByText("Maria challenges you")).isVisible();
        assertThat(page.getByText("−60")).isHidden();
        tim.presses("Look at the results now");
        assertThat(page.getByRole(AriaRole.CELL)).hasText(new String[] {"1", "Maria", "−60"});
        assertThat(tim.button("Accept the challenge")).isVisible();
    }

    @Test
    void aBrokenLinkLeadsToTodaysGame() {
        BROWSERS.tolerate("404");
        Page page = BROWSERS.open(Look.PHONE, "/c/bcdfghjkmnpqrstvw");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Play today’s game"))
                .click();
        assertThat(page.getByLabel("Your name")).isVisible();
    }

    @Test
    void theStartPageRemindsOfAChallengeUntilItIsPlayed() {
        BrowserContext maria = BROWSERS.arrive(Look.DESKTOP);
        Page page = BROWSERS.open(Look.PHONE, "/c/" + make(maria, "Maria").challenge());
        Person tim = new Person(page);
        assertThat(page.getByText("Maria challenges you")).isVisible();
        page.navigate("/");
        tim.touches(page.getByText("Challenge from Maria"));
        assertThat(page.getByText("Maria challenges you")).isVisible();
    }
}
