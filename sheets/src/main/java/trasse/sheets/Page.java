package trasse.sheets;

import java.util.List;

/**
 * A page to print.
 *
 * @param shapes in the order in which they are drawn
 */
public record Page(Paper paper, List<Shape> shapes) {
    public Page {
        shapes = List.copyOf(shapes);
    }
}
