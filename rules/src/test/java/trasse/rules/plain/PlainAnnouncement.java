package trasse.rules.plain;

/**
 * What a player says aloud at the end of the round in which their line has reached a number.
 *
 * @param start the player's start point
 * @param number the number reached
 * @param points the points noted in the number's box
 */
public record PlainAnnouncement(int start, int number, int points) {}
