package trasse.server;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Settings with some things changed. At first: limits that no test reaches by itself, and bots that move at once. */
record Variant(Settings settings) {
    private static final Settings.Limits GENEROUS =
            new Settings.Limits(16 * 1024, 100_000, 100_000, 10_000, 1000, 10_000);

    static Variant of(Settings settings) {
        return new Variant(settings).limits(GENEROUS).botThought(Duration.ofMillis(2));
    }

    private Variant with(
            String host,
            int port,
            @Nullable String databaseUrl,
            List<InetAddress> trustedProxies,
            Duration botThought,
            Duration goneAfter,
            Duration heartbeat,
            Duration busyAfter,
            Settings.Limits limits) {
        return new Variant(new Settings(
                host,
                port,
                settings.data(),
                databaseUrl,
                settings.databaseConnections(),
                trustedProxies,
                settings.botThreads(),
                botThought,
                goneAfter,
                heartbeat,
                busyAfter,
                limits));
    }

    Variant host(String host) {
        return with(
                host,
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                settings.botThought(),
                settings.goneAfter(),
                settings.heartbeat(),
                settings.busyAfter(),
                settings.limits());
    }

    Variant databaseUrl(String url) {
        return with(
                settings.host(),
                settings.port(),
                url,
                settings.trustedProxies(),
                settings.botThought(),
                settings.goneAfter(),
                settings.heartbeat(),
                settings.busyAfter(),
                settings.limits());
    }

    Variant limits(Settings.Limits limits) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                settings.botThought(),
                settings.goneAfter(),
                settings.heartbeat(),
                settings.busyAfter(),
                limits);
    }

    Variant botThought(Duration thought) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                thought,
                settings.goneAfter(),
                settings.heartbeat(),
                settings.busyAfter(),
                settings.limits());
    }

    Variant goneAfter(Duration time) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                settings.botThought(),
                time,
                settings.heartbeat(),
                settings.busyAfter(),
                settings.limits());
    }

    Variant heartbeat(Duration time) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                settings.botThought(),
                settings.goneAfter(),
                time,
                settings.busyAfter(),
                settings.limits());
    }

    Variant busyAfter(Duration time) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                settings.trustedProxies(),
                settings.botThought(),
                settings.goneAfter(),
                settings.heartbeat(),
                time,
                settings.limits());
    }

    Variant trusting(List<InetAddress> proxies) {
        return with(
                settings.host(),
                settings.port(),
                settings.databaseUrl(),
                proxies,
                settings.botThought(),
                settings.goneAfter(),
                settings.heartbeat(),
                settings.busyAfter(),
                settings.limits());
    }
}
