package trasse.browser;

/** Writes JSON and knows where the commas belong. Not thread-safe; one object for one text. */
final class Json {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder();

    Json object() {
        return begin('{');
    }

    Json endObject() {
        text.append('}');
        return this;
    }

    Json list() {
        return begin('[');
    }

    Json endList() {
        text.append(']');
        return this;
    }

    Json key(String key) {
        value(key);
        text.append(':');
        return this;
    }

    Json value(String value) {
        separate();
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            append(value.charAt(i));
        }
        text.append('"');
        return this;
    }

    Json value(int value) {
        separate();
        text.append(value);
        return this;
    }

    Json value(boolean value) {
        separate();
        text.append(value);
        return this;
    }

    /** A list of what is written as its own text. */
    Json texts(Iterable<?> values) {
        list();
        for (Object value : values) {
            value(value.toString());
        }
        return endList();
    }

    private Json begin(char bracket) {
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

    private void append(char character) {
        if (character == '"' || character == '\\') {
            text.append('\\').append(character);
        } else if (character < ' ' || Character.isSurrogate(character)) {
            // Half a surrogate pair cannot be encoded, so that all halves are written as numbers.
            text.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                text.append(HEX.charAt(character >>> shift & 15));
            }
        } else {
            text.append(character);
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
