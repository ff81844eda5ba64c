package trasse.server.http;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trasse.server.preview.Language;
import trasse.server.preview.Preview;

/** Puts a preview into the head of the page, in place of its title and description. */
final class PreviewHead {
    private static final Pattern TITLE = Pattern.compile("<title>[^<]*</title>");
    private static final Pattern DESCRIPTION = Pattern.compile("\\s*<meta name=\"description\"[^>]*>");

    private final String html;

    PreviewHead(String html) {
        this.html = DESCRIPTION.matcher(html).replaceFirst("");
    }

    /**
     * The page as it is sent.
     *
     * @param origin of this server, like {@code https://play.example.org}
     * @param path of the page
     */
    String with(Preview preview, Language language, String origin, String path) {
        String head = "<title>" + escaped(preview.title()) + "</title>"
                + meta("name", "description", preview.description())
                + meta("property", "og:type", "website")
                + meta("property", "og:site_name", "Trasse")
                + meta("property", "og:locale", language.tag())
                + meta("property", "og:title", preview.title())
                + meta("property", "og:description", preview.description())
                + meta("property", "og:url", origin + path)
                + meta("property", "og:image", origin + preview.picture())
                + meta("property", "og:image:type", "image/png")
                + meta("property", "og:image:width", Integer.toString(Preview.WIDTH))
                + meta("property", "og:image:height", Integer.toString(Preview.HEIGHT))
                + meta("name", "twitter:card", "summary_large_image");
        return TITLE.matcher(html).replaceFirst(Matcher.quoteReplacement(head));
    }

    private static String meta(String kind, String name, String content) {
        return "\n    <meta " + kind + "=\"" + name + "\" content=\"" + escaped(content) + "\" />";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
