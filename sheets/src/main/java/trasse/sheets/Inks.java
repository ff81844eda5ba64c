package trasse.sheets;

import trasse.rules.Colour;

/** What fields are printed with: little ink, so that a pen is easily seen on them. */
public enum Inks {
    COLOURS {
        @Override
        Rgb field(Colour colour) {
            return ink(colour).tint(0.3);
        }

        @Override
        Rgb rim(Colour colour) {
            return ink(colour);
        }

        // On a pale field glyphs have to be dark; on the page, those of dark colours are light.
        @Override
        Rgb glyph(Colour colour) {
            Rgb glyph = Rgb.parse(Palette.glyph(colour));
            return ink(colour).isDarkerThan(glyph) ? ink(colour).shade(0.75) : glyph;
        }

        @Override
        Rgb text() {
            return Rgb.parse(Palette.text());
        }

        @Override
        Rgb quiet() {
            return Rgb.parse(Palette.text()).tint(0.7);
        }

        @Override
        Rgb back() {
            return ink(Colour.BLUE).tint(0.12);
        }

        @Override
        double rimWidth() {
            return 0.1;
        }
    },
    /** For printers without colours and people who do not see them: all is in the glyphs. */
    GREY {
        @Override
        Rgb field(Colour colour) {
            return Rgb.WHITE;
        }

        @Override
        Rgb rim(Colour colour) {
            return Rgb.grey(150);
        }

        @Override
        Rgb glyph(Colour colour) {
            return text();
        }

        @Override
        Rgb text() {
            return Rgb.grey(34);
        }

        @Override
        Rgb quiet() {
            return Rgb.grey(95);
        }

        @Override
        Rgb back() {
            return Rgb.grey(240);
        }

        @Override
        double rimWidth() {
            return 0.04;
        }
    };

    abstract Rgb field(Colour colour);

    abstract Rgb rim(Colour colour);

    abstract Rgb glyph(Colour colour);

    abstract Rgb text();

    /** For what matters less. */
    abstract Rgb quiet();

    /** The ground of the backs of cards. */
    abstract Rgb back();

    /** How wide the rim of a field is, as a share of the field's radius. */
    abstract double rimWidth();

    private static Rgb ink(Colour colour) {
        return Rgb.parse(Palette.ink(colour));
    }
}
