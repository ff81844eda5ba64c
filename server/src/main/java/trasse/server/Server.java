package trasse.server;

import com.zaxxer.hikari.pool.HikariPool;
import io.javalin.util.JavalinException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import trasse.pdf.Pdf;
import trasse.server.challenge.Challenges;
import trasse.server.daily.DailyCalendar;
import trasse.server.daily.DailyDeals;
import trasse.server.http.Metrics;
import trasse.server.http.Page;
import trasse.server.http.WebServer;
import trasse.server.live.Admission;
import trasse.server.live.BoardSchool;
import trasse.server.live.BotPool;
import trasse.server.live.DatabaseClock;
import trasse.server.live.PostgresNotifications;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.live.Timekeeper;
import trasse.server.preview.LinkPreviews;
import trasse.server.preview.Picture;
import trasse.server.rematch.Rematches;
import trasse.server.store.ChallengeStore;
import trasse.server.store.DailyStore;
import trasse.server.store.Database;
import trasse.server.store.DatabaseUrl;
import trasse.server.store.LearnedBoardStore;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Referee;
import trasse.server.visitor.Visitors;
import trasse.sheets.Printout;

/** A running server: one node, alone or of many. */
public final class Server implements AutoCloseable {
    private static final String PAGE = "trasse/web";
    private static final int MOST_BYTES_KEPT = 16 << 20;
    private static final Duration FORGETTING_INTERVAL = Duration.ofSeconds(5);

    private final Database database;
    private final Runnable closeClock;
    private final Runnable closeNotifications;
    private final BoardSchool school;
    private final BotPool bots;
    private final Timekeeper timekeeper;
    private final Admission admission;
    private final PeriodicTask forgetting;
    private final Workshop<Picture> previewPictures = new Workshop<>("previews", MOST_BYTES_KEPT, Picture::png);
    private final Workshop<Printout> press = new Workshop<>("press", MOST_BYTES_KEPT, Pdf::write);
    private final WebServer web;
    private @Nullable Watchdog watchdog;

    private Server(
            Settings settings,
            InstantSource clock,
            Runnable closeClock,
            Page page,
            Database database,
            Metrics metrics) {
        this.closeClock = closeClock;
        this.database = database;
        TableStore store = new TableStore(database);
        VisitorStore visitorStore = new VisitorStore(database);
        Tables tables = new Tables(
                store,
                new Referee(settings.goneAfter()),
                clock,
                database instanceof Database.PostgresDatabase,
                settings.limits().openTables());
        Presence presence =
                new Presence(visitorStore, clock, settings.goneAfter().dividedBy(3));
        LearnedBoardStore learnedBoards = new LearnedBoardStore(database);
        school = new BoardSchool(learnedBoards, clock);
        bots = new BotPool(tables, school, clock, settings.botThreads(), settings.botThought());
        tables.onMove(bots::tableChanged);
        if (database instanceof Database.PostgresDatabase shared) {
            PostgresNotifications notifications = new PostgresNotifications(shared, tables);
            tables.onMove(notifications::moved);
            closeNotifications = notifications::close;
        } else {
            closeNotifications = () -> {};
        }
        DailyStore dailyStore = new DailyStore(database);
        DailyDeals daily = new DailyDeals(dailyStore, tables, clock);
        Challenges challenges = new Challenges(tables, new ChallengeStore(database), daily, clock);
        timekeeper = new Timekeeper(store, tables, bots, presence, settings.heartbeat(), clock);
        admission = new Admission(database, settings.busyAfter());
        metrics.gauge("trasse_lag_seconds", "How long a command takes at present.", admission::seconds);
        metrics.gauges("trasse_tables", "Tables, by phase.", "phase", store::byPhase);
        metrics.gauge("trasse_database_connections", "Connections to the database in use.", database::connectionsInUse);
        metrics.gauge("trasse_bots_thinking", "Bots that think right now.", bots::thinking);
        metrics.gauge("trasse_bots_waiting", "Bots that wait for a thread.", bots::waiting);
        metrics.gauge("trasse_boards_learning", "Boards that bots learn or wait to learn.", school::enrolled);
        Visitors visitors = new Visitors(
                visitorStore, store, tables, presence, clock, database instanceof Database.PostgresDatabase);
        forgetting = new PeriodicTask("forgetting", FORGETTING_INTERVAL, visitors::finishForgetting);
        web = new WebServer(
                settings,
                database,
                tables,
                presence,
                visitors,
                daily,
                new DailyCalendar(dailyStore, daily),
                challenges,
                new Rematches(tables),
                new LinkPreviews(tables, challenges, daily),
                previewPictures,
                press,
                page,
                learnedBoards,
                admission,
                metrics,
                clock);
    }

