package trasse.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** A folder with a record of each of many games. Thread-safe, for different games. */
final class RecordFolder {
    private final Path folder;
    /** The name of a file, with zeros in front of its number so that the files are sorted by it. */
    private final String pattern;

    private RecordFolder(Path folder, String pattern) {
        this.folder = folder;
        this.pattern = pattern;
    }

    /** The folder of this name, which is made if there is none. */
    static RecordFolder of(String name, int games) throws BadInput {
        Path folder = InputFiles.path(name);
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException e) {
            throw new BadInput(e.getFile() + ": is a file, not a folder");
        } catch (IOException e) {
            throw BadInput.notWritten(folder, e);
        }
        return new RecordFolder(folder, "game-%0" + String.valueOf(games).length() + "d.trasse");
    }

    /**
     * Writes the record of a game; games are numbered from 0, and files from 1.
     *
     * @throws UncheckedIOException with a message for people
     */
    void write(int number, GameRecord record) {
        Path file = folder.resolve(String.format(Locale.ROOT, pattern, number + 1));
        try {
            Files.writeString(file, RecordWriter.write(record));
        } catch (IOException e) {
            throw new UncheckedIOException(BadInput.notWritten(file, e).getMessage(), e);
        }
    }
}
