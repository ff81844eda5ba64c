package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BoardWriterTest {
    @Test
    void aBoardIsWrittenAsItLies() throws NotationException {
        assertEquals(Samples.BOARD, BoardWriter.write(Samples.board()));
    }

    @Test
    void aBoardIsWrittenInOneWayHoweverItWasRead() throws NotationException {
        String sloppy = """
                # mine
                i: S7 R V Y B8 # the top
                h:Y B G S R V

                g: s\tr\tv3\ty\tb\tg\ts
                f: y b g s r@3 v y b
                e: s6 r v Y@1 b G@2 s4 r v9
                d:    b    g    s    r@4    v    y    b    g
                c: v y b g s2 r v
                b: s r v y b g
                a: b5 g s r V10
                name:Striped
                """;
        assertEquals(Samples.BOARD, BoardWriter.write(BoardReader.read("sloppy.board", sloppy.getBytes(UTF_8))));
    }

    @Test
    void aWrittenBoardIsReadAsTheSame() throws NotationException {
        byte[] written = BoardWriter.write(Samples.board()).getBytes(UTF_8);
        assertEquals(Samples.board(), BoardReader.read("written.board", written));
    }

    @Test
    void aBoardWithoutANameIsWrittenAsUnnamed() throws NotationException {
        byte[] nameless = Samples.withoutLine(Samples.BOARD, 1).getBytes(UTF_8);
        assertEquals(
                Samples.withLine(Samples.BOARD, 1, "name: Unnamed"),
                BoardWriter.write(BoardReader.read("nameless.board", nameless)));
    }
}
