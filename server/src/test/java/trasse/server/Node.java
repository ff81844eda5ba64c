package trasse.server;

import java.nio.file.Path;
import trasse.testkit.ServerProcess;

/** A server for tests in a process of its own. */
final class Node {
    private Node() {}

    /** A node that shares a database, or has one of its own in its folder if the URL is empty. */
    static ServerProcess start(Path data, String databaseUrl) {
        return ServerProcess.ofClass(Node.class, data.toString(), databaseUrl);
    }

    /** The process itself: a folder for data, and the URL of a database or nothing. */
    public static void main(String[] arguments) throws Exception {
        Variant variant = Variant.of(Settings.local(0, Path.of(arguments[0])));
        Server server = Server.start((arguments[1].isEmpty() ? variant : variant.databaseUrl(arguments[1])).settings());
        System.out.println(server.port());
        Thread.currentThread().join();
    }
}
