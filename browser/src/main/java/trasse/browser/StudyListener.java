package trasse.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A function of the page that is told how far a study is, and what it has found. */
@JSFunctor
public interface StudyListener extends JSObject {
    /**
     * Reports progress.
     *
     * @param share what is done, from 0 to 1
     * @param found what is new, as JSON; empty if nothing is
     */
    void report(double share, String found);
}
