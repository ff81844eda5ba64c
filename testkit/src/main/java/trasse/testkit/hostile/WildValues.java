package trasse.testkit.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import trasse.rules.Prng;

/** JSON for a schema: mostly what it allows, often what it does not. Not thread-safe. */
final class WildValues {
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "-",
            "null",
            "\u0000",
            "a".repeat(5000),
            "../../etc/passwd",
            "' or 1=1; drop table visitor --",
            "${jndi:ldap://127.0.0.1/x}",
            "<script>alert(1)</script>",
            "%00%0d%0aX: y",
            "\u202egnihton",
            "A\u0300\u0301\u0302",
            "\ud83c\udf89".repeat(30),
            "-999999999-01-01",
            "+999999999-12-31",
            "2026-02-30",
            "~" + "A".repeat(40),
            "~Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf",
            "e4: e5 e5 e5",
            "e4: " + "e5 ".repeat(500),
            "i9: a1",
            "owl",
            "dreamer");
    private static final List<String> TOKENS = List.of(
            "null",
            "true",
            "false",
            "0",
            "-1",
            "1.5",
            "1e400",
            "-0",
            "2147483648",
            "9".repeat(400),
            "NaN",
            "[]",
            "{}",
            "[null]",
            "{\"\":1}",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "'x'",
            "01",
            "[" + "[".repeat(3000),
            "[".repeat(900) + "]".repeat(900),
            "{\"a\":".repeat(900) + "1" + "}".repeat(900));

    private final JsonNode document;
    private final Prng prng;
    private int commands;

    WildValues(JsonNode document, Prng prng) {
        this.document = document;
        this.prng = prng;
    }

    String wildText() {
        return TEXTS.get(prng.below(TEXTS.size()));
    }

    /** A body for a schema. */
    String object(JsonNode schema) {
        StringBuilder json = new StringBuilder("{");
        resolved(schema).path("properties").properties().forEach(field -> {
            boolean required = field.getKey().matches("command|name|round|move|chair|reaction|code");
            if (required ? prng.below(30) > 0 : prng.below(3) == 0) {
                add(json, field.getKey(), value(field.getKey(), field.getValue()));
            }
        });
        if (prng.below(30) == 0) {
            add(json, wildText(), TOKENS.get(prng.below(TOKENS.size())));
        }
        if (prng.below(60) == 0) {
            add(json, "command", "\"twice\"");
        }
        return json.append('}').toString();
    }

    private static void add(StringBuilder json, String field, String value) {
        json.append(json.length() > 1 ? "," : "")
                .append(new TextNode(field))
                .append(':')
                .append(value);
    }

    private JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? document.at(schema.path("$ref").asText().substring(1)) : schema;
    }

    private String value(String field, JsonNode reference) {
        switch (prng.below(20)) {
            case 0 -> {
                return TOKENS.get(prng.below(TOKENS.size()));
            }
            case 1 -> {
                return new TextNode(wildText()).toString();
            }
            default -> {}
        }
        JsonNode schema = resolved(reference);
        if (field.equals("command")) {
            return "\"c" + (prng.below(10) == 0 ? 1 : ++commands) + "\"";
        }
        JsonNode choice = schema.has("enum") ? schema.path("enum") : schema.path("examples");
        if (!choice.isEmpty()) {
            return choice.get(prng.below(choice.size())).toString();
        }
        JsonNode type = schema.path("type");
        return switch (type.isArray() ? type.get(0).asText() : type.asText()) {
            case "integer" ->
                Integer.toString(schema.path("minimum").asInt(0)
                        + prng.below(Math.min(20, schema.path("maximum").asInt(20)) + 2)
                        - 1);
            case "boolean" -> Boolean.toString(prng.below(2) == 0);
            case "array" -> list(field, schema.path("items"));
            default -> new TextNode(prng.below(3) > 0 ? "Mallory" : wildText()).toString();
        };
    }

    private String list(String field, JsonNode items) {
        StringBuilder json = new StringBuilder("[");
        for (int left = prng.below(5); left > 0; left--) {
            json.append(value(field, items)).append(left > 1 ? "," : "");
        }
        return json.append(']').toString();
    }
}
