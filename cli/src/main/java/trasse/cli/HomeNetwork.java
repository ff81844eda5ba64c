package trasse.cli;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/** The addresses under which others in the same network can reach this machine. */
final class HomeNetwork {
    /** Networks between this machine and its own containers and virtual machines, or through a tunnel. */
    private static final Pattern VIRTUAL = Pattern.compile(
            "(docker|podman|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|cni|flannel|tun|tap|utun|wg|tailscale|zt).*");

    private HomeNetwork() {}

    static List<String> addresses() {
        List<String> addresses = new ArrayList<>();
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!network.isUp()
                        || network.isLoopback()
                        || network.isPointToPoint()
                        || isVirtual(network.getName())) {
                    continue;
                }
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
                        addresses.add(address.getHostAddress());
                    }
                }
            }
        } catch (SocketException e) {
            return List.of();
        }
        return addresses;
    }

    static boolean isVirtual(String network) {
        return VIRTUAL.matcher(network).matches();
    }
}
