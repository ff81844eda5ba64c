package trasse.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.Experience;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

/**
 * A game of one player, told as luck and skill.
 *
 * @param atStart the expected total before the first card
 * @param isOver whether all rounds are played
 * @param total at the end; the expected total, if the game is not over
 */
record Analysis(Player player, double atStart, List<Step> steps, boolean isOver, double total) {
    Analysis {
        steps = List.copyOf(steps);
    }

    /**
     * A round.
     *
     * @param before the expected total before the card
     * @param afterCard the expected total once the card is known
     * @param afterAction the expected total after the action
     */
    record Step(int round, Card card, double before, double afterCard, Action played, Action best, double afterAction) {
        double luck() {
            return afterCard - before;
        }

        double skill() {
            return afterAction - afterCard;
        }
    }

    /** Analyses a record, player by player. */
    static List<Analysis> of(GameRecord record, Experience experience, Progress progress) {
        Analyst analyst = record.setup().isSolo() ? Analyst.forSolo(experience) : Analyst.forRaces(experience);
        List<Player> players = record.setup().players();
        Game game = Game.begin(record.setup());
        List<List<Step>> steps = new ArrayList<>();
        double[] atStart = new double[players.size()];
        double[] expected = new double[players.size()];
        for (int i = 0; i < players.size(); i++) {
            steps.add(new ArrayList<>());
            atStart[i] =
                    analyst.expectation(game.position(), game.position().seats().get(i));
            expected[i] = atStart[i];
        }
        for (PlayedRound round : record.rounds()) {
            game = game.after(new Event.CardTurned(round.card())).orElseThrow();
            Position position = game.position();
            for (int i = 0; i < players.size(); i++) {
                Seat seat = position.seats().get(i);
                Action played = round.actions().get(i);
                Analyst.Judgement judged = analyst.judge(position, seat, played);
                steps.get(i)
                        .add(new Step(
                                position.round(),
                                round.card(),
                                expected[i],
                                judged.afterCard(),
                                played,
                                judged.best(),
                                judged.afterAction()));
                expected[i] = judged.afterAction();
            }
            for (int i = 0; i < players.size(); i++) {
                game = game.after(new Event.Acted(
                                players.get(i).start(), round.actions().get(i)))
                        .orElseThrow();
            }
            progress.accept((double) position.round() / record.rounds().size());
        }
        List<Analysis> analyses = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            analyses.add(new Analysis(
                    players.get(i), atStart[i], steps.get(i), game.position().isOver(), expected[i]));
        }
        return analyses;
    }

    double luck() {
        return steps.stream().mapToDouble(Step::luck).sum();
    }

    double skill() {
        return steps.stream().mapToDouble(Step::skill).sum();
    }

    /** The step that cost most, if any cost a tenth of a point. */
    Optional<Step> worst() {
        return steps.stream().min(Comparator.comparingDouble(Step::skill)).filter(step -> step.skill() < -0.1);
    }
}
