package trasse.server.preview;

/**
 * What a link says where it is shared.
 *
 * @param picture the path of a picture on this server
 */
public record Preview(String title, String description, String picture) {
    /** Where the pictures are. */
    public static final String PICTURES = "/preview/";

    /** All pictures have this size. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    static Preview of(Language language, String kind, String subject, String picture) {
        return new Preview(
                language.word(kind + ".title").replace("%s", subject),
                language.word(kind + ".description"),
                PICTURES + picture + ".png");
    }
}
