package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said when the server has started. */
class StartupMessageTest {
    private static String text(StartupMessage announcement) {
        StringWriter out = new StringWriter();
        announcement.print(new PrintWriter(out));
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, http://localhost:8061/",
        "0.0.0.0, http://localhost:8061/",
        "192.168.1.7, http://192.168.1.7:8061/",
        "games.example.org, http://games.example.org:8061/",
        "::1, http://[::1]:8061/"
    })
    void theAddressIsTheOneItListensAt(String host, String url) {
        assertEquals(
                "Trasse is at " + url + "\nGames are kept in folder. Ctrl-C stops the server.\n",
                text(new StartupMessage(host, 8061, false, List.of("192.168.1.7"), "folder")));
    }

    @Test
    void inTheHomeNetworkEveryAddressIsSaidAndShownAsACode() {
        String url = "http://192.168.1.7:8061/";
        assertEquals(
                "Trasse is at http://localhost:8061/\nIn this network it is at " + url + "\n"
                        + TerminalQr.of(url).replace(System.lineSeparator(), "\n")
                        + "Open it there on this machine too, so that links to your tables work for the others.\n"
                        + "Games are kept in folder. Ctrl-C stops the server.\n",
                text(new StartupMessage("0.0.0.0", 8061, true, List.of("192.168.1.7"), "folder")));
    }

    @Test
    void aMachineWithoutANetworkIsToldSo() {
        String text = text(new StartupMessage("0.0.0.0", 8061, true, List.of(), "folder"));
        assertTrue(text.contains("\nThis machine is in no network that others could use.\n"), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"docker0", "br-4f1c", "veth12ab", "virbr0", "vboxnet0", "tun0", "utun3", "wg0", "tailscale0"})
    void networksWithinTheMachineAndTunnelsAreNotTheHomeNetwork(String name) {
        assertTrue(HomeNetwork.isVirtual(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eth0", "enp3s0", "wlan0", "wlp2s0", "en0", "br0", "bond0"})
    void cablesAndWirelessNetworksAreTheHomeNetwork(String name) {
        assertFalse(HomeNetwork.isVirtual(name));
    }
}
