package trasse.testkit.secrets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.notation.BuiltInBoards;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** Somebody who keeps everything the server ever says, and asks again if it dies. */
public final class Witness {
    /** As the server makes ids. */
    private static final Pattern ID = Pattern.compile("\\b[23456789bcdfghjkmnpqrstvwxz]{17}\\b");

    /** The card after the first in the example. */
    public static final String COMING = Deck.STANDARD.sorted().get(1).toString();

    /** What the second chair has decided in the example. */
    public static final String DECIDED = "e6: e7 f8";

    /**
     * Something the server said.
     *
     * @param number how far the table had got, at most, when it was said
     * @param body if it is JSON
     */
    private record Said(String text, int number, JsonNode body) {}

    private final Client client;
    private final int chair;
    private final IntSupplier port;
    private final List<Said> said = new ArrayList<>();
    private final List<EventStream> followed = new ArrayList<>();
    private final Map<Integer, Set<String>> decided = new HashMap<>();
    private int commands;

    /**
     * Somebody who plays, or watches.
     *
     * @param chair 0 for a spectator
     * @param port where the server is, even after it has died and was started again
     */
    public Witness(Client client, int chair, IntSupplier port) {
        this.client = client;
        this.chair = chair;
        this.port = port;
    }

    public Client client() {
        return client;
    }

    public int chair() {
        return chair;
    }

    /** Follows the table, from now on by this stream only. */
    public void follow(String table, int after) {
        if (!followed.isEmpty()) {
            followed.getLast().close();
        }
        followed.add(insist(() -> client.follow(table, after)));
    }

    /** Waits for the first event that fits, and follows the table again if the server dies meanwhile. */
    public JsonNode await(String table, Predicate<JsonNode> fits) {
        while (true) {
            Optional<JsonNode> known = followed.stream()
                    .flatMap(following -> following.events().stream())
                    .filter(fits)
                    .findFirst();
            if (known.isPresent()) {
                return known.get();
            }
            try {
                return followed.getLast().await(fits);
            } catch (Client.Unreachable e) {
                follow(table, 0);
            }
        }
    }

    /** Waits for a card; gives the number of the event that turned it up. */
    public int awaitCard(String table, int round) {
        return await(
                        table,
                        event -> event.path("type").asText().equals("cardTurned")
                                && event.path("round").asInt() == round)
                .path("number")
                .asInt();
    }

    public void awaitOver(String table) {
        await(table, event -> event.path("type").asText().equals("over"));
    }

    private <T> T insist(Supplier<T> request) {
        while (true) {
            try {
                return request.get();
            } catch (Client.Unreachable e) {
                RandomPlay.pause(50);
                client.moveTo(port.getAsInt());
            }
        }
    }

    public JsonNode show(String table) {
        Client.Answer answer = insist(() -> client.get("/api/tables/" + table)).expect(200);
        keep(answer, answer.body().path("number").asInt());
        return answer.body();
    }

    public Client.Answer get(String path, int number) {
        Client.Answer answer = insist(() -> client.get(path));
        keep(answer, number);
        return answer;
    }

    /** A command, with an id of its own. */
    public Client.Answer command(String path, Map<String, ?> body, int number) {
        Map<String, Object> withId = new HashMap<>(body);
        withId.put("command", "command-" + ++commands);
        return post(path, withId, number);
    }

    public Client.Answer post(String path, Map<String, ?> body, int number) {
        Client.Answer answer = insist(() -> client.post(path, body));
        keep(answer, answer.body().path("number").asInt(number));
        return answer;
    }

    public void move(String table, int round, String move, int number) {
        decide("move", table, round, move, number);
    }

    public void draft(String table, int round, String move, int number) {
        decide("draft", table, round, move, number);
    }

    private void decide(String command, String table, int round, String move, int number) {
        decided.computeIfAbsent(round, some -> new HashSet<>()).add(move);
        command("/api/tables/" + table + "/" + command, Map.of("round", round, "move", move), number);
    }

    private void keep(Client.Answer answer, int number) {
        said.add(new Said(answer.response().headers().map() + "\n" + answer.text(), number, answer.body()));
    }

    /** Remembers what a bot has decided on this chair while it stood in: that is a secret from all others, too. */
    public void recallStandIn() {
        for (EventStream following : followed) {
            for (JsonNode event : following.events()) {
                if (event.path("type").asText().equals("acted")
                        && event.path("chair").asInt() == chair
                        && event.has("action")) {
                    decided.computeIfAbsent(event.path("round").asInt(), some -> new HashSet<>())
                            .add(event.path("action").asText());
                }
            }
        }
    }

    /** What happened at a table, once it is over. */
    public Story story(String table) {
        return insist(() -> {
            try (EventStream whole = client.follow(table, 0)) {
                whole.awaitType("over");
                return Story.of(whole.events());
            }
        });
    }

    /** Looks at all that was said, now that it is known what happened; tells how much that was. */
    public int check(Story story, List<Witness> all) {
        List<Said> everything = new ArrayList<>(said);
        for (EventStream following : followed) {
            everything.add(new Said(following.headers().map().toString(), 0, MissingNode.getInstance()));
            for (JsonNode event : following.events()) {
                everything.add(new Said(event.toString(), event.path("number").asInt(), event));
            }
            for (JsonNode view : following.views()) {
                everything.add(new Said(view.toString(), view.path("number").asInt(), view));
            }
            following.close();
        }
        for (Said one : everything) {
            List<String> flaws = flaws(one, story, all);
            if (!flaws.isEmpty()) {
                throw new AssertionError(flaws + " at chair " + chair + ": " + one.text);
            }
        }
        return everything.size();
    }

