package trasse.rules;

import java.util.ArrayList;
import java.util.List;

/** A game played by a test, in the words of the notation. */
final class Play {
    private Game game;

    private Play(Game game) {
        this.game = game;
    }

    /** One player at each of these start points, called P1, P2, P3, P4. */
    static Play on(Board board, int... starts) {
        return on(board, Edition.BOARDS, starts);
    }

    static Play on(Board board, Edition edition, int... starts) {
        List<Player> players = new ArrayList<>();
        for (int start : starts) {
            players.add(new Player(start, "P" + start));
        }
        return of(new Setup(board, edition, players, Deck.STANDARD));
    }

    static Play of(Setup setup) {
        return new Play(Game.begin(setup));
    }

    /** Plays a whole round; one action for each player, in their order: {@code "e6: e7 f8"} or {@code "-"}. */
    Play round(String card, String... actions) {
        turn(card);
        List<Seat> seats = game.position().seats();
        for (int i = 0; i < seats.size(); i++) {
            act(seats.get(i).player().start(), actions[i]);
        }
        return this;
    }

    Play turn(String card) {
        return happen(new Event.CardTurned(card(card)));
    }

    Play act(int start, String action) {
        return happen(new Event.Acted(start, action(action)));
    }

    Play happen(Event event) {
        game = game.after(event).orElseThrow();
        return this;
    }

    /** What the referee says against an event that must not happen. */
    Objection objectionTo(Event event) {
        return switch (game.after(event)) {
            case Ruling.Legal<Game> legal -> throw new AssertionError(event + " was allowed");
            case Ruling.Illegal<Game>(Objection objection) -> objection;
        };
    }

    Objection objectionTo(int start, String action) {
        return objectionTo(new Event.Acted(start, action(action)));
    }

    Play takeBack(int start) {
        return happen(new Event.TookBack(start));
    }

    /** Everyone passes until all cards that are left have been played. */
    Play passToTheEnd() {
        return pass(position().left().size());
    }

    /** Everyone passes for some rounds, with the first of the cards that are left. */
    Play pass(int rounds) {
        for (Card card : position().left().sorted().subList(0, rounds)) {
            turn(card.toString());
            for (Seat seat : position().seats()) {
                act(seat.player().start(), "-");
            }
        }
        return this;
    }

    /**
     * On a {@link TestBoards#snake} board, the player at start point 1 draws the first fields of the snake, a whole
     * card at a time, and the others pass.
     */
    Play drawSnake(int fields) {
        List<Field> rest = TestBoards.SNAKE.subList(0, fields + 1);
        for (Card card : Deck.STANDARD) {
            if (rest.size() == 1) {
                return this;
            }
            int drawn = Math.min(card.size(), rest.size() - 1);
            turn(card.toString());
            for (Seat seat : position().seats()) {
                int start = seat.player().start();
                Action action = start == 1 ? new Extension(rest.getFirst(), rest.subList(1, drawn + 1)) : new Pass();
                happen(new Event.Acted(start, action));
            }
            rest = rest.subList(drawn, rest.size());
        }
        return this;
    }

    Game game() {
        return game;
    }

    Position position() {
        return game.position();
    }

    Seat seat(int start) {
        return position().seat(start).orElseThrow();
    }

    /** What is in a number's box; 0 if nothing is. */
    int points(int start, int number) {
        return seat(start).strip().points(number).orElse(0);
    }

    /** The start points of those who have won. */
    List<Integer> winners() {
        return position().winners().stream().map(Player::start).toList();
    }

    static Card card(String letters) {
        return Card.parse(letters).orElseThrow();
    }

    static Action action(String notation) {
        if (notation.equals("-")) {
            return new Pass();
        }
        return extension(notation);
    }

    static Extension extension(String notation) {
        List<Field> fields = fields(notation.replace(":", ""));
        return new Extension(fields.getFirst(), fields.subList(1, fields.size()));
    }

    static List<Card> cards(String letters) {
        List<Card> cards = new ArrayList<>();
        for (String word : letters.split(" ", -1)) {
            cards.add(card(word));
        }
        return cards;
    }

    static List<Field> fields(String notation) {
        List<Field> fields = new ArrayList<>();
        for (String word : notation.split(" ", -1)) {
            fields.add(Field.parse(word).orElseThrow());
        }
        return fields;
    }

    /** A line through these fields, drawn one by one with whatever cards it takes. */
    static Line line(Board board, List<Field> path) {
        Line line = Line.at(path.getFirst());
        for (int i = 1; i < path.size(); i++) {
            Colour colour = board.colour(path.get(i));
            Card card = Deck.STANDARD.sorted().stream()
                    .filter(any -> any.count(colour) > 0)
                    .findFirst()
                    .orElseThrow();
            Extension extension = new Extension(path.get(i - 1), List.of(path.get(i)));
            line = line.extend(extension, card, board).orElseThrow();
        }
        return line;
    }
}
