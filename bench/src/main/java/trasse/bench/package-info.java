/** Benchmarks, as ratios against something measured in the same run. */
@NullMarked
package trasse.bench;

import org.jspecify.annotations.NullMarked;
