package trasse.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Position;

/**
 * A recorded game, round by round. A record that is damaged, or breaks a rule, is replayed up to there.
 *
 * @param positions before the first round and after each settled one
 * @param fault what is wrong with the rest of the record
 */
public record Replay(GameRecord record, List<Position> positions, Optional<NotationException> fault) {
    public Replay {
        positions = List.copyOf(positions);
    }

    Replay(GameRecord record, Optional<NotationException> fault) {
        this(record, positions(record), fault);
    }

    public static Replay of(GameRecord record) {
        return new Replay(record, Optional.empty());
    }

    /**
     * Reads a record as far as it is right.
     *
     * @param source the name under which the fault is reported
     * @throws NotationException if not even the setup can be read
     */
    public static Replay read(String source, byte[] utf8, BoardFinder files) throws NotationException {
        return RecordReader.replay(source, utf8, files);
    }

    /** Reads a record whose board is built in or written as a code. */
    public static Replay read(String source, byte[] utf8) throws NotationException {
        return read(source, utf8, BoardFinder.NO_FILES);
    }

    private static List<Position> positions(GameRecord record) {
        Game game = Game.begin(record.setup());
        List<Position> positions = new ArrayList<>(List.of(game.position()));
        for (PlayedRound round : record.rounds()) {
            for (Event event : round.events(record.setup().players())) {
                game = game.after(event).orElseThrow();
            }
            positions.add(game.position());
        }
        return positions;
    }

    /** How many rounds have been played. */
    public int rounds() {
        return record.rounds().size();
    }

    /** What the players saw in a round, from 1: its card is open and nobody has acted. */
    public Position open(int round) {
        Event turned = new Event.CardTurned(record.rounds().get(round - 1).card());
        return new Game(positions.get(round - 1), Map.of())
                .after(turned)
                .orElseThrow()
                .position();
    }

    /** After the last round. */
    public Position last() {
        return positions.getLast();
    }
}
