package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class DrawTest {
    @TempDir
    private Path folder;

    @Test
    void aPictureShowsEveryFieldNumberAndStart() throws Exception {
        Document picture = parsed(CliRun.printed("draw", board(Samples.BOARD)));
        assertEquals(61, picture.getElementsByTagName("polygon").getLength());
        assertEquals(61, picture.getElementsByTagName("path").getLength());
        assertEquals(9 + 4, picture.getElementsByTagName("circle").getLength());
        assertEquals(9 + 4 + 18, picture.getElementsByTagName("text").getLength());
        assertEquals(0, picture.getElementsByTagName("polyline").getLength());
    }

    @Test
    void aPictureOfAGameShowsEveryLineAndItsStart() throws Exception {
        board(Samples.BOARD);
        Path game = Files.writeString(folder.resolve("game.trasse"), Samples.GAME);
        Document picture = parsed(CliRun.printed("draw", game.toString()));
        assertEquals(2, picture.getElementsByTagName("polyline").getLength());
        assertEquals(9 + 2, picture.getElementsByTagName("circle").getLength());
    }

    @Test
    void aPictureOfAGameNamesItsPlayers() throws Exception {
        board(Samples.BOARD);
        Path game = Files.writeString(folder.resolve("game.trasse"), Samples.GAME.replace("Tim", "T<i>m"));
        NodeList texts = parsed(CliRun.printed("draw", game.toString())).getElementsByTagName("text");
        List<String> written = new ArrayList<>();
        for (int i = 0; i < texts.getLength(); i++) {
            written.add(texts.item(i).getTextContent());
        }
        assertTrue(written.containsAll(List.of("Sarah", "T<i>m")));
    }

    @Test
    void aNameIsTextInThePictureWhateverItSays() throws Exception {
        String named = Samples.BOARD.replace("name: Striped", "name: <b> & \"co\"");
        Document picture = parsed(CliRun.printed("draw", board(named)));
        assertEquals(
                "<b> & \"co\"", picture.getElementsByTagName("title").item(0).getTextContent());
    }

    @Test
    void aBadBoardIsRefused() throws IOException {
        String file = board(Samples.BOARD.replace("b8", "b9"));
        assertTrue(CliRun.refusal("draw", file).startsWith(file + ":6: number 9 is on i9 and on e9"));
    }

    private String board(String text) throws IOException {
        return Files.writeString(folder.resolve("striped.board"), text).toString();
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
