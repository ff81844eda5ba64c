package trasse.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
    @Test
    void commasStandBetweenValuesOnly() {
        JsonWriter json = new JsonWriter()
                .object()
                .key("a")
                .value(1)
                .key("b")
                .list()
                .value(true)
                .value("c")
                .list()
                .endList();
        json.object()
                .endObject()
                .endList()
                .key("d")
                .object()
                .key("e")
                .value(-5)
                .endObject()
                .endObject();
        assertEquals("{\"a\":1,\"b\":[true,\"c\",[],{}],\"d\":{\"e\":-5}}", json.toString());
    }

    @Test
    void textsMayEndLikeABracketOpens() {
        assertEquals(
                "[\"{\",\"[\",\":\",\",\"]",
                new JsonWriter().texts(List.of("{", "[", ":", ",")).toString());
    }

    @Test
    void whatIsNotAllowedInATextIsEscaped() {
        assertEquals(
                "\"\\\"\\\\/\\u0000\\n\\u001f\u007f é\"",
                new JsonWriter().value("\"\\/\0\n\u001f\u007f é").toString());
    }

    @Test
    void everyCharacterIsReadBackAsItWas() throws JacksonException {
        StringBuilder all = new StringBuilder();
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            all.append((char) character);
        }
        String text = all + "🦊" + all.reverse();
        assertEquals(
                text,
                new ObjectMapper()
                        .readTree(new JsonWriter().value(text).toString())
                        .asText());
    }

    @Test
    void numbersHaveUpToTwelveDecimals() {
        assertEquals(
                "[0.1,-3.0,0.000000001,-12.333333333333,0.0,5,2.5E7]",
                new JsonWriter()
                        .list()
                        .value(0.1)
                        .value(-3.0)
                        .value(1e-9)
                        .value(-37 / 3.0)
                        .value(-1e-15)
                        .value(5)
                        .value(2.5e7)
                        .endList()
                        .toString());
    }

    @Test
    void thereAreNoInfiniteNumbers() {
        assertThrows(IllegalArgumentException.class, () -> new JsonWriter().value(Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> new JsonWriter().value(Double.NaN));
    }

    @Test
    void whatIsJsonAlreadyIsTakenAsItIs() {
        assertEquals(
                "[1,{\"a\":2},3]",
                new JsonWriter()
                        .list()
                        .value(1)
                        .raw("{\"a\":2}")
                        .value(3)
                        .endList()
                        .toString());
    }
}