    /**
     * Starts a server that has this process to itself: it decides how to log, and ends the process if it hangs.
     *
     * @throws StartFailure if the data cannot be used, or the port is taken
     */
    public static Server start(Settings settings) throws StartFailure {
        Logs.unite();
        Rehearsal.play();
        Server server = startNode(settings, InstantSource.system());
        Path dumps = settings.databaseUrl() == null ? settings.data() : Path.of(System.getProperty("java.io.tmpdir"));
        server.watchdog = new Watchdog(settings.host(), server.port(), dumps, Watchdog.PATIENCE);
        return server;
    }

    /** A server by the clock of its database, if it shares one. */
    static Server startNode(Settings settings, InstantSource own) throws StartFailure {
        Metrics metrics = new Metrics();
        Database database = open(settings, metrics);
        if (database instanceof Database.PostgresDatabase shared) {
            DatabaseClock clock = new DatabaseClock(shared);
            return start(settings, clock, clock::close, new Page(PAGE), database, metrics);
        }
        return start(settings, own, () -> {}, new Page(PAGE), database, metrics);
    }

    /**
     * Starts a server by any clock; it is ready when this returns.
     *
     * @throws StartFailure if the data cannot be used, or the port is taken
     */
    public static Server start(Settings settings, InstantSource clock) throws StartFailure {
        return start(settings, clock, new Page(PAGE));
    }

    static Server start(Settings settings, InstantSource clock, Page page) throws StartFailure {
        Metrics metrics = new Metrics();
        return start(settings, clock, () -> {}, page, open(settings, metrics), metrics);
    }

    private static Server start(
            Settings settings, InstantSource clock, Runnable closeClock, Page page, Database database, Metrics metrics)
            throws StartFailure {
        Server server = new Server(settings, clock, closeClock, page, database, metrics);
        try {
            server.web.start();
            return server;
        } catch (JavalinException e) {
            server.close();
            throw new StartFailure(
                    "cannot listen at " + settings.host() + ":" + settings.port()
                            + ", where something else may be running; another port may be free",
                    e);
        }
    }

    private static Database open(Settings settings, Metrics metrics) throws StartFailure {
        if (settings.databaseUrl() != null) {
            try {
                String url = DatabaseUrl.jdbc(settings.databaseUrl())
                        .orElseThrow(() -> new StartFailure(
                                "a database URL is written like postgresql://user:password@host:port/database"));
                return Database.at(url, settings.databaseConnections(), metrics::storeTook);
            } catch (HikariPool.PoolInitializationException e) {
                throw new StartFailure("the database cannot be reached: " + rootMessage(e), e);
            } catch (FlywayException e) {
                throw new StartFailure(
                        "the database cannot be brought up to date: " + rootMessage(e)
                                + "; its user needs the right to create tables",
                        e);
            }
        }
        try {
            return Database.inFolder(settings.data(), metrics::storeTook);
        } catch (UncheckedIOException e) {
            throw new StartFailure(
                    settings.data() + " cannot be used for data: " + rootMessage(e) + "; choose another folder", e);
        } catch (HikariPool.PoolInitializationException | FlywayException e) {
            throw new StartFailure(
                    settings.data() + " has a database that cannot be used: " + rootMessage(e)
                            + "; the server must be allowed to write it, and if it is damaged, a backup must take its"
                            + " place",
                    e);
        }
    }

    /** The first line of the root cause. */
    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    }

    public int port() {
        return web.port();
    }

    List<String> routes() {
        return web.routes();
    }

    /** Stops gracefully: streams end, and requests that are under way are answered. */
    @Override
    public void close() {
        if (watchdog != null) {
            watchdog.close();
        }
        web.close();
        admission.close();
        forgetting.close();
        timekeeper.close();
        bots.close();
        school.close();
        closeNotifications.run();
        closeClock.run();
        previewPictures.close();
        press.close();
        database.close();
    }
}
