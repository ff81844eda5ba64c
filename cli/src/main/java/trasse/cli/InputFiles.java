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
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** Boards and records from the file system. */
final class InputFiles {
    /** One byte more than the readers take, so that they can tell that a file is too long. */
    private static final int ENOUGH = RecordReader.MOST_BYTES + 1;

    private InputFiles() {}

    /** A record, with its board found by name or beside it. */
    static GameRecord record(String name) throws BadInput, NotationException {
        Path file = path(name);
        return RecordReader.read(name, bytes(file), reference -> boardBeside(file, reference));
    }

    /** A built-in board's name, or a file. */
    static Board board(String nameOrFile) throws BadInput, NotationException {
        Optional<Board> builtIn = BuiltInBoards.find(nameOrFile);
        if (builtIn.isPresent()) {
            return builtIn.get();
        }
        Path file = path(nameOrFile);
        if (Files.notExists(file)) {
            throw new BadInput(nameOrFile + ": there is no such file, and the built-in boards are "
                    + String.join(" and ", BuiltInBoards.NAMES));
        }
        return BoardReader.read(nameOrFile, bytes(file));
    }

    private static Optional<Board> boardBeside(Path record, String reference) throws NotationException {
        Optional<Board> builtIn = BuiltInBoards.find(reference);
        if (builtIn.isPresent()) {
            return builtIn;
        }
        try {
            Path file = record.resolveSibling(reference);
            return Optional.of(BoardReader.read(file.toString(), bytes(file)));
        } catch (BadInput | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The file of a name that someone gave. */
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
