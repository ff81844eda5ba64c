package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void commasStandBetweenValuesOnly() {
        Json json = new Json()
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
                new Json().texts(List.of("{", "[", ":", ",")).toString());
    }

    @Test
    void whatIsNotAllowedInATextIsEscaped() {
        assertEquals(
                "\"\\\"\\\\/\\u0000\\u000a\\u001f\u007f é\"",
                new Json().value("\"\\/\0\n\u001f\u007f é").toString());
    }

    @Test
    void everyCharacterIsReadBackAsItWas() {
        StringBuilder all = new StringBuilder();
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            all.append((char) character);
        }
        String text = all + "🦊" + all.reverse();
        assertEquals(
                text, JsonParser.parseString(new Json().value(text).toString()).getAsString());
    }
}
