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
    private MemoryBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        try (Scratch scratch = Scratch.create();
                ServerProcess server = LoadServer.start(scratch)) {
            ProcessSize empty = server.size();
            List<Running> running = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                running.add(begin(server.port()));
            }
            ProcessSize withTables = server.size();
            List<EventStream> streams = running.stream()
                    .flatMap(table -> table.people().stream().map(one -> one.follow(table.id(), 0)))
                    .toList();
            streams.forEach(stream -> stream.awaitView(view -> true));
            ProcessSize withStreams = server.size();
            System.out.println("| | heap MB | kB for each more | files |");
            System.out.println("|---|---:|---:|---:|");
            print("no table", empty, empty, 1);
            print(tables + " tables", empty, withTables, tables);
            print(streams.size() + " streams, too", withTables, withStreams, streams.size());
        }
        System.exit(0);
    }

    private record Running(String id, List<Client> people) {}

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

    private static void print(String what, ProcessSize before, ProcessSize after, int count) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.1f | %d |%n",
                what,
                after.heapMegabytes(),
                (after.heapMegabytes() - before.heapMegabytes()) * 1024.0 / count,
                after.files());
    }
}
