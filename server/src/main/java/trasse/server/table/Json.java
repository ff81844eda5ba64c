package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;

/** The server's JSON: what the rules know how to write is written as the notation does, times in milliseconds. */
public final class Json {
    public static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withConfigOverride(List.class, list -> list.setSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL)))
            .addModule(new SimpleModule()
                    .addSerializer(new Written<>(Card.class))
                    .addDeserializer(Card.class, new Read<>(Card.class, Card.SHAPE, Card::parse))
                    .addSerializer(new Written<>(Deck.class))
                    .addDeserializer(Deck.class, new Read<>(Deck.class, "a deck is 15 cards", Json::deck))
                    .addSerializer(new Written<>(Action.class))
                    .addDeserializer(
                            Action.class,
                            new Read<>(
                                    Action.class,
                                    "a move is - for a pass, or the end that grows, a colon and fields, like e6: e7 f8",
                                    Json::action))
                    .addSerializer(new Written<>(Field.class))
                    .addSerializer(new Written<>(Level.class))
                    .addDeserializer(
                            Level.class,
                            new Read<>(Level.class, "a bot is one of " + List.of(Level.values()), Level::parse))
                    .addSerializer(new Written<>(Phase.class))
                    .addSerializer(new Written<>(Edition.class))
                    .addDeserializer(
                            Edition.class, new Read<>(Edition.class, "an edition is boards or pad", Json::edition))
                    .addSerializer(new Written<>(LocalDate.class))
                    .addSerializer(new Millis()))
            .build();

    private Json() {}

    private static Optional<Deck> deck(String text) {
        List<Card> cards = new ArrayList<>();
        for (String letters : text.split(" ", -1)) {
            Optional<Card> card = Card.parse(letters);
            if (card.isEmpty()) {
                return Optional.empty();
            }
            cards.add(card.get());
        }
        return Deck.flaw(cards).isPresent() ? Optional.empty() : Optional.of(new Deck(cards));
    }

    private static Optional<Action> action(String text) {
        String trimmed = text.strip();
        if (trimmed.equals("-")) {
            return Optional.of(new Pass());
        }
        int colon = trimmed.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        Optional<Field> end = Field.parse(trimmed.substring(0, colon).strip());
        List<Field> fields = new ArrayList<>();
        for (String name : trimmed.substring(colon + 1).strip().split("\\s+", -1)) {
            Optional<Field> field = Field.parse(name);
            if (field.isEmpty()) {
                return Optional.empty();
            }
            fields.add(field.get());
        }
        return end.map(from -> new Extension(from, fields));
    }

    private static Optional<Edition> edition(String text) {
        for (Edition edition : Edition.values()) {
            if (edition.toString().equals(text)) {
                return Optional.of(edition);
            }
        }
        return Optional.empty();
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
        private final String shape;
        private final transient Function<String, Optional<T>> parse;

        private Read(Class<T> type, String shape, Function<String, Optional<T>> parse) {
            super(type);
            this.shape = shape;
            this.parse = parse;
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = json.getValueAsString("");
            Optional<T> value = parse.apply(text);
            if (value.isEmpty()) {
                throw new BadShape(json, shape);
            }
            return value.get();
        }
    }

    /** A text that is not what it should be; the message says what that is. */
    public static final class BadShape extends JsonMappingException {
        private static final long serialVersionUID = 1L;

        private BadShape(JsonParser json, String shape) {
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
