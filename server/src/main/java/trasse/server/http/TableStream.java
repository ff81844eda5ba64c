package trasse.server.http;

import com.fasterxml.jackson.databind.ObjectWriter;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import trasse.server.live.LiveTable;
import trasse.server.table.Entry;
import trasse.server.table.EventView;
import trasse.server.table.Json;

/**
 * Sends somebody the events of a table, from any number on, for as long as they listen. Each stream has a virtual
 * thread, which waits for the table to move on.
 */
final class TableStream {
    private static final ObjectWriter SHOWN = Json.MAPPER.writerFor(EventView.class);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] RETRY = "retry: 500\n\n".getBytes(StandardCharsets.UTF_8);

    private final LiveTable table;
    private final String visitor;
    private final Duration heartbeat;
    private final BooleanSupplier stopping;

    TableStream(LiveTable table, String visitor, Duration heartbeat, BooleanSupplier stopping) {
        this.table = table;
        this.visitor = visitor;
        this.heartbeat = heartbeat;
        this.stopping = stopping;
    }

    /** Sends what there is after a number and all that comes; returns when the listener is gone or the server stops. */
    void send(Context context, int after) throws IOException {
        context.contentType("text/event-stream; charset=utf-8");
        context.header("Cache-Control", "no-store");
        context.header("X-Accel-Buffering", "no");
        OutputStream out = context.res().getOutputStream();
        out.write(RETRY);
        int sent = after;
        try {
            while (!stopping.getAsBoolean()) {
                LiveTable.State state = table.state();
                List<Entry> news = state.after(sent);
                if (news.isEmpty()) {
                    out.write(HEARTBEAT);
                } else {
                    int chair = state.table().chairNumberOf(visitor);
                    StringBuilder text = new StringBuilder();
                    for (Entry entry : news) {
                        append(text, entry, chair);
                    }
                    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
                    sent = news.getLast().number();
                }
                out.flush();
                table.awaitAfter(sent, stopping, heartbeat);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void append(StringBuilder text, Entry entry, int chair) throws IOException {
        String shown = SHOWN.writeValueAsString(entry.event().viewFor(visitor, chair));
        text.append("id: ")
                .append(entry.number())
                .append("\ndata: {\"number\":")
                .append(entry.number());
        text.append(",\"at\":").append(entry.at().toEpochMilli()).append(',');
        text.append(shown, 1, shown.length()).append("\n\n");
    }
}
