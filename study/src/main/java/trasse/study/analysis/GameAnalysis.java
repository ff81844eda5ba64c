package trasse.study.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import trasse.engine.Limit;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

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
     * Analyses a game.
     *
     * @param limit its work is the actions judged; a round is analysed for all players or for none
     * @param progress is told the share of the rounds that is done
     */
    public static GameAnalysis of(GameRecord record, BoardKnowledge knowledge, Limit limit, DoubleConsumer progress) {
        Analyst analyst = record.setup().isSolo() ? Analyst.forSolo(knowledge) : Analyst.forMultiplayer(knowledge);
        List<Player> players = record.setup().players();
        Game game = Game.begin(record.setup());
        double[] atStart = expectations(analyst, game.position());
        double[] expected = atStart.clone();
        List<List<RoundAnalysis>> rounds = new ArrayList<>();
        players.forEach(player -> rounds.add(new ArrayList<>()));
        int analysed = 0;
        for (PlayedRound round : record.rounds()) {
            game = game.after(new Event.CardTurned(round.card())).orElseThrow();
            List<Analyst.Judgement> judgements = judge(analyst, game.position(), round, limit, analysed);
            if (judgements.size() < players.size()) {
                break;
            }
            for (int i = 0; i < players.size(); i++) {
                Analyst.Judgement judged = judgements.get(i);
                rounds.get(i)
                        .add(new RoundAnalysis(
                                game.position().round(),
                                round.card(),
                                expected[i],
                                judged.afterCard(),
                                round.actions().get(i),
                                judged.best(),
                                judged.afterAction()));
                expected[i] = judged.afterAction();
            }
            for (int i = 0; i < players.size(); i++) {
                game = game.after(new Event.Acted(
                                players.get(i).start(), round.actions().get(i)))
                        .orElseThrow();
            }
            analysed++;
            progress.accept((double) analysed / record.rounds().size());
        }
        List<PlayerAnalysis> analyses = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            analyses.add(new PlayerAnalysis(players.get(i), atStart[i], rounds.get(i), expected[i]));
        }
        return new GameAnalysis(
                record.game().position().isOver(), analysed == record.rounds().size(), analyses);
    }

    private static double[] expectations(Analyst analyst, Position position) {
        return position.seats().stream()
                .mapToDouble(seat -> analyst.expectation(position, seat))
                .toArray();
    }

    /** One judgement for each player; fewer if the limit is reached. */
    private static List<Analyst.Judgement> judge(
            Analyst analyst, Position position, PlayedRound round, Limit limit, int roundsBefore) {
        int players = position.seats().size();
        List<Analyst.Judgement> judgements = new ArrayList<>();
        for (int i = 0; i < players && !limit.isReached((long) roundsBefore * players + i); i++) {
            judgements.add(analyst.judge(
                    position, position.seats().get(i), round.actions().get(i)));
        }
        return judgements;
    }
}
