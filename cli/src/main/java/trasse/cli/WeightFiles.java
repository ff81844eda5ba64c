package trasse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.weights.ShippedWeights;
import trasse.engine.weights.ZippedWeights;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.notation.GameRecord;

/** The weights that bots have learned: in a file beside a board's file, or shipped with this build. */
final class WeightFiles {
    private static final String BOARD = ".board";
    private static final String WEIGHTS = ".weights";

    private WeightFiles() {}

    /** All that is known about a board. Weights beside its file come before those of this build. */
    static BoardKnowledge knowledge(String reference, Board board, Cards cards) throws BadInput {
        if (!InputFiles.isPath(reference) || Files.notExists(beside(reference))) {
            return ShippedWeights.knowledge(board, cards);
        }
        Path file = beside(reference);
        try (InputStream zipped = Files.newInputStream(file)) {
            return BoardKnowledge.none(board, cards.sorted()).trained(ZippedWeights.unzip(zipped));
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput(file + ": cannot be used (" + e.getMessage() + "); train anew, or remove it");
        }
    }

    /** All that is known about the board of a record, which may be a file beside the record. */
    static BoardKnowledge knowledge(String recordFile, GameRecord record) throws BadInput {
        String reference = record.boardReference();
        String board = InputFiles.isPath(reference)
                ? Path.of(recordFile).resolveSibling(reference).toString()
                : reference;
        return knowledge(board, record.setup().board(), record.setup().cards());
    }

    /** Where the weights of a board's file belong. */
    static Path beside(String file) {
        String name = file.endsWith(BOARD) ? file.substring(0, file.length() - BOARD.length()) : file;
        return Path.of(name + WEIGHTS);
    }

    /** Refuses a file that cannot be written, before a long training. The file is not changed. */
    static void mustBeWritable(Path file) throws BadInput {
        boolean isNew = Files.notExists(file);
        try (OutputStream nothing = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            nothing.flush();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw BadInput.notWritten(file, e);
        }
    }

    static void write(byte[] packed, Path file) throws BadInput {
        try {
            Files.write(file, ZippedWeights.zip(packed));
        } catch (IOException e) {
            throw BadInput.notWritten(file, e);
        }
    }
}
