package trasse.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;
import trasse.sheets.Language;

/** The files that the compiler puts into the WebAssembly that prints, and into no other. */
public final class SheetFiles implements ResourcesPolicy {
    private static final String FOLDER = "trasse/sheets/";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        if (!classes.contains("trasse.sheets.Resources")) {
            return new String[0];
        }
        String[] files = new String[2 + 2 * Language.values().length];
        int count = 0;
        files[count++] = FOLDER + "palette.properties";
        files[count++] = FOLDER + "typeface.txt";
        for (Language language : Language.values()) {
            files[count++] = FOLDER + language + ".properties";
            files[count++] = FOLDER + "rules-" + language + ".txt";
        }
        return files;
    }
}
