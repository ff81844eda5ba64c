package trasse.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a Java process holds on to. Threads and files are known on Linux only, and 0 elsewhere.
 *
 * @param heapMegabytes what is left on the heap after a collection
 * @param threads of the platform
 */
public record ProcessSize(long heapMegabytes, int threads, int files) {
    static ProcessSize of(long pid) {
        Path process = Path.of("/proc/" + pid);
        return Files.exists(process)
                ? new ProcessSize(liveMegabytes(pid), count(process.resolve("task")), count(process.resolve("fd")))
                : new ProcessSize(liveMegabytes(pid), 0, 0);
    }

    private static int count(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return (int) all.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** By the histogram of live objects, whose last line has the sum. To know what is alive, the process collects first. */
    private static long liveMegabytes(long pid) {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        try {
            Process asked = new ProcessBuilder(jcmd, Long.toString(pid), "GC.class_histogram")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            List<String> lines;
            try (var reader = asked.inputReader()) {
                lines = reader.lines().toList();
            }
            String[] total = lines.getLast().strip().split("\\s+", -1);
            return Long.parseLong(total[2]) >> 20;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
