package trasse.cli;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.server.live.BuiltInExperience;

/** What bots have learned about a board: in a file beside it, or in this build for the boards that come with it. */
final class WeightFiles {
    private static final String BOARD = ".board";
    private static final String WEIGHTS = ".weights";

    private WeightFiles() {}

    /** Experience with a board: all that is there, which may be none. */
    static BoardKnowledge knowledge(String nameOrFile, Board board, Cards cards) throws BadInput {
        if (BuiltInBoards.NAMES.contains(nameOrFile)) {
            return BuiltInExperience.of(nameOrFile, cards);
        }
        BoardKnowledge none = BoardKnowledge.none(board, cards.sorted());
        Path file = beside(nameOrFile);
        if (Files.notExists(file)) {
            return none;
        }
        try (InputStream zipped = Files.newInputStream(file)) {
            return none.trained(unzipped(zipped));
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput(file + ": cannot be used (" + e.getMessage() + "); train anew, or remove it");
        }
    }

    /** Experience with the board of a record, which may lie beside the record. */
    static BoardKnowledge knowledge(String recordFile, GameRecord record) throws BadInput {
        String reference = record.boardReference();
        String board = BuiltInBoards.NAMES.contains(reference)
                ? reference
                : Path.of(recordFile).resolveSibling(reference).toString();
        return knowledge(board, record.setup().board(), record.setup().cards());
    }

    /** Where the weights of a board's file belong. */
    static Path beside(String file) {
        String name = file.endsWith(BOARD) ? file.substring(0, file.length() - BOARD.length()) : file;
        return Path.of(name + WEIGHTS);
    }

    /** Tries to write to a file without changing it; whether that works is better known before a long training. */
    static void mustBeWritable(Path file) throws BadInput {
        boolean isNew = Files.notExists(file);
        try (OutputStream nothing = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            nothing.flush();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw notWritten(file, e);
        }
    }

    static void write(BoardKnowledge knowledge, Path file) throws BadInput {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(zipped)) {
            zip.write(knowledge.packed());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try {
            Files.write(file, zipped.toByteArray());
        } catch (IOException e) {
            throw notWritten(file, e);
        }
    }

    private static BadInput notWritten(Path file, IOException failure) {
        String why =
                failure instanceof NoSuchFileException ? "there is no such folder" : InputFiles.reason(file, failure);
        return new BadInput(file + ": cannot be written (" + why + ")");
    }

    private static byte[] unzipped(InputStream zipped) throws IOException {
        try (InputStream in = new GZIPInputStream(zipped)) {
            byte[] bytes = in.readNBytes(BoardKnowledge.MOST_BYTES + 1);
            if (bytes.length > BoardKnowledge.MOST_BYTES) {
                throw new IOException("weights are never that long");
            }
            return bytes;
        } catch (ZipException | EOFException e) {
            throw new IOException("these are not weights", e);
        }
    }
}
