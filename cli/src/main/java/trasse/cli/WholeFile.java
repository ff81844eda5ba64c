package trasse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are there as a whole or not at all. */
final class WholeFile {
    private WholeFile() {}

    /** Writes beside the file first, then puts it in place of what was there. */
    static void write(Path file, byte[] content) throws BadInput {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            String what = Files.isDirectory(file) ? "it is a folder" : "it is not a file";
            throw new BadInput(file + ": cannot be written (" + what + ")");
        }
        Path unfinished = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.write(unfinished, content, StandardOpenOption.CREATE_NEW);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            discard(unfinished);
            throw BadInput.notWritten(file, e);
        }
    }

    private static void discard(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException ignored) {
            // The message about the file itself says more.
        }
    }
}
