package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 10, 11, 61})
    void anExtensionKeepsItsFieldsHoweverMany(int length) {
        List<Field> fields = List.of(Field.values()).reversed().subList(0, length);
        assertEquals(fields, new Extension(Field.E5, fields).fields());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 30})
    void anExtensionDoesNotChangeWithTheListItWasMadeOf(int length) {
        List<Field> fields = new ArrayList<>(List.of(Field.values()).subList(0, length));
        Extension extension = new Extension(Field.E5, fields);
        fields.set(0, Field.I9);
        assertEquals(Field.A1, extension.fields().getFirst());
        assertThrows(
                UnsupportedOperationException.class, () -> extension.fields().set(0, Field.I9));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 10})
    void thereIsNoFieldBeyondTheEnds(int index) {
        List<Field> fields = new Extension(Field.E5, List.of(Field.E6, Field.E7)).fields();
        assertThrows(IndexOutOfBoundsException.class, () -> fields.get(index));
    }

    @Test
    void aPathIsNotCopiedAgain() {
        List<Field> fields = new Extension(Field.E5, List.of(Field.E6)).fields();
        assertSame(fields, Path.copyOf(fields));
    }
}
