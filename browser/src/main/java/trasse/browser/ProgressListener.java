package trasse.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A function of the page that is told how far a study is. */
@JSFunctor
public interface ProgressListener extends JSObject {
    /** Reports the share that is done, from 0 to 1. */
    void report(double share);
}
