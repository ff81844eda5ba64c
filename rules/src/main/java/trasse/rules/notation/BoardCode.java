package trasse.rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.Parsed;
import trasse.rules.Quote;

/**
 * A whole board, its name aside, in 40 characters: its identity, wherever boards are told apart.
 *
 * <p>A code is 240 bits in base64url, so each character is a digit of six bits. The first 27 digits are the version in
 * four bits and the colours in 158: one number in base 6, the first field its most significant digit. Then come 13
 * digits that are each the place of a field: those of 2, 3, … 10, and those of start points 1 to 4.
 */
public final class BoardCode {
    /** How many characters a code has. */
    public static final int LENGTH = 40;

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int BASE = 64;
    private static final int HEAD = 27;
    private static final int NUMBERS = Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1;
    private static final int VERSION = 1;

    /** The version is in the upper four bits of the first digit. */
    private static final int VERSION_SHIFT = 2;

    private static final List<Colour> COLOURS = List.of(Colour.values());

    private BoardCode() {}

    public static String of(Board board) {
        int[] head = new int[HEAD];
        for (Field field : Field.values()) {
            multiplyAndAdd(head, board.colour(field).ordinal());
        }
        head[0] |= VERSION << VERSION_SHIFT;
        StringBuilder code = new StringBuilder();
        for (int digit : head) {
            code.append(DIGITS.charAt(digit));
        }
        board.numberFields().forEach(field -> code.append(DIGITS.charAt(field.ordinal())));
        board.starts().forEach(field -> code.append(DIGITS.charAt(field.ordinal())));
        return code.toString();
    }

    /** The board with this code. It has no name. */
    public static Parsed<Board> parse(String code) {
        if (code.length() != LENGTH) {
            return failure(code, "a board code has " + LENGTH + " characters, not " + code.length());
        }
        int[] digits = new int[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            digits[i] = DIGITS.indexOf(code.charAt(i));
            if (digits[i] < 0) {
                return failure(code, "character " + (i + 1) + " is not one of A–Z, a–z, 0–9, - and _");
            }
        }
        int version = digits[0] >>> VERSION_SHIFT;
        if (version != VERSION) {
            return failure(code, "its version is " + version + ", and only version " + VERSION + " is known");
        }
        int[] head = Arrays.copyOf(digits, HEAD);
        head[0] &= (1 << VERSION_SHIFT) - 1;
        List<Colour> colours = new ArrayList<>();
        for (int i = 0; i < Field.COUNT; i++) {
            colours.addFirst(COLOURS.get(divide(head)));
        }
        if (Arrays.stream(head).anyMatch(digit -> digit != 0)) {
            return failure(code, "its colours are more than those of 61 fields");
        }
        for (int i = HEAD; i < LENGTH; i++) {
            if (digits[i] >= Field.COUNT) {
                return failure(code, "character " + (i + 1) + " is place " + digits[i] + ", and the last place is 60");
            }
        }
        return board(code, colours, fields(digits, HEAD, HEAD + NUMBERS), fields(digits, HEAD + NUMBERS, LENGTH));
    }

    private static Parsed<Board> board(String code, List<Colour> colours, List<Field> numbers, List<Field> starts) {
        for (int i = 0; i < numbers.size(); i++) {
            int first = numbers.indexOf(numbers.get(i));
            if (first < i) {
                return failure(
                        code,
                        "numbers " + (Board.LOWEST_NUMBER + first) + " and " + (Board.LOWEST_NUMBER + i)
                                + " are both on " + numbers.get(i));
            }
        }
        for (int i = 0; i < starts.size(); i++) {
            int first = starts.indexOf(starts.get(i));
            if (first < i) {
                return failure(
                        code, "start points " + (first + 1) + " and " + (i + 1) + " are both on " + starts.get(i));
            }
            int number = numbers.indexOf(starts.get(i));
            if (number >= 0) {
                return failure(
                        code,
                        "start point " + (i + 1) + " and number " + (Board.LOWEST_NUMBER + number) + " are both on "
                                + starts.get(i));
            }
        }
        return new Parsed.Value<>(new Board(Board.UNNAMED, colours, numbers, starts));
    }

    private static Parsed<Board> failure(String code, String why) {
        return new Parsed.Failure<>(Quote.of(code) + " is not a board code: " + why);
    }

    private static List<Field> fields(int[] digits, int from, int to) {
        return Arrays.stream(digits, from, to).mapToObj(Field::at).toList();
    }

    /** Makes room for one more colour in a number and puts it there. */
    private static void multiplyAndAdd(int[] number, int colour) {
        int carry = colour;
        for (int i = number.length - 1; i >= 0; i--) {
            int product = number[i] * COLOURS.size() + carry;
            number[i] = product % BASE;
            carry = product / BASE;
        }
    }

    /** Takes the last colour out of a number. */
    private static int divide(int[] number) {
        int rest = 0;
        for (int i = 0; i < number.length; i++) {
            int dividend = rest * BASE + number[i];
            number[i] = dividend / COLOURS.size();
            rest = dividend % COLOURS.size();
        }
        return rest;
    }
}
