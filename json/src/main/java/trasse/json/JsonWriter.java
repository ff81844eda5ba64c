package trasse.json;

/** Writes JSON and puts the commas where they belong. Not thread-safe: one writer for one text. */
public final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    /** Ten to the number of decimals. */
    private static final long SCALE = 1_000_000_000_000L;

    /** Larger numbers do not fit when scaled. */
    private static final double DECIMALLY_WRITTEN = 1e6;

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

    /**
     * With at most twelve decimals, and the same digits on every platform. JSON has no infinite numbers and none that are
     * undefined.
     */
    public JsonWriter value(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON cannot write " + value);
        }
        separate();
        if (Math.abs(value) < DECIMALLY_WRITTEN) {
            appendDecimal(value);
        } else {
            text.append(value);
        }
        return this;
    }

    private void appendDecimal(double value) {
        long scaled = (long) (Math.abs(value) * SCALE + 0.5);
        text.append(value < 0 && scaled != 0 ? "-" : "").append(scaled / SCALE).append('.');
        String decimals = Long.toString(SCALE + scaled % SCALE).substring(1);
        int end = decimals.length();
        while (end > 1 && decimals.charAt(end - 1) == '0') {
            end--;
        }
        text.append(decimals, 0, end);
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
