package trasse.rules;

/** "I reached the 8": said at the end of a round, with the points noted for it. */
public record Announcement(Player player, int number, int points) {}
