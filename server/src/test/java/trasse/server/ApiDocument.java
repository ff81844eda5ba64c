package trasse.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import trasse.testkit.Client;

/** The description of the API that a server gives, and whether what it answers is what is described there. */
final class ApiDocument {
    private static final Set<String> CHECKED = Set.of(
            "$ref",
            "type",
            "const",
            "enum",
            "pattern",
            "minimum",
            "maximum",
            "minLength",
            "maxLength",
            "items",
            "required",
            "properties",
            "additionalProperties",
            "oneOf",
            "discriminator");
    private static final Set<String> SAID = Set.of("description", "examples", "format", "default");

    private final JsonNode document;

    ApiDocument(JsonNode document) {
        this.document = document;
    }

    /** All references in the document. */
    Set<String> references() {
        Set<String> found = new TreeSet<>();
        document.findValuesAsText("$ref").forEach(found::add);
        document.findValues("mapping").forEach(mapping -> mapping.forEach(target -> found.add(target.asText())));
        return found;
    }

    boolean resolves(String reference) {
        return reference.startsWith("#/")
                && !document.at(reference.substring(1)).isMissingNode();
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }

    /** All operations, each as a method and a path. */
    Set<String> routes() {
        Set<String> routes = new TreeSet<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> routes.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        return routes;
    }

    JsonNode operation(String method, String path) {
        return document.path("paths").path(path).path(method.toLowerCase(Locale.ROOT));
    }

    /** The names of the fields that a request may have, by the path it is posted to. */
    Map<String, Set<String>> requestFields() {
        Map<String, Set<String>> fields = new TreeMap<>();
        document.path("paths").properties().forEach(path -> {
            JsonNode body = path.getValue().at("/post/requestBody/content/application~1json/schema");
            if (!body.isMissingNode()) {
                Set<String> names = new TreeSet<>();
                resolved(body).path("properties").fieldNames().forEachRemaining(names::add);
                fields.put(path.getKey(), names);
            }
        });
        return fields;
    }

    /** The statuses of each problem type in the answers of the operations. */
    Map<String, Set<Integer>> problems() {
        Map<String, Set<Integer>> problems = new TreeMap<>();
        document.path("paths")
                .forEach(path -> path.forEach(operation -> operation
                        .path("responses")
                        .properties()
                        .forEach(response -> problemExamples(response.getValue())
                                .forEach(problem -> {
                                    int status = problem.path("status").asInt();
                                    String said = response.getKey();
                                    if (!said.equals("default") && !said.equals(Integer.toString(status))) {
                                        throw new AssertionError(problem + " is in the answers with status " + said);
                                    }
                                    problems.computeIfAbsent(typeOf(problem), type -> new TreeSet<>())
                                            .add(status);
                                }))));
        return problems;
    }

    private List<JsonNode> problemExamples(JsonNode response) {
        List<JsonNode> values = new ArrayList<>();
        resolved(response)
                .at("/content/application~1problem+json/examples")
                .forEach(example -> values.add(resolved(example).path("value")));
        return values;
    }

    static String typeOf(JsonNode problem) {
        String type = problem.path("type").asText();
        return type.substring(type.lastIndexOf(':') + 1);
    }

    /** What is wrong with the examples in the document. */
    List<String> flawsOfExamples() {
        List<String> flaws = new ArrayList<>();
        document.findParents("schema").forEach(media -> {
            List<JsonNode> examples = new ArrayList<>();
            if (media.has("example")) {
                examples.add(media.path("example"));
            }
            media.path("examples")
                    .forEach(example -> examples.add(resolved(example).path("value")));
            examples.forEach(example -> check(example, media.path("schema"), example.toString(), flaws));
        });
        document.at("/components/schemas")
                .forEach(schema ->
                        schema.path("examples").forEach(example -> check(example, schema, example.toString(), flaws)));
        return flaws;
    }

    /** What is in an answer that the document does not say, or the other way round. */
    List<String> flaws(Client.Answer answer) {
        HttpRequest request = answer.response().request();
        String path = request.uri().getPath();
        String template = document.path("paths").properties().stream()
                .filter(entry -> entry.getValue().has(request.method().toLowerCase(Locale.ROOT)))
                .map(Map.Entry::getKey)
                .filter(known -> path.matches(known.replaceAll("\\{[a-z]+}", "[^/]+")))
                .min(Comparator.comparingInt(known -> known.indexOf('{')))
                .orElseThrow(() -> new AssertionError("the document does not know " + request));
        JsonNode responses = operation(request.method(), template).path("responses");
        String status = Integer.toString(answer.status());
        JsonNode response = resolved(responses.has(status) ? responses.path(status) : responses.path("default"));
        String where = request.method() + " " + template + " " + status;
        if (!response.has("content")) {
            return answer.text().isEmpty() ? List.of() : List.of(where + " has a body");
        }
        String type = answer.response().headers().firstValue("Content-Type").orElse("");
        JsonNode media = response.path("content").path(type.replaceAll(";.*", ""));
        List<String> flaws = new ArrayList<>();
        if (media.isMissingNode()) {
            flaws.add(where + " is of the type " + type);
        } else if (type.contains("json")) {
            check(answer.body(), media.path("schema"), where, flaws);
        }
        if (type.contains("problem")
                && problemExamples(response).stream()
                        .noneMatch(known -> typeOf(known).equals(typeOf(answer.body())))) {
            flaws.add(where + " is not said to be " + typeOf(answer.body()));
        }
        return flaws;
    }

