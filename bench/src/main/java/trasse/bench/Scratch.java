package trasse.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is deleted with all that is in it. */
public record Scratch(Path path) implements AutoCloseable {
    public static Scratch create() {
        try {
            return new Scratch(Files.createTempDirectory("trasse-bench"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path resolve(String name) {
        return path.resolve(name);
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path one : deepestFirst) {
                Files.deleteIfExists(one);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
