package trasse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import trasse.rules.Board;
import trasse.rules.Parsed;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;
import trasse.rules.notation.Replay;

/** Boards and records from the file system. */
final class InputFiles {
    /** The help of every option that takes a board. */
    static final String BOARD = "A built-in board (classic, garden), ~ and a board code, or a .board file";

    /** One byte more than the readers take, so that they can tell that a file is too long. */
    private static final int ENOUGH = RecordReader.MOST_BYTES + 1;

    private InputFiles() {}

    /** A record without a fault; its board may be a file beside it. */
    static Replay replay(String name) throws BadInput, NotationException {
        Path file = path(name);
        Replay replay = Replay.read(name, bytes(file), reference -> boardBeside(file, reference));
        if (replay.fault().isPresent()) {
            throw replay.fault().get();
        }
        return replay;
    }

    /** The board that a name, a code or a path means. */
    static Board board(String reference) throws BadInput, NotationException {
        if (!isPath(reference)) {
            return BoardReference.parse(reference).orElseThrow(BadInput::new);
        }
        Path file = path(reference);
        if (Files.notExists(file)) {
            throw new BadInput(reference + ": there is no such file, and the built-in boards are "
                    + String.join(" and ", BuiltInBoards.NAMES));
        }
        return BoardReader.read(reference, bytes(file));
    }

    /** Whether a reference to a board is a path: neither a built-in name nor a code. */
    static boolean isPath(String reference) {
        return !BoardReference.isCode(reference) && BoardReference.parse(reference) instanceof Parsed.Failure;
    }

    private static Optional<Board> boardBeside(Path record, String path) throws NotationException {
        try {
            Path file = record.resolveSibling(path);
            return Optional.of(BoardReader.read(file.toString(), bytes(file)));
        } catch (BadInput | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The path that an argument means. */
    static Path path(String name) throws BadInput {
        if (name.isEmpty()) {
            throw new BadInput("the name of the file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput(name + ": no file can have this name (" + e.getReason() + ")");
        }
    }

    private static byte[] bytes(Path file) throws BadInput {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(ENOUGH);
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read (" + reason(file, e) + ")");
        }
    }

    /** The message of an exception about a file begins with the file again, or is nothing but the file. */
    static String reason(Path file, IOException failure) {
        if (Files.isDirectory(file)) {
            return "it is a folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "access to it is denied";
        }
        String reason = failure instanceof FileSystemException e ? e.getReason() : failure.getMessage();
        return reason == null ? failure.getClass().getSimpleName() : reason;
    }
}
