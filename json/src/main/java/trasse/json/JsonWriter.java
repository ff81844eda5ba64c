package trasse.json;

/** Writes JSON and puts the commas where they belong. Not thread-safe: one writer for one text. */
public final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder();

    public JsonWriter object() {
        return begin('{');
    }

    public JsonWriter endObject() {
        text.append('}');
        return this;
    }

    public JsonWriter list() {
        return begin('[');
    }

    public JsonWriter endList() {
        text.append(']');
        return this;
    }

    public JsonWriter key(String key) {
        value(key);
        text.append(':');
        return this;
    }

    public JsonWriter value(String value) {
        separate();
        text.append('"');
        for (int i = 0; i < value.length(); i += Character.charCount(value.codePointAt(i))) {
            append(value.codePointAt(i));
        }
        text.append('"');
        return this;
    }

    public JsonWriter value(long value) {
        separate();
        text.append(value);
        return this;
    }

    /** Not rounded; JSON has no infinite numbers and none that are undefined. */
    public JsonWriter value(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON cannot write " + value);
        }
        separate();
        text.append(value);
        return this;
    }

    public JsonWriter value(boolean value) {
        separate();
        text.append(value);
        return this;
    }

    /** A list of values, each as it writes itself. */
    public JsonWriter texts(Iterable<?> values) {
        list();
        for (Object value : values) {
            value(value.toString());
        }
        return endList();
    }

    /** Something that is JSON already. */
    public JsonWriter raw(String json) {
        separate();
        text.append(json);
        return this;
    }

    private JsonWriter begin(char bracket) {
        separate();
        text.append(bracket);
        return this;
    }

    /** A value ends in a quote, a bracket, a digit or a letter; after all of these comes a comma. */
    private void separate() {
        char last = text.isEmpty() ? '[' : text.charAt(text.length() - 1);
        if (last != '[' && last != '{' && last != ':') {
            text.append(',');
        }
    }

    private void append(int character) {
        if (character == '"' || character == '\\') {
            text.append('\\').appendCodePoint(character);
        } else if (character == '\n') {
            text.append("\\n");
        } else if (character < ' ' || isHalfASurrogatePair(character)) {
            text.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                text.append(HEX.charAt(character >>> shift & 15));
            }
        } else {
            text.appendCodePoint(character);
        }
    }

    /** It cannot be encoded, so it is written as a number. */
    private static boolean isHalfASurrogatePair(int character) {
        return Character.isBmpCodePoint(character) && Character.isSurrogate((char) character);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
