package trasse.server;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/** Brings everything that is logged in this process into one form, which is set in logback.xml: lines of JSON. */
final class Logs {
    private static final Logger LOG = LoggerFactory.getLogger(Logs.class);

    private Logs() {}

    /** Takes over what libraries write to Java's own log, and what ends a thread. */
    static void unite() {
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> LOG.atError()
                .setMessage("a thread has failed")
                .addKeyValue("thread", thread.getName())
                .setCause(failure)
                .log());
    }
}
