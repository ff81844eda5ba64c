package trasse.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/** The errors and warnings that a part of the server logs while this is open. */
final class LoggedErrors implements AutoCloseable {
    private final Logger logger;
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    LoggedErrors(String part) {
        logger = (Logger) LoggerFactory.getLogger(part);
        log.start();
        logger.addAppender(log);
    }

    List<String> messages() {
        return messages(Level.ERROR);
    }

    List<String> warnings() {
        return messages(Level.WARN);
    }

    private List<String> messages(Level level) {
        return List.copyOf(log.list).stream()
                .filter(event -> event.getLevel().equals(level))
                .map(event -> event.getFormattedMessage() + " " + event.getKeyValuePairs())
                .toList();
    }

    @Override
    public void close() {
        logger.detachAppender(log);
    }
}
