package trasse.study.match;

import java.util.function.LongFunction;
import trasse.engine.bot.Bot;

/**
 * A bot that takes part in all games of a match.
 *
 * @param bots makes the bot for one game from a seed, since bots are not thread-safe
 */
public record Contestant(String name, LongFunction<Bot> bots) {}
