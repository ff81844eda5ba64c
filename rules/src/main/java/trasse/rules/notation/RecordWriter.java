package trasse.rules.notation;

import java.util.List;
import trasse.rules.Player;

/** Writes a game record. */
public final class RecordWriter {
    private RecordWriter() {}

    public static String write(GameRecord game) {
        StringBuilder text = new StringBuilder("trasse 1\n");
        text.append("board ").append(game.boardReference()).append('\n');
        text.append("edition ").append(game.setup().edition()).append('\n');
        game.deck().ifPresent(deck -> text.append("deck ").append(deck).append('\n'));
        List<Player> players = game.setup().players();
        for (Player player : players) {
            text.append("player ")
                    .append(player.start())
                    .append(' ')
                    .append(player.name())
                    .append('\n');
        }
        for (int round = 1; round <= game.rounds().size(); round++) {
            PlayedRound played = game.rounds().get(round - 1);
            text.append(round == 1 ? "\n" : "");
            text.append("round ")
                    .append(round)
                    .append(' ')
                    .append(played.card())
                    .append('\n');
            for (int i = 0; i < players.size(); i++) {
                text.append(players.get(i).start())
                        .append(' ')
                        .append(played.actions().get(i))
                        .append('\n');
            }
        }
        return text.toString();
    }
}
