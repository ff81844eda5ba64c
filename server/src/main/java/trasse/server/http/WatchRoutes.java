package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import trasse.rules.Board;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BoardWriter;
import trasse.server.Settings;
import trasse.server.daily.DailyDeals;
import trasse.server.live.LiveTable;
import trasse.server.live.OpenStreams;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.store.TableStore;
import trasse.server.table.RecordText;
import trasse.server.table.Table;

/** Finding tables, watching them, and reading their records. */
final class WatchRoutes {
    private static final int MOST_LISTED = 100;

    private final Tables tables;
    private final TableStore store;
    private final DailyDeals daily;
    private final Presence presence;
    private final OpenStreams spectators = new OpenStreams();
    private final Caller caller;
    private final Metrics metrics;
    private final int mostStreams;
    private final BooleanSupplier stopping;

    WatchRoutes(
            Tables tables,
            TableStore store,
            DailyDeals daily,
            Presence presence,
            Caller caller,
            Metrics metrics,
            Settings settings,
            BooleanSupplier stopping) {
        this.tables = tables;
        this.store = store;
        this.daily = daily;
        this.presence = presence;
        this.caller = caller;
        this.metrics = metrics;
        this.mostStreams = settings.limits().streams();
        this.stopping = stopping;
    }

    void addTo(RoutesConfig routes) {
        Reading.add(routes, "/api/boards/{board}", this::board);
        Reading.add(routes, "/api/tables", context -> Responses.json(context, store.listed(MOST_LISTED)));
        Reading.add(routes, "/api/tables/{table}", this::show);
        Reading.add(routes, "/api/tables/{table}/events", this::stream);
        Reading.add(routes, "/api/tables/{table}/record", this::record);
    }

    private void board(Context context) {
        Board board = BoardReference.parse(context.pathParam("board")).orElseThrow(Problem::notFound);
        context.contentType("text/plain; charset=utf-8").result(BoardWriter.write(board));
    }

    /** The table of a request, unless it would give away a deal that the visitor can still play. */
    private LiveTable visibleTable(Context context, String visitor) {
        LiveTable live = Requests.table(context, tables);
        daily.refusalToShow(live.table(), visitor).ifPresent(refusal -> {
            throw Problem.of(refusal)
                    .with("day", Objects.requireNonNull(live.table().opened().daily()));
        });
        return live;
    }

    private void show(Context context) {
        String visitor = caller.visitor(context).orElse("");
        byte[] view = visibleTable(context, visitor).state().view().json(visitor);
        context.contentType("application/json").result(view);
    }

    private void stream(Context context) throws IOException {
        String visitor = caller.visitor(context).orElse("");
        LiveTable live = visibleTable(context, visitor);
        int after = after(context);
        if (context.method().equals(HandlerType.HEAD)) {
            TableStream.describe(context);
            return;
        }
        AtomicBoolean ended = new AtomicBoolean();
        Runnable end = () -> {
            ended.set(true);
            live.wakeAll();
        };
        String address = caller.address(context);
        if (!connect(visitor, address, end)) {
            throw new Problem(429, "too-many-streams", "you have " + mostStreams + " open streams; close one")
                    .with("retryAfter", 5);
        }
        try {
            Hangup.watch(context, end);
            send(new TableStream(live, visitor, () -> ended.get() || stopping.getAsBoolean()), live, context, after);
        } finally {
            disconnect(visitor, address, end);
        }
    }

    /** The streams of spectators count by address. */
    private boolean connect(String visitor, String address, Runnable end) {
        return visitor.isEmpty()
                ? spectators.add(address, mostStreams, end)
                : presence.connect(visitor, mostStreams, end);
    }

    private void disconnect(String visitor, String address, Runnable end) {
        if (visitor.isEmpty()) {
            spectators.remove(address, end);
        } else {
            presence.disconnect(visitor, end);
        }
    }

    private void send(TableStream stream, LiveTable live, Context context, int after) throws IOException {
        live.streamOpened();
        metrics.streamOpened();
        try {
            stream.send(context, after);
        } finally {
            metrics.streamClosed();
            live.streamClosed();
        }
    }

    private static int after(Context context) {
        String last = context.header("Last-Event-ID");
        String text = last != null ? last : context.queryParam("after");
        if (text == null) {
            return 0;
        }
        try {
            return Math.max(0, Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw Problem.malformed("a stream begins after the number of an event, not after " + text);
        }
    }

    private void record(Context context) {
        String visitor = caller.visitor(context).orElse("");
        Table table = visibleTable(context, visitor).table();
        String text = Responses.value(RecordText.of(table));
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "inline; filename=\"" + table.id() + ".trasse\"")
                .result(text);
    }
}
