package trasse.sheets;

/** A colour on paper, 8 bits each for red, green and blue. */
public record Rgb(int red, int green, int blue) {
    static final Rgb WHITE = new Rgb(255, 255, 255);

    /** As in {@code #efd372}. */
    static Rgb parse(String hex) {
        int value = Integer.parseInt(hex.substring(1), 16);
        return new Rgb(value >> 16, value >> 8 & 255, value & 255);
    }

    static Rgb grey(int level) {
        return new Rgb(level, level, level);
    }

    /** The same colour printed thinly: a share of its ink, from 0 to 1, on white paper. */
    Rgb tint(double share) {
        return new Rgb(thin(red, share), thin(green, share), thin(blue, share));
    }

    /** The same colour with black in it: a share of its light, from 0 to 1. */
    Rgb shade(double share) {
        return new Rgb((int) Math.round(share * red), (int) Math.round(share * green), (int) Math.round(share * blue));
    }

    private static int thin(int part, double share) {
        return (int) Math.round(255 - share * (255 - part));
    }

    boolean isDarkerThan(Rgb other) {
        return luminance() < other.luminance();
    }

    private double luminance() {
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    @Override
    public String toString() {
        return "#" + hex(red) + hex(green) + hex(blue);
    }

    private static String hex(int part) {
        return (part < 16 ? "0" : "") + Integer.toHexString(part);
    }
}
