package trasse.testkit;

/**
 * A message of a stream of server-sent events.
 *
 * @param id the last id that the stream has given, empty before the first
 * @param name {@code message} if the stream gives none
 */
public record ServerSentEvent(String id, String name, String data) {
    /** Whether the message has no name of its own. */
    public boolean isUnnamed() {
        return name.equals("message");
    }
}
