package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ServerSentEventParserTest {
    private static List<ServerSentEvent> parsed(String stream) {
        ServerSentEventParser parser = new ServerSentEventParser();
        return stream.lines().map(parser::take).flatMap(Optional::stream).toList();
    }

    @Test
    void aMessageEndsWithABlankLine() {
        assertEquals(
                List.of(new ServerSentEvent("1", "message", "{}"), new ServerSentEvent("2", "message", "[]")),
                parsed("id: 1\ndata: {}\n\nid: 2\ndata: []\n\n"));
    }

    @Test
    void aMessageMayHaveAName() {
        assertEquals(
                List.of(new ServerSentEvent("7", "table", "{}"), new ServerSentEvent("7", "message", "[]")),
                parsed("event: table\nid: 7\ndata: {}\n\ndata: []\n\n"));
    }

    @Test
    void onlyTheFirstSpaceAfterTheColonDoesNotCount() {
        assertEquals(List.of(new ServerSentEvent("", "message", " a: b")), parsed("data:  a: b\n\n"));
        assertEquals(List.of(new ServerSentEvent("", "message", "a")), parsed("data:a\n\n"));
    }

    @Test
    void severalLinesOfDataAreOneText() {
        assertEquals(List.of(new ServerSentEvent("", "message", "a\n\nb")), parsed("data: a\ndata\ndata: b\n\n"));
    }

    @Test
    void commentsAndWhatIsUnknownSayNothing() {
        assertEquals(
                List.of(new ServerSentEvent("", "message", "a")),
                parsed("retry: 500\n\n:\n\n: still here\ncolour: red\ndata: a\n\n"));
    }

    @Test
    void withoutDataThereIsNoMessageAndItsNameIsForgotten() {
        assertEquals(List.of(new ServerSentEvent("3", "message", "a")), parsed("id: 3\nevent: table\n\ndata: a\n\n"));
    }

    @Test
    void anUnfinishedMessageDoesNotCount() {
        assertEquals(List.of(), parsed("id: 1\ndata: {}\n"));
    }
}