    private List<String> flaws(Said one, Story story, List<Witness> all) {
        List<String> flaws = new ArrayList<>();
        String text = one.text;
        if (one.body.has("left") && one.body.has("played")) {
            flaws.addAll(flawsOfSnapshot(one.body, story));
            // Everyone knows from the start which cards are to come, but not in which order.
            text = text.replace(one.body.path("left").toString(), "[]");
        }
        int round = story.roundAt(one.number);
        for (String word : text.split("[^A-Za-z0-9]+", -1)) {
            Card.parse(word.toLowerCase(Locale.ROOT))
                    .toOptional()
                    .filter(card -> story.roundOf(card) > round)
                    .ifPresent(card -> flaws.add("the coming card " + card));
        }
        if (one.number < story.over() && text.contains(story.salt())) {
            flaws.add("the salt");
        }
        if (story.isOpenAt(one.number)) {
            flaws.addAll(decisionsOfOthers(text, round, story, all));
        }
        if (Set.of("acted", "drafted").contains(one.body.path("type").asText())
                && one.body.path("chair").asInt() != chair
                && one.body.has("action")) {
            flaws.add("another's action");
        }
        if (!idsOfPeople(one).isEmpty()) {
            flaws.add("somebody's id");
        }
        for (Witness other : all) {
            if (!other.client.token().isEmpty() && text.contains(other.client.token())) {
                flaws.add("a key");
            }
        }
        return flaws;
    }

    /** Words that look like ids but are not those of tables and challenges: ids of people are never told. */
    private static Set<String> idsOfPeople(Said one) {
        Set<String> ids = new HashSet<>();
        ID.matcher(one.body.toString()).results().map(MatchResult::group).forEach(ids::add);
        for (String field : List.of("id", "table", "rematch", "challenge", "yours")) {
            one.body.findValuesAsText(field).forEach(ids::remove);
        }
        return ids;
    }

    private List<String> decisionsOfOthers(String text, int round, Story story, List<Witness> all) {
        Set<String> theirs = new HashSet<>();
        Set<String> known = new HashSet<>(Set.of("-"));
        for (Witness witness : all) {
            Set<String> decisions = witness.decided.getOrDefault(round, Set.of());
            (witness.chair == chair ? known : theirs).addAll(decisions);
        }
        story.actions().getOrDefault(round, Map.of()).forEach((who, action) -> {
            Set<String> whose = who == chair ? known : theirs;
            whose.add(action);
        });
        for (int earlier = 1; earlier < round; earlier++) {
            known.addAll(story.actions().getOrDefault(earlier, Map.of()).values());
        }
        theirs.removeAll(known);
        return theirs.stream()
                .filter(action -> Pattern.compile(Pattern.quote(action) + "(?! [a-i][1-9])")
                        .matcher(text)
                        .find())
                .map(action -> "another's decision " + action)
                .toList();
    }

    private static List<String> flawsOfSnapshot(JsonNode seen, Story story) {
        int number = seen.path("number").asInt();
        int begun = story.roundAt(number);
        int ended = story.isOpenAt(number) ? begun - 1 : begun;
        List<String> flaws = new ArrayList<>();
        if (!cards(seen.path("played")).equals(story.deck().subList(0, ended))) {
            flaws.add("other cards than those played");
        }
        List<Card> left = new ArrayList<>(story.deck().subList(begun, Deck.SIZE));
        Collections.sort(left);
        if (!cards(seen.path("left")).equals(left)) {
            flaws.add("an order of the cards to come");
        }
        for (JsonNode place : seen.path("chairs")) {
            int chair = place.path("chair").asInt();
            List<String> line = new ArrayList<>();
            place.path("line").forEach(field -> line.add(field.asText()));
            if (!line.equals(story.lineAfter(ended, chair).path().stream()
                    .map(Field::toString)
                    .toList())) {
                flaws.add("a line that is not drawn yet");
            }
            if (story.totalAfter(ended, chair)
                    .filter(total -> total != place.path("total").asInt())
                    .isPresent()) {
                flaws.add("a total that is not announced yet");
            }
        }
        return flaws;
    }

    private static List<Card> cards(JsonNode list) {
        List<Card> cards = new ArrayList<>();
        list.forEach(card -> cards.add(Card.parse(card.asText()).orElseThrow()));
        return cards;
    }

    /** What is wrong with telling this to the first chair when the first card lies open and the second has decided. */
    public static List<String> exampleFlaws(String text) {
        Story story = new Story(
                BuiltInBoards.classic(),
                Deck.STANDARD.sorted(),
                Map.of(1, 5, 2, 9),
                Map.of(1, 8),
                Map.of(1, Map.of(1, "-", 2, DECIDED)),
                Map.of(),
                Map.of(1, 1, 2, 2),
                "salt",
                100);
        Witness first = new Witness(Client.spectator(1), 1, () -> 1);
        return first.flaws(new Said(text, 6, MissingNode.getInstance()), story, List.of(first));
    }
}
