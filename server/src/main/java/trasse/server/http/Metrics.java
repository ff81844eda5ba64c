package trasse.server.http;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/** The metrics of the server, for Prometheus. Thread-safe. */
public final class Metrics {
    private static final double NANOS = 1e9;
    private static final double[] LATENCIES = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final AtomicInteger streams = new AtomicInteger();
    private final Histogram commands = latency("trasse_command_seconds", "Time to answer a command.", "command");
    private final Histogram store = latency("trasse_store_seconds", "Time the database takes.", "operation");
    private final Counter answers = Counter.builder()
            .name("trasse_answers_total")
            .help("Answers, by their status.")
            .labelNames("status")
            .register(registry);

    public Metrics() {
        gauge("trasse_streams", "Open streams.", streams::get);
    }

    private Histogram latency(String name, String help, String label) {
        return Histogram.builder()
                .name(name)
                .help(help)
                .labelNames(label)
                .classicUpperBounds(LATENCIES)
                .classicOnly()
                .register(registry);
    }

    /** Adds a gauge. */
    public void gauge(String name, String help, DoubleSupplier value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(shown -> shown.call(value.getAsDouble()))
                .register(registry);
    }

    /** Adds a gauge with a value for each label. */
    public void gauges(String name, String help, String label, Supplier<Map<String, Integer>> values) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .labelNames(label)
                .callback(shown -> values.get().forEach((kind, value) -> shown.call(value, kind)))
                .register(registry);
    }

    public void storeTook(String operation, long nanos) {
        store.labelValues(operation).observe(nanos / NANOS);
    }

    /** The label of a command: the last word of its path, and for playing also what is played. */
    static String kindOfCommand(String path) {
        String last = path.substring(path.lastIndexOf('/') + 1);
        if (!last.equals("play")) {
            return last;
        }
        return path.startsWith("/api/daily/") ? "play-daily" : "play-challenge";
    }

    void commandTook(String command, long nanos) {
        commands.labelValues(command).observe(nanos / NANOS);
    }

    void answered(int status) {
        answers.labelValues(Integer.toString(status)).inc();
    }

    void streamOpened() {
        streams.incrementAndGet();
    }

    void streamClosed() {
        streams.decrementAndGet();
    }

    String text() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            PrometheusTextFormatWriter.create().write(out, registry.scrape());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
