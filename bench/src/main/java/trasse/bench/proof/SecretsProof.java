package trasse.bench.proof;

import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.FutureTask;
import trasse.bench.Scratch;
import trasse.rules.Prng;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;
import trasse.testkit.secrets.SecretsRun;

/**
 * Plays random games in which everyone keeps every byte that the server sends, metrics and errors included, while the
 * server is killed again and again. Once a game is over, all that was said is searched for what should not have been known
 * then: coming cards, lines that were not shown yet, salts, keys. In the end, the log is, too.
 *
 * <p>Arguments: how many games on SQLite, and on PostgreSQL; after how many seconds, at most, the server is killed; a seed.
 */
public final class SecretsProof {
    private SecretsProof() {}

    public static void main(String[] arguments) {
        int onSqlite = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 300;
        int onPostgres = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        int seconds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 20;
        Proof.run("secrets", Proof.seed(arguments, 3), seed -> {
            System.out.println(
                    "| database | games | of them daily | challenges | kills | messages | lines of the log |");
            System.out.println("|---|---:|---:|---:|---:|---:|---:|");
            try (Scratch scratch = Scratch.create();
                    ServerProcess server = Jar.serveAll(scratch.path(), "--gone-after", "1")) {
                play("SQLite", server, onSqlite, seconds, seed);
            }
            try (Scratch scratch = Scratch.create();
                    PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"));
                    ServerProcess node = Jar.serveAll(scratch.resolve("node"), "--database-url", postgres.url())) {
                play("PostgreSQL", node, onPostgres, seconds, seed);
            }
        });
    }

    private static void play(String database, ServerProcess server, int games, int seconds, long seed)
            throws Exception {
        Queue<String> log = new ConcurrentLinkedQueue<>();
        server.onLine(log::add);
        SecretsRun run = new SecretsRun(server::port, seed);
        FutureTask<Long> playing = new FutureTask<>(() -> run.play(games));
        Thread.ofPlatform().daemon().start(playing);
        Prng prng = new Prng(seed);
        int kills = 0;
        while (!playing.isDone()) {
            Thread.sleep(1000L + prng.below(1000 * seconds));
            server.kill();
            server.restart();
            kills++;
        }
        long messages = playing.get();
        run.checkLog(String.join("\n", log));
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %d | %d |%n",
                database,
                games,
                run.dailyGames(),
                run.challenges(),
                kills,
                messages,
                log.size());
    }
}
