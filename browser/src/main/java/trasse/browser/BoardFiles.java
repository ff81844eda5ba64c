package trasse.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;
import trasse.rules.notation.BuiltInBoards;

/** Tells the compiler which files belong into the WebAssembly: the built-in boards. Bots' weights are loaded apart. */
public final class BoardFiles implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return BuiltInBoards.NAMES.stream()
                .map(name -> "trasse/rules/notation/boards/" + name + ".board")
                .toArray(String[]::new);
    }
}
