package trasse.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
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
            "classic", "CLASSIC_CODE",
            "garden", "GARDEN_CODE");

    private StoredBoards() {}

    static final class Writer extends StdScalarSerializer<Board> {
        Writer() {
            super(Board.class);
        }

        @Override
        public void serialize(Board board, JsonGenerator json, SerializerProvider provider) throws IOException {
            JsonWriter text = new JsonWriter();
            BoardJson.writeIdentity(board, text);
            json.writeRawValue(text.toString());
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
                    : json.<JsonNode>readValueAsTree().path("code").asText();
            return BoardReference.parse("~" + code).orElseThrow(why -> new Json.BadShape(json, why));
        }
    }
}
