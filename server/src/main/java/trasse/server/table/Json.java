package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Field;
import trasse.rules.Parsed;

/** The server's JSON: what the rules know how to write is written as the notation does, times in milliseconds. */
public final class Json {
    public static final ObjectMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    // Jackson's own choice keeps buffers for every thread, and each of thousands of streams has one.
                    .recyclerPool(JsonRecyclerPools.sharedBoundedPool())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, text -> {
                text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                text.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                text.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
            })
            .withConfigOverride(List.class, list -> list.setSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL)))
            .addModule(new SimpleModule()
                    .addSerializer(new Written<>(Card.class))
                    .addDeserializer(Card.class, new Read<>(Card.class, Card::parse))
                    .addSerializer(new Written<>(Deck.class))
                    .addDeserializer(Deck.class, new Read<>(Deck.class, Deck::parse))
                    .addSerializer(new Written<>(Action.class))
                    .addDeserializer(Action.class, new Read<>(Action.class, Action::parse))
                    .addSerializer(new StoredBoards.Writer())
                    .addDeserializer(Board.class, new StoredBoards.Reader())
                    .addSerializer(new Written<>(Field.class))
                    .addSerializer(new Written<>(Level.class))
                    .addDeserializer(Level.class, new Read<>(Level.class, Json::level))
                    .addSerializer(new Written<>(Phase.class))
                    .addSerializer(new Written<>(Reaction.class))
                    .addDeserializer(Reaction.class, new Read<>(Reaction.class, Reaction::parse))
                    .addSerializer(new Written<>(Edition.class))
                    .addDeserializer(Edition.class, new Read<>(Edition.class, Edition::parse))
                    .addSerializer(new Written<>(LocalDate.class))
                    .addSerializer(new Millis()))
            .build();

    /**
     * For what is stored. During an update, a newer version may have stored fields that this one does not know; it does
     * without them.
     */
    public static final ObjectMapper STORED = MAPPER.copy().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private Json() {}

    public static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Parsed<Level> level(String text) {
        Optional<Level> level = Level.parse(text);
        return level.isPresent()
                ? new Parsed.Value<>(level.get())
                : new Parsed.Failure<>("a bot is one of " + List.of(Level.values()));
    }

    private static final class Written<T> extends StdScalarSerializer<T> {
        private Written(Class<T> type) {
            super(type);
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(value.toString());
        }
    }

    private static final class Read<T> extends StdScalarDeserializer<T> {
        private final transient Function<String, Parsed<T>> parse;

        private Read(Class<T> type, Function<String, Parsed<T>> parse) {
            super(type);
            this.parse = parse;
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = json.getValueAsString("");
            return parse.apply(text).orElseThrow(why -> new BadShape(json, why));
        }
    }

    /** A text that is not what it should be; the message says what that is. */
    public static final class BadShape extends JsonMappingException {
        private static final long serialVersionUID = 1L;

        BadShape(JsonParser json, String shape) {
            super(json, shape);
        }
    }

    private static final class Millis extends StdScalarSerializer<Instant> {
        private Millis() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant at, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeNumber(at.toEpochMilli());
        }
    }
}