    List<String> flawsOfView(JsonNode view) {
        List<String> flaws = new ArrayList<>();
        check(view, document.at("/components/schemas/Table"), view.toString(), flaws);
        return flaws;
    }

    List<String> flawsOfEvent(JsonNode event) {
        List<String> flaws = new ArrayList<>();
        check(event, document.at("/components/schemas/Event"), event.toString(), flaws);
        return flaws;
    }

    Set<String> events() {
        Set<String> types = new TreeSet<>();
        document.at("/components/schemas/Event/discriminator/mapping")
                .fieldNames()
                .forEachRemaining(types::add);
        return types;
    }

    private void check(JsonNode value, JsonNode schema, String where, List<String> flaws) {
        schema.fieldNames().forEachRemaining(word -> {
            if (!CHECKED.contains(word) && !SAID.contains(word)) {
                flaws.add(where + ": the word " + word + " in a schema is not understood");
            }
        });
        if (schema.has("$ref")) {
            check(value, resolved(schema), where, flaws);
        } else if (schema.has("oneOf")) {
            JsonNode discriminator = schema.path("discriminator");
            String kind =
                    value.path(discriminator.path("propertyName").asText()).asText();
            JsonNode target = discriminator.path("mapping").path(kind);
            if (target.isMissingNode()) {
                flaws.add(where + ": there is no " + kind);
            } else {
                check(value, document.at(target.asText().substring(1)), where, flaws);
            }
        } else {
            checkOne(value, schema, where, flaws);
        }
    }

    private void checkOne(JsonNode value, JsonNode schema, String where, List<String> flaws) {
        if (!types(schema.path("type")).contains(typeName(value))
                && !(typeName(value).equals("integer")
                        && types(schema.path("type")).contains("number"))) {
            flaws.add(where + ": " + value + " is not of the type " + schema.path("type"));
            return;
        }
        boolean among = !schema.has("enum");
        for (JsonNode possible : schema.path("enum")) {
            among |= possible.equals(value);
        }
        boolean fits = among
                && (!schema.has("const") || schema.path("const").equals(value))
                && (!schema.has("pattern")
                        || value.asText().matches(schema.path("pattern").asText()))
                && (!schema.has("minimum")
                        || value.isNull()
                        || value.asDouble() >= schema.path("minimum").asDouble())
                && (!schema.has("maximum")
                        || value.isNull()
                        || value.asDouble() <= schema.path("maximum").asDouble())
                && value.asText().length() >= schema.path("minLength").asInt(0)
                && value.asText().length() <= schema.path("maxLength").asInt(Integer.MAX_VALUE);
        if (!fits) {
            flaws.add(where + ": " + value + " is not " + schema);
        }
        for (int i = 0; i < value.size() && value.isArray(); i++) {
            check(value.get(i), schema.path("items"), where + "[" + i + "]", flaws);
        }
        if (value.isObject()) {
            checkFields(value, schema, where, flaws);
        }
    }

    private void checkFields(JsonNode value, JsonNode schema, String where, List<String> flaws) {
        for (JsonNode required : schema.path("required")) {
            if (!value.has(required.asText())) {
                flaws.add(where + ": " + required.asText() + " is missing");
            }
        }
        JsonNode others = schema.path("additionalProperties");
        value.properties().forEach(field -> {
            String place = where + "." + field.getKey();
            JsonNode known = schema.path("properties").path(field.getKey());
            if (!known.isMissingNode()) {
                check(field.getValue(), known, place, flaws);
            } else if (others.isObject()) {
                check(field.getValue(), others, place, flaws);
            } else if (others.isBoolean()) {
                flaws.add(place + " is not in the document");
            }
        });
    }

    private static Set<String> types(JsonNode type) {
        Set<String> types = new HashSet<>();
        if (type.isTextual()) {
            types.add(type.asText());
        }
        type.forEach(one -> types.add(one.asText()));
        return types;
    }

    private static String typeName(JsonNode value) {
        return switch (value.getNodeType()) {
            case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
            default -> value.getNodeType().name().toLowerCase(Locale.ROOT);
        };
    }
}
