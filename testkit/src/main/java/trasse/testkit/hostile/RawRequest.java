package trasse.testkit.hostile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A request as it is sent, right or wrong. */
final class RawRequest {
    private final List<String> head;
    private final byte[] body;
    private final boolean complete;

    /**
     * A request.
     *
     * @param head the lines before the body, without their ends
     * @param complete whether a server can know that nothing more is to come
     */
    RawRequest(List<String> head, byte[] body, boolean complete) {
        this.head = List.copyOf(head);
        this.body = body.clone();
        this.complete = complete;
    }

    static RawRequest of(String method, String target, List<String> headers, byte[] body) {
        List<String> head = new ArrayList<>();
        head.add(method + " " + target + " HTTP/1.1");
        head.add("Host: 127.0.0.1");
        head.addAll(headers);
        if (body.length > 0 || !method.equals("GET")) {
            head.add("Content-Length: " + body.length);
        }
        return new RawRequest(head, body, true);
    }

    /** The same with another header. */
    RawRequest with(String header) {
        List<String> more = new ArrayList<>(head);
        more.add(header);
        return new RawRequest(more, body, complete);
    }

    /** The same with other lines before the body, which the server may take for the beginning of something longer. */
    RawRequest withHead(List<String> lines) {
        return new RawRequest(lines, body, false);
    }

    List<String> head() {
        return head;
    }

    boolean complete() {
        return complete;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes((String.join("\r\n", head) + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(body);
        return bytes.toByteArray();
    }

    boolean isHead() {
        return head.getFirst().startsWith("HEAD ");
    }

    @Override
    public String toString() {
        return String.join("\n", head) + "\n\n" + new String(body, StandardCharsets.ISO_8859_1);
    }
}
