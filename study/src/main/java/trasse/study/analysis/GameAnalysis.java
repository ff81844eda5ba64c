package trasse.study.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
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
     * @param progress is told the share of the rounds that is done
     */
    public static GameAnalysis of(Replay replay, BoardKnowledge knowledge, Limit limit, DoubleConsumer progress) {
        boolean isSolo = replay.record().setup().isSolo();
        Analyst analyst = isSolo ? Analyst.forSolo(knowledge) : Analyst.forMultiplayer(knowledge);
        List<Player> players = replay.record().setup().players();
        double[] atStart = expectations(analyst, replay.positions().getFirst());
        double[] expected = atStart.clone();
        List<List<RoundAnalysis>> rounds = new ArrayList<>();
        players.forEach(player -> rounds.add(new ArrayList<>()));
        int analysed = 0;
        for (PlayedRound played : replay.record().rounds()) {
            List<Analyst.Judgement> judgements = judge(analyst, replay.open(analysed + 1), played, limit, analysed);
            if (judgements.size() < players.size()) {
                break;
            }
            analysed++;
            Position after = replay.positions().get(analysed);
            for (int i = 0; i < players.size(); i++) {
                Analyst.Judgement judged = judgements.get(i);
                double afterRound = isSolo
                        ? judged.afterAction()
                        : analyst.expectation(after, after.seats().get(i));
                rounds.get(i)
                        .add(new RoundAnalysis(
                                analysed,
                                played.card(),
                                expected[i],
                                judged.afterCard(),
                                judged.withBest(),
                                played.actions().get(i),
                                judged.best(),
                                judged.afterAction(),
                                afterRound));
                expected[i] = afterRound;
            }
            progress.accept((double) analysed / replay.rounds());
        }
        List<PlayerAnalysis> analyses = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            analyses.add(new PlayerAnalysis(players.get(i), atStart[i], rounds.get(i), expected[i]));
        }
        return new GameAnalysis(replay.last().isOver(), analysed == replay.rounds(), analyses);
    }

    private static double[] expectations(Analyst analyst, Position position) {
        return position.seats().stream()
                .mapToDouble(seat -> analyst.expectation(position, seat))
                .toArray();
    }

    /** One judgement for each player; fewer if the limit is reached. */
    private static List<Analyst.Judgement> judge(
            Analyst analyst, Position position, PlayedRound played, Limit limit, int roundsBefore) {
        int players = position.seats().size();
        List<Analyst.Judgement> judgements = new ArrayList<>();
        for (int i = 0; i < players && !limit.isReached((long) roundsBefore * players + i); i++) {
            judgements.add(analyst.judge(
                    position, position.seats().get(i), played.actions().get(i)));
        }
        return judgements;
    }
}
