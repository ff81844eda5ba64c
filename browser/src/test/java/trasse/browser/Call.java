package trasse.browser;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import trasse.engine.weights.ShippedWeights;
import trasse.engine.weights.ZippedWeights;
import trasse.json.JsonWriter;
import trasse.rules.notation.BuiltInBoards;

/**
 * A call of one of the exported functions, to be made here or in a browser.
 *
 * @param arguments texts, whole numbers and choices; in place of weights, the name of some
 */
record Call(String function, List<Object> arguments) {
    static Call board(String name) {
        return new Call("board", List.of(name));
    }

    static Call begin(String board, String edition, String names, long seed) {
        return new Call("begin", List.of(board, edition, names, seed));
    }

    static Call beginWith(String board, String edition, String names, String starts, String deck) {
        return new Call("beginWith", List.of(board, edition, names, starts, deck));
    }

    static Call position(String record, String card) {
        return new Call("position", List.of(record, card));
    }

    static Call extensions(String board, String line, String card) {
        return new Call("extensions", List.of(board, line, card));
    }

    static Call openEnds(String board, String line, String cards) {
        return new Call("openEnds", List.of(board, line, cards));
    }

    static Call gains(String board, int players, String reached, String halves, String fields) {
        return new Call("gains", List.of(board, players, reached, halves, fields));
    }

    static Call objection(String board, String line, String card, String action) {
        return new Call("objection", List.of(board, line, card, action));
    }

    static Call play(String record, String card, String actions) {
        return new Call("play", List.of(record, card, actions));
    }

    static Call replay(String record) {
        return new Call("replay", List.of(record));
    }

    static Call playOn(String record, int rounds, String starts, String names, String deck) {
        return new Call("playOn", List.of(record, rounds, starts, names, deck));
    }

    static Call pack(String record) {
        return new Call("pack", List.of(record));
    }

    static Call unpack(String packed) {
        return new Call("unpack", List.of(packed));
    }

    static Call paper(String edition, int players, String announcements, String missed) {
        return new Call("paper", List.of(edition, players, announcements, missed));
    }

    static Call bot(String record, String card, int start, String level, long seed, int work) {
        return new Call("bot", List.of(record, card, start, level, seed, 0, work));
    }

    static Call analyse(String record) {
        return new Call("analyse", List.of(record));
    }

    static Call attempt(String record, String card, int start, String action) {
        return new Call("attempt", List.of(record, card, start, action));
    }

    static Call hindsight(String record, int start, int from, int work) {
        return new Call("hindsight", List.of(record, start, from, 0, work));
    }

    static Call learn(String board, String weights) {
        return new Call("learn", List.of(board, weights));
    }

    static Call train(String board, String lesson, String headStart) {
        return new Call("train", List.of(board, lesson, headStart));
    }

    static Call pages(String board, String paper, String language, String parts, String sheetsPerPage, boolean grey) {
        return new Call("pages", List.of(board, paper, language, parts, sheetsPerPage, grey));
    }

    String answerHere() {
        return switch (function) {
            case "board" -> RulesExports.board(text(0));
            case "begin" -> RulesExports.begin(text(0), text(1), text(2), number(3));
            case "beginWith" -> RulesExports.beginWith(text(0), text(1), text(2), text(3), text(4));
            case "position" -> RulesExports.position(text(0), text(1));
            case "extensions" -> RulesExports.extensions(text(0), text(1), text(2));
            case "openEnds" -> RulesExports.openEnds(text(0), text(1), text(2));
            case "gains" -> RulesExports.gains(text(0), (int) number(1), text(2), text(3), text(4));
            case "objection" -> RulesExports.objection(text(0), text(1), text(2), text(3));
            case "play" -> RulesExports.play(text(0), text(1), text(2));
            case "replay" -> RulesExports.replay(text(0));
            case "playOn" -> RulesExports.playOn(text(0), (int) number(1), text(2), text(3), text(4));
            case "pack" -> RulesExports.pack(text(0));
            case "unpack" -> RulesExports.unpack(text(0));
            case "paper" -> RulesExports.paper(text(0), (int) number(1), text(2), text(3));
            case "bot" ->
                EngineExports.bot(
                        text(0), text(1), (int) number(2), text(3), number(4), (int) number(5), (int) number(6));
            case "analyse" -> withProgress(listener -> EngineExports.analyse(text(0), listener));
            case "train" ->
                EngineExports.train(text(0), text(1), weights(text(2)), (share, found) -> {})
                        + Arrays.hashCode(EngineExports.learned());
            case "attempt" -> EngineExports.attempt(text(0), text(1), (int) number(2), text(3));
            case "hindsight" ->
                withProgress(listener -> EngineExports.hindsight(
                        text(0), (int) number(1), (int) number(2), (int) number(3), (int) number(4), listener));
            case "learn" -> EngineExports.learn(text(0), weights(text(1)));
            case "pages" ->
                SheetsExports.pages(text(0), text(1), text(2), text(3), text(4), (Boolean) arguments.get(5));
            default -> throw new IllegalStateException("there is no function " + function);
        };
    }

    /** The answer, and after it a line with each report. */
    private static String withProgress(Function<StudyListener, String> study) {
        StringBuilder reports = new StringBuilder();
        String answer = study.apply((share, found) ->
                reports.append('\n').append(Math.round(100 * share)).append(' ').append(found));
        return answer + reports;
    }

    private String text(int place) {
        return (String) arguments.get(place);
    }

    private long number(int place) {
        return ((Number) arguments.get(place)).longValue();
    }

    void write(JsonWriter json) {
        json.list().value(function);
        for (Object argument : arguments) {
            if (argument instanceof Integer number) {
                json.value(number);
            } else if (argument instanceof Boolean choice) {
                json.value(choice);
            } else {
                json.value(argument.toString());
            }
        }
        json.endList();
    }

    /** The weights of a board or of any, half of them, or bytes that are none. */
    static byte[] weights(String name) {
        if (name.equals("none")) {
            return new byte[0];
        }
        if (name.startsWith("half-")) {
            byte[] whole = weights(name.substring("half-".length()));
            return Arrays.copyOf(whole, whole.length / 2);
        }
        byte[] zipped = name.equals("any-board")
                ? ShippedWeights.zippedHeadStart()
                : BuiltInBoards.find(name).flatMap(ShippedWeights::zipped).orElseThrow();
        try {
            return ZippedWeights.unzip(new ByteArrayInputStream(zipped));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
