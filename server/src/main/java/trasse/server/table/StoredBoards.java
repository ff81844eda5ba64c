package trasse.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.io.IOException;
import java.util.Map;
import trasse.json.BoardJson;
import trasse.json.JsonWriter;
import trasse.rules.Board;
import trasse.rules.notation.BoardReference;

/**
 * Boards in events and terms: an object with the board's code, which is all that counts when it is read, and its name if
 * it is built in. Older rows have only a name; it means the board that had this name then.
 */
final class StoredBoards {
    private static final Map<String, String> CODES_OF_OLD_NAMES = Map.of(
            "classic", "F_YTHdFNd-fl5FOv3hgons6QFeqOlU6Z4KSBdVWf",
            "garden", "Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf");

    private StoredBoards() {}

    static final class Writer extends StdScalarSerializer<Board> {
        private static final int MOST_BOARDS = 1000;

        /** Working out a code takes about as long as writing all the rest of a table. */
        private final transient LoadingCache<Board, String> identities =
                Caffeine.newBuilder().maximumSize(MOST_BOARDS).build(Writer::identity);

        Writer() {
            super(Board.class);
        }

        @Override
        public void serialize(Board board, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeRawValue(identities.get(board));
        }

        private static String identity(Board board) {
            JsonWriter json = new JsonWriter();
            BoardJson.writeIdentity(board, json);
            return json.toString();
        }
    }

    static final class Reader extends StdDeserializer<Board> {
        Reader() {
            super(Board.class);
        }

        @Override
        public Board deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String code = json.hasToken(JsonToken.VALUE_STRING)
                    ? CODES_OF_OLD_NAMES.getOrDefault(json.getText(), "")
                    : context.readTree(json).path("code").asText();
            return BoardReference.parse("~" + code).orElseThrow(why -> new Json.BadShape(json, why));
        }
    }
}
