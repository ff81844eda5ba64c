package trasse.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Edition;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.live.LiveTable;
import trasse.server.live.Tables;
import trasse.server.table.Json;
import trasse.server.table.Names;
import trasse.server.table.Reaction;
import trasse.server.table.Refusal;
import trasse.server.table.Terms;

/** The bodies of requests. Every command has an id of its own, so that it is done once however often it is sent. */
final class Requests {
    private static final int LONGEST_COMMAND = 64;

    private Requests() {}

    /**
     * A new table; all but the command and the name have defaults.
     *
     * @param board the name of a built-in board, or {@code ~} and a board code
     */
    record NewTable(
            @Nullable String command,
            @Nullable String name,
            @Nullable Edition edition,
            @Nullable String board,
            @Nullable Integer people,
            @Nullable List<Level> bots,
            @Nullable Integer secondsPerRound,
            @Nullable Boolean listed,
            @Nullable Boolean hints) {
        Terms terms() {
            return new Terms(
                    edition == null ? Edition.BOARDS : edition,
                    board == null ? BuiltInBoards.classic() : board(board),
                    people == null ? 1 : people,
                    bots == null ? List.of() : bots,
                    secondsPerRound,
                    listed != null && listed,
                    hints != null && hints);
        }

        private static Board board(String reference) {
            return BoardReference.parse(reference)
                    .orElseThrow(why -> Problem.of(Refusal.of(Refusal.Kind.BAD_TERMS, why)));
        }
    }

    record Plain(@Nullable String command) {}

    record Named(@Nullable String command, @Nullable String name) {}

    record Start(@Nullable String command, @Nullable Boolean whenFull) {}

    record Move(
            @Nullable String command,
            @Nullable Integer round,
            @Nullable Action move) {}

    record InRound(@Nullable String command, @Nullable Integer round) {}

    record OfChair(@Nullable String command, @Nullable Integer chair) {}

    record React(@Nullable String command, @Nullable Reaction reaction) {}

    record Code(@Nullable String code) {}

    static <T> T read(Context context, Class<T> type) {
        return read(context.bodyAsBytes(), type);
    }

    static <T> T read(byte[] json, Class<T> type) {
        try {
            T body = Json.MAPPER.readValue(text(json), type);
            if (body == null) {
                throw Problem.malformed("the body is null; a JSON object is expected");
            }
            return body;
        } catch (CharacterCodingException e) {
            throw Problem.malformed("the body is not in UTF-8");
        } catch (UnrecognizedPropertyException e) {
            throw Problem.malformed("there is no field " + e.getPropertyName() + " here; there are "
                    + e.getKnownPropertyIds().stream()
                            .map(Object::toString)
                            .sorted()
                            .collect(Collectors.joining(", ")));
        } catch (Json.BadShape e) {
            throw Problem.malformed(place(e) + e.getOriginalMessage());
        } catch (MismatchedInputException e) {
            throw Problem.malformed(place(e) + "this is not " + expected(e.getTargetType()));
        } catch (JsonMappingException e) {
            throw Problem.malformed(place(e) + "this is not what is expected here");
        } catch (JsonProcessingException e) {
            throw Problem.malformed("the body is not JSON: " + e.getOriginalMessage());
        }
    }

    /** Strictly: Jackson alone would take longer forms of a character than the shortest one. */
    private static String text(byte[] body) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    }

    private static String expected(@Nullable Class<?> type) {
        if (type == Integer.class) {
            return "a whole number of this size";
        }
        if (type == Boolean.class) {
            return "true or false";
        }
        return type == String.class ? "a text" : "what is expected here";
    }

    private static String place(JsonMappingException e) {
        String path = e.getPath().stream()
                .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : step.getFieldName())
                .collect(Collectors.joining("."));
        return path.isEmpty() ? "" : path + ": ";
    }

    /** The table in the path. */
    static LiveTable table(Context context, Tables tables) {
        return tables.current(context.pathParam("table")).orElseThrow(Problem::noSuchTable);
    }

    static <T> T required(@Nullable T value, String field) {
        if (value == null) {
            throw Problem.malformed("the field " + field + " is missing");
        }
        return value;
    }

    static String command(@Nullable String command) {
        String id = required(command, "command");
        if (id.isEmpty() || id.length() > LONGEST_COMMAND || !id.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw Problem.malformed("command: an id of your own for this command, 1 to " + LONGEST_COMMAND
                    + " letters, digits or signs, no spaces");
        }
        return id;
    }

    static String name(@Nullable String name) {
        String normalised = Names.normalised(required(name, "name"));
        Optional<String> flaw = Names.flaw(normalised);
        if (flaw.isPresent()) {
            throw Problem.of(Refusal.of(Refusal.Kind.BAD_NAME, flaw.get()));
        }
        return normalised;
    }
}
