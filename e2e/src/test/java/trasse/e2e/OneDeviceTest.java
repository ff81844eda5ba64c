package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Position;
import trasse.rules.Seat;

/** Several people pass a phone round. */
class OneDeviceTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static void isCoveredFor(Person people, String name) {
        assertThat(people.heading()).hasText(name);
        assertThat(people.board()).isHidden();
    }

    @Test
    void threePeoplePlayRoundByRoundWithoutSeeingEachOther() {
        BrowserContext phone = BROWSERS.arrive(Look.PHONE);
        SavedGames.stackDeck(phone, 8);
        Page page = phone.newPage();
        page.navigate("/");
        Person people = new Person(page);
        people.touches(page.getByText("On one device"));
        people.presses("Add a player");
        for (int i = 1; i <= 3; i++) {
            page.getByLabel("Player " + i).fill(SavedGames.THREE.get(i - 1));
        }
        people.presses("Start");
        for (String name : SavedGames.THREE) {
            isCoveredFor(people, name);
            people.presses("I’m " + name);
            people.isInRound(1);
            assertThat(page.getByText(name + "’s turn")).isVisible();
            people.drawsWhatIsPossible();
        }
        isCoveredFor(people, "Ada");
        assertEquals(1, RecordedGames.read(people.keptRecord()).rounds().size());
        people.presses("I’m Ada");
        people.isInRound(2);
    }

    @Test
    void theLastMoveIsTakenBackFromTheCover() {
        BrowserContext phone = BROWSERS.arrive(Look.PHONE);
        Page page = phone.newPage();
        page.navigate(SavedGames.put(phone, RecordedGames.played(2, 9, "Ada", "Ben", "Cleo")));
        Person people = new Person(page);
        people.presses("I’m Ada");
        people.drawsWhatIsPossible();
        isCoveredFor(people, "Ben");
        people.presses("Take back Ada’s last move");
        isCoveredFor(people, "Ada");
        people.presses("I’m Ada");
        people.isToDecide();
        people.passes();
        for (String name : List.of("Ben", "Cleo")) {
            people.presses("I’m " + name);
            people.isToDecide();
            people.passes();
        }
        isCoveredFor(people, "Ada");
        Position now = RecordedGames.position(people.keptRecord());
        Position before =
                RecordedGames.played(2, 9, "Ada", "Ben", "Cleo").game().position();
        assertEquals(3, now.round());
        assertEquals(
                before.seats().stream().map(Seat::line).toList(),
                now.seats().stream().map(Seat::line).toList());
    }

    @Test
    void theLastRoundEndsWithTheResultsOfAll() {
        BrowserContext phone = BROWSERS.arrive(Look.PHONE);
        Page page = phone.newPage();
        page.navigate(SavedGames.put(phone, RecordedGames.played(14, 9, "Ada", "Ben", "Cleo")));
        Person people = new Person(page);
        for (String name : SavedGames.THREE) {
            people.presses("I’m " + name);
            people.drawsWhatIsPossible();
        }
        assertThat(people.heading()).hasText("The game is over");
        Position end = RecordedGames.position(people.keptRecord());
        assertEquals(
                end.seats().stream().map(Seat::total).sorted((a, b) -> b - a).toList(),
                page.locator(".results .total").allInnerTexts().stream()
                        .map(Person::points)
                        .toList());
    }
}
