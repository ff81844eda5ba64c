package trasse.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Wrong input; the message says what is wrong and what would be right. */
final class BadInput extends Exception {
    BadInput(String message) {
        super(message);
    }

    static BadInput notWritten(Path file, IOException failure) {
        String why =
                failure instanceof NoSuchFileException ? "there is no such folder" : InputFiles.reason(file, failure);
        return new BadInput(file + ": cannot be written (" + why + ")");
    }
}
