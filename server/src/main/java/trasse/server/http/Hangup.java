package trasse.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;

/**
 * Notices at once that the client of a stream is gone. Jetty reads nothing while it answers, so it would notice only when
 * it cannot write any more. The connection of a stream is not used again, so nothing else needs what is read here.
 */
final class Hangup implements Callback {
    private final EndPoint connection;
    private final Runnable gone;

    private Hangup(EndPoint connection, Runnable gone) {
        this.connection = connection;
        this.gone = gone;
    }

    /**
     * Runs something as soon as the client of a request closes its connection, or sends anything more. Nothing else reads
     * the connection while it is answered; if something did, only the next heartbeat would notice.
     */
    static void watch(Context context, Runnable gone) {
        context.header("Connection", "close");
        EndPoint connection = ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        connection.tryFillInterested(new Hangup(connection, gone));
    }

    @Override
    public void succeeded() {
        try {
            if (connection.fill(ByteBuffer.allocate(1).limit(0)) == 0 && isOpen()) {
                connection.tryFillInterested(this);
                return;
            }
        } catch (IOException e) {
            // It is closed, too.
        }
        gone.run();
    }

    private boolean isOpen() {
        return connection.isOpen() && !connection.isInputShutdown();
    }

    @Override
    public void failed(Throwable cause) {
        gone.run();
    }
}
