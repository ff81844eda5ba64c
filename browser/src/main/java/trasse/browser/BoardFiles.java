package trasse.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;
import trasse.rules.notation.BuiltInBoards;

/** The files that the compiler puts into the WebAssembly: the built-in boards. Weights are loaded separately. */
public final class BoardFiles implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return BuiltInBoards.NAMES.stream()
                .map(name -> "trasse/rules/notation/boards/" + name + ".board")
                .toArray(String[]::new);
    }
}
