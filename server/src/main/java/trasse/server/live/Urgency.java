package trasse.server.live;

/** What a request is for, the least urgent first: that is what is refused first when there is too much to do. */
public enum Urgency {
    /** To begin something, like a table, or to look something up. */
    BEGIN,
    /** To see a table, or to see it again after an interruption. */
    WATCH,
    /** To go on with a game. */
    PLAY
}
