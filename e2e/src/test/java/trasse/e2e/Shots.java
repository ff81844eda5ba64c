package trasse.e2e;

import com.microsoft.playwright.Page;
import java.nio.file.Path;

/** The pictures in docs/screens. Tests take them anew only if they are told so, with {@code -Dtrasse.shots}. */
final class Shots {
    private static final Path FOLDER = Path.of("..", "docs", "screens");
    private static final boolean WANTED = System.getProperty("trasse.shots") != null;

    private Shots() {}

    static void take(Page page, String name) {
        if (WANTED) {
            page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
        }
    }
}
