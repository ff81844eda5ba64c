package trasse.cli.match;

import java.util.function.LongFunction;
import trasse.engine.bot.Bot;

/**
 * One who takes part in all games of a match.
 *
 * @param bots makes the bot for a deal from a seed, because bots are not to be shared by threads
 */
public record Contestant(String name, LongFunction<Bot> bots) {}
