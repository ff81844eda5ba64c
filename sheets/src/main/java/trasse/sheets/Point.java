package trasse.sheets;

/** A place on a page, in millimetres from its top left corner. */
public record Point(double x, double y) {}
