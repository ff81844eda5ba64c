package trasse.engine.value;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trasse.rules.Colour;
import trasse.rules.Field;

/**
 * Which weights mean the same on a board that is turned or mirrored, or whose colours are exchanged. The first of those that
 * mean the same stands for all of them.
 */
final class WeightClasses {
    private record Place(int end, long mask) {}

    private final WeightLayout layout;
    private final int[] patternClasses;
    private final int[] otherClasses;

    private WeightClasses(WeightLayout layout) {
        this.layout = layout;
        this.patternClasses = identity(layout.patterns);
        this.otherClasses = identity(layout.stageSize());
    }

    /** The classes of a valuation's weights; they are the same for all boards. */
    static WeightClasses of(Valuation valuation) {
        WeightClasses classes = new WeightClasses(valuation.layout());
        classes.joinPatterns(0, valuation.windows().patches());
        classes.joinPatterns(valuation.layout().endPatterns, valuation.views().patches());
        classes.joinColours();
        classes.joinEnds();
        return classes;
    }

    private static int[] identity(int size) {
        int[] identity = new int[size];
        for (int i = 0; i < size; i++) {
            identity[i] = i;
        }
        return identity;
    }

    /** A symmetry that turns a patch into no other patch, as most do with the surroundings of ends, joins nothing there. */
    private void joinPatterns(int base, List<Patch> patches) {
        Map<Place, Patch> byPlace = new HashMap<>();
        for (Patch patch : patches) {
            byPlace.put(new Place(patch.end(), patch.mask()), patch);
        }
        for (Symmetry symmetry : Symmetry.ALL) {
            for (Patch patch : patches) {
                int end = patch.end() == Patch.NO_END ? Patch.NO_END : symmetry.imageOf(patch.end());
                Patch image = byPlace.get(new Place(end, symmetry.imageOf(patch.mask())));
                if (image != null) {
                    joinPatterns(base, patch, image, symmetry);
                }
            }
        }
    }

    private void joinPatterns(int base, Patch patch, Patch image, Symmetry symmetry) {
        int[] patterns = new int[patch.patterns()];
        for (int pattern = 0; pattern < patterns.length; pattern++) {
            if (pattern > 0) {
                int field = patch.fields().get(Integer.numberOfTrailingZeros(pattern));
                patterns[pattern] = patterns[pattern & (pattern - 1)] | image.bitOf(symmetry.imageOf(field));
            }
            join(patternClasses, base + patch.base() + pattern, base + image.base() + patterns[pattern]);
        }
    }

    private void joinColours() {
        int size = WeightLayout.MOST_CARDS * WeightLayout.MOST_FIELDS;
        for (int place = 0; place < Colour.values().length * size; place++) {
            join(otherClasses, layout.colours + place, layout.colours + place % size);
        }
    }

    private void joinEnds() {
        int blocked = WeightLayout.MOST_CARDS * WeightLayout.MOST_CARDS;
        for (Symmetry symmetry : Symmetry.ALL) {
            for (int end = 0; end < Field.COUNT; end++) {
                int image = symmetry.imageOf(end);
                for (int i = 0; i < blocked; i++) {
                    join(otherClasses, layout.blockedEnd + end * blocked + i, layout.blockedEnd + image * blocked + i);
                }
                for (int other = end; other < Field.COUNT; other++) {
                    int otherImage = symmetry.imageOf(other);
                    int least = Math.min(image, otherImage);
                    int most = Math.max(image, otherImage);
                    join(
                            otherClasses,
                            layout.ends + end * Field.COUNT + other,
                            layout.ends + least * Field.COUNT + most);
                }
            }
        }
    }

    /** The symmetries are a group, so the first of all images is the same for all of them. */
    private static void join(int[] classes, int weight, int image) {
        classes[weight] = Math.min(classes[weight], image);
    }

    /** The place of the weight that stands for a weight. */
    int representative(int weight) {
        int inPatterns = WeightLayout.PATTERN_SETS * layout.patterns;
        if (weight < inPatterns) {
            int place = weight % layout.patterns;
            return weight - place + patternClasses[place];
        }
        int place = (weight - inPatterns) % layout.stageSize();
        return weight - place + otherClasses[place];
    }
}
