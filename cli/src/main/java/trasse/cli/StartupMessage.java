package trasse.cli;

import java.io.PrintWriter;
import java.util.List;

/**
 * What the command prints when the server has started: its addresses, and where games are kept.
 *
 * @param host the address it listens at
 * @param network whether to print the addresses for others in this network, too
 * @param addresses of this machine in its networks
 * @param kept where games are kept
 */
record StartupMessage(String host, int port, boolean network, List<String> addresses, String kept) {
    void print(PrintWriter out) {
        out.println("Trasse is at " + url(isAnyOrOwn() ? "localhost" : host));
        if (network) {
            for (String address : addresses) {
                out.println("In this network it is at " + url(address));
                out.print(TerminalQr.of(url(address)));
            }
            out.println(
                    addresses.isEmpty()
                            ? "This machine is in no network that others could use."
                            : "Open it there on this machine too, so that links to your tables work for the others.");
        }
        out.println("Games are kept in " + kept + ". Ctrl-C stops the server.");
        out.flush();
    }

    private boolean isAnyOrOwn() {
        return List.of("127.0.0.1", "0.0.0.0", "::").contains(host);
    }

    private String url(String name) {
        return "http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port + "/";
    }
}
