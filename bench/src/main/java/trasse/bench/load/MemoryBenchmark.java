package trasse.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trasse.bench.Scratch;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.ProcessSize;
import trasse.testkit.ServerProcess;

/**
 * How much a server keeps in memory for each table of four whose game has begun, and for each stream to one of them: the
 * live heap before and after.
 *
 * <p>Arguments: how many tables.
 */
public final class MemoryBenchmark {
    /** So many tables that what comes with the first ones is not counted as theirs. */
    private static final int WARM_UP = 300;

    private MemoryBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 700;
        try (Scratch scratch = Scratch.create();
                ServerProcess server = LoadServer.start(scratch, "--busy-after", "1000000")) {
            begin(WARM_UP, server.port());
            ProcessSize warm = server.size();
            List<Running> running = begin(tables, server.port());
            ProcessSize withTables = server.size();
            List<EventStream> streams = running.stream()
                    .flatMap(table -> table.people().stream().map(one -> one.follow(table.id(), 0)))
                    .toList();
            streams.forEach(stream -> stream.awaitView(view -> true));
            ProcessSize withStreams = server.size();
            System.out.println("| | heap MB | kB each | files |");
            System.out.println("|---|---:|---:|---:|");
            print(WARM_UP + " tables", "", warm);
            print(tables + " more", each(warm, withTables, tables), withTables);
            print(streams.size() + " streams to them", each(withTables, withStreams, streams.size()), withStreams);
        }
        System.exit(0);
    }

    private record Running(String id, List<Client> people) {}

    private static List<Running> begin(int tables, int port) {
        List<Running> begun = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            begun.add(begin(port));
        }
        return begun;
    }

    private static Running begin(int port) {
        List<Client> people = new ArrayList<>();
        for (int i = 1; i <= LoadTable.PEOPLE; i++) {
            people.add(Client.arrive(port, "Player " + i));
        }
        String table = people.getFirst().open(Map.of("people", LoadTable.PEOPLE));
        for (Client guest : people.subList(1, LoadTable.PEOPLE)) {
            guest.join(table).expectSuccess();
        }
        people.getFirst().start(table).expectSuccess();
        return new Running(table, people);
    }

    private static String each(ProcessSize before, ProcessSize after, int count) {
        double kilobytes = (after.heapMegabytes() - before.heapMegabytes()) * 1024.0 / count;
        return String.format(Locale.ROOT, "%.1f", kilobytes);
    }

    private static void print(String what, String each, ProcessSize size) {
        System.out.printf("| %s | %d | %s | %d |%n", what, size.heapMegabytes(), each, size.files());
    }
}
