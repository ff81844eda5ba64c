/** What a link to this server looks like where it is shared: a title, a sentence and a picture. */
@NullMarked
package trasse.server.preview;

import org.jspecify.annotations.NullMarked;
