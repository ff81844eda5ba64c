package trasse.study.match;

import trasse.rules.notation.GameRecord;

/** One game of a match: how it went, and what counts of it in the standings. */
public record PlayedGame(GameRecord record, GameResult result) {}
