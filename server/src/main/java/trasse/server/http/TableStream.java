package trasse.server.http;

import com.fasterxml.jackson.databind.ObjectWriter;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import trasse.server.live.LiveTable;
import trasse.server.table.Entry;
import trasse.server.table.EventView;
import trasse.server.table.Json;

/**
 * Sends a viewer the events of a table, from any number on, and after each batch the viewer's view of the table, so that
 * nothing else has to be asked for. Both come from the same state. Each stream has a virtual thread, which waits for the
 * table to change.
 */
final class TableStream {
    private static final ObjectWriter EVENT = Json.MAPPER.writerFor(EventView.class);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] END = "\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] RETRY = "retry: 500\n\n".getBytes(StandardCharsets.UTF_8);

    private final LiveTable table;
    private final String visitor;
    private final BooleanSupplier stopping;

    TableStream(LiveTable table, String visitor, BooleanSupplier stopping) {
        this.table = table;
        this.visitor = visitor;
        this.stopping = stopping;
    }

    /** The headers of a stream. */
    static void describe(Context context) {
        context.contentType("text/event-stream; charset=utf-8");
        context.header("Cache-Control", "no-store");
        context.header("X-Accel-Buffering", "no");
    }

    /** Sends all events after a number, past and future; returns when the client is gone or the server stops. */
    void send(Context context, int after) throws IOException {
        describe(context);
        OutputStream out = context.res().getOutputStream();
        out.write(RETRY);
        int sent = after;
        // The first batch has a view even if the client has missed no events.
        boolean first = true;
        try {
            while (!stopping.getAsBoolean()) {
                LiveTable.State state = table.state();
                int number = state.table().number();
                if (first || number > sent) {
                    sendNews(state, sent, out);
                } else {
                    out.write(HEARTBEAT);
                }
                out.flush();
                first = false;
                sent = Math.max(sent, number);
                table.awaitAfter(sent, stopping);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The events of a state after a number, then the view. A client that reconnects in between misses nothing. */
    private void sendNews(LiveTable.State state, int after, OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder();
        int chair = state.table().chairNumberOf(visitor);
        for (Entry entry : state.after(after)) {
            String event = EVENT.writeValueAsString(entry.event().viewFor(visitor, chair));
            text.append("id: ").append(entry.number());
            text.append("\ndata: {\"number\":").append(entry.number());
            text.append(",\"at\":").append(entry.at().toEpochMilli()).append(',');
            text.append(event, 1, event.length()).append("\n\n");
        }
        text.append("event: table\nid: ").append(state.table().number()).append("\ndata: ");
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        out.write(state.view().json(visitor));
        out.write(END);
    }
}
