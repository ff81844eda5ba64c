package trasse.rules;

/** What a player does in a round. */
public sealed interface Action permits Extension, Pass {}
