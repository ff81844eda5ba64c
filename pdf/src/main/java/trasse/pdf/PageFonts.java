package trasse.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import trasse.sheets.Shape.Weight;

/** The typeface of the page, for a document; of each weight, the characters that are used become part of it. */
final class PageFonts {
    private final Map<Weight, PDFont> fonts = new EnumMap<>(Weight.class);

    PageFonts(PDDocument document) throws IOException {
        for (Weight weight : Weight.values()) {
            fonts.put(weight, PDType0Font.load(document, read(weight), true));
        }
    }

    PDFont of(Weight weight) {
        return Objects.requireNonNull(fonts.get(weight));
    }

    /** Without ligatures, so that a text is as wide as its characters. */
    static TrueTypeFont read(Weight weight) throws IOException {
        String name = weight == Weight.BOLD ? "700Bold" : "400Regular";
        String file = "/trasse/typeface/AtkinsonHyperlegibleNext_" + name + ".ttf";
        try (InputStream in = PageFonts.class.getResourceAsStream(file)) {
            TrueTypeFont font = new TTFParser()
                    .parse(new RandomAccessReadBuffer(
                            Objects.requireNonNull(in, file).readAllBytes()));
            font.disableGsubFeature("liga");
            return font;
        }
    }
}
