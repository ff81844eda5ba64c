package trasse.study.analysis;

import java.util.ArrayList;
import java.util.List;
import trasse.engine.Limit;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.Replay;

/**
 * A game told as luck and skill.
 *
 * @param isFinished whether all rounds of the game are played
 * @param isComplete whether every played round is analysed; if not, the limit was reached before
 * @param players in the order of the record, all with the same number of rounds
 */
public record GameAnalysis(boolean isFinished, boolean isComplete, List<PlayerAnalysis> players) {
    public GameAnalysis {
        players = List.copyOf(players);
    }

    /**
     * Analyses a game, as far as its record is right.
     *
     * @param limit its work is the actions judged; a round is analysed for all players or for none
     * @param listener is told every round when it is analysed
     */
    public static GameAnalysis of(Replay replay, BoardKnowledge knowledge, Limit limit, RoundListener listener) {
        boolean isSolo = replay.record().setup().isSolo();
        Analyst analyst = Analyst.of(knowledge, replay.record().setup());
        List<Player> players = replay.record().setup().players();
        double[] atStart = expectations(analyst, replay.positions().getFirst());
        double[] expected = atStart.clone();
        List<List<RoundAnalysis>> rounds = new ArrayList<>();
        players.forEach(player -> rounds.add(new ArrayList<>()));
        int analysed = 0;
        for (PlayedRound played : replay.record().rounds()) {
            List<ActionAnalysis> actions = analyse(analyst, knowledge, replay.open(analysed + 1), played, limit);
            if (actions.size() < players.size()) {
                break;
            }
            analysed++;
            Position after = replay.positions().get(analysed);
            for (int i = 0; i < players.size(); i++) {
                ActionAnalysis action = actions.get(i);
                double afterRound = isSolo
                        ? action.afterAction()
                        : analyst.expectation(after, after.seats().get(i));
                rounds.get(i).add(new RoundAnalysis(analysed, played.card(), expected[i], action, afterRound));
                expected[i] = afterRound;
            }
            listener.analysed(
                    (double) analysed / replay.rounds(),
                    rounds.stream().map(List::getLast).toList());
        }
        List<PlayerAnalysis> analyses = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            analyses.add(new PlayerAnalysis(players.get(i), isSolo, atStart[i], rounds.get(i), expected[i]));
        }
        return new GameAnalysis(replay.last().isOver(), analysed == replay.rounds(), analyses);
    }

    private static double[] expectations(Analyst analyst, Position position) {
        return position.seats().stream()
                .mapToDouble(seat -> analyst.expectation(position, seat))
                .toArray();
    }

    /** One analysis for each player; fewer if the limit is reached. */
    private static List<ActionAnalysis> analyse(
            Analyst analyst, BoardKnowledge knowledge, Position position, PlayedRound played, Limit limit) {
        int players = position.seats().size();
        long before = (long) (position.round() - 1) * players;
        List<ActionAnalysis> actions = new ArrayList<>();
        for (int i = 0; i < players && !limit.isReached(before + i); i++) {
            actions.add(ActionAnalysis.of(
                    analyst,
                    knowledge,
                    position,
                    position.seats().get(i),
                    played.actions().get(i)));
        }
        return actions;
    }
}
