package trasse.engine.solve;

import java.util.Arrays;
import trasse.rules.Board;
import trasse.rules.Field;

/**
 * Every move that can still be legal in an endgame: for each card to come and each field that can be an end of the line,
 * the paths through fields that are free now. Paths through the same fields to the same tip, with the same numbers in
 * the same order, lead to the same line with the same points; of these there is one.
 *
 * <p>Only free fields and the two ends matter, so they are counted: a <em>place</em> is a field's number among them.
 * The moves of a card and a place lie side by side, and among these the moves of a <em>slot</em>: those with one tip
 * and one <em>profile</em>, which is the sequence of numbers on the way. What a profile pays depends on the card and on
 * the <em>level</em>: how high the highest number reached so far is, which matters in solo play only.
 */
final class Moves {
    final int cards;
    final int places;
    final int levels;
    final long free;
    final int[] fields;
    final int[] placeOf = new int[Field.COUNT];

    /** By card and place; then by slot. */
    final int[] slots;

    int[] slotTips = new int[1 << 10];
    int[] slotProfiles = new int[1 << 10];
    int[] slotMoves = new int[(1 << 10) + 1];

    long[] masks = new long[1 << 12];
    int[] tips = new int[1 << 12];
    int[] profiles = new int[1 << 12];

    /** By card, then by profile and level. */
    final int[][] points;

    /** By profile and level. */
    final int[] nextLevel;

    private final Board board;
    private final int[] highest;
    private int slotCount;
    private int moveCount;
    private int[] numbers = {0};

    Moves(Endgame endgame) {
        board = endgame.board();
        cards = endgame.cards().size();
        free = endgame.line().missed().bits();
        long usable = free | bit(endgame.line().first()) | bit(endgame.line().last());
        places = Long.bitCount(usable);
        fields = new int[places];
        int place = 0;
        for (long rest = usable; rest != 0; rest &= rest - 1) {
            fields[place] = Long.numberOfTrailingZeros(rest);
            placeOf[fields[place]] = place++;
        }
        highest = highest(endgame.scoring());
        levels = highest.length;
        slots = new int[cards * places + 1];
        for (int card = 0; card < cards; card++) {
            add(card, new CardPaths(board, free, endgame.cards().get(card)));
        }
        nextLevel = new int[numbers.length * levels];
        points = new int[cards][numbers.length * levels];
        pay(endgame.scoring());
    }

    private static long bit(Field field) {
        return 1L << field.ordinal();
    }

    /** What can be the highest number so far: the one it is now, and the free ones above it. */
    private int[] highest(NumberScoring scoring) {
        return switch (scoring) {
            case NumberScoring.Multiplayer multiplayer -> new int[] {0};
            case NumberScoring.Solo(int now) -> {
                int[] reached = new int[Board.HIGHEST_NUMBER];
                int count = 0;
                reached[count++] = now;
                for (int number = Math.max(now + 1, Board.LOWEST_NUMBER); number <= Board.HIGHEST_NUMBER; number++) {
                    if ((free & bit(board.fieldOf(number))) != 0) {
                        reached[count++] = number;
                    }
                }
                yield Arrays.copyOf(reached, count);
            }
        };
    }

    private void add(int card, CardPaths walk) {
        for (int place = 0; place < places; place++) {
            walk.from(fields[place]);
            sortIntoSlots(walk);
            slots[card * places + place + 1] = slotCount;
        }
    }

    private void sortIntoSlots(CardPaths walk) {
        int firstSlot = slotCount;
        int[] slotOf = new int[walk.count];
        for (int path = 0; path < walk.count; path++) {
            int tip = placeOf[walk.tips[path]];
            int profile = profile(walk.numbers[path]);
            int slot = firstSlot;
            while (slot < slotCount && (slotTips[slot] != tip || slotProfiles[slot] != profile)) {
                slot++;
            }
            if (slot == slotCount) {
                addSlot(tip, profile);
            }
            slotOf[path] = slot;
        }
        for (int slot = firstSlot; slot < slotCount; slot++) {
            for (int path = 0; path < walk.count; path++) {
                if (slotOf[path] == slot) {
                    addMove(slot, walk.masks[path]);
                }
            }
            slotMoves[slot + 1] = moveCount;
        }
    }

    private void addSlot(int tip, int profile) {
        if (slotCount == slotTips.length) {
            slotTips = Arrays.copyOf(slotTips, 2 * slotCount);
            slotProfiles = Arrays.copyOf(slotProfiles, 2 * slotCount);
            slotMoves = Arrays.copyOf(slotMoves, 2 * slotCount + 1);
        }
        slotTips[slotCount] = tip;
        slotProfiles[slotCount++] = profile;
    }

    private void addMove(int slot, long mask) {
        for (int move = slotMoves[slot]; move < moveCount; move++) {
            if (masks[move] == mask) {
                return;
            }
        }
        if (moveCount == masks.length) {
            masks = Arrays.copyOf(masks, 2 * moveCount);
            tips = Arrays.copyOf(tips, 2 * moveCount);
            profiles = Arrays.copyOf(profiles, 2 * moveCount);
        }
        masks[moveCount] = mask;
        tips[moveCount] = slotTips[slot];
        profiles[moveCount++] = slotProfiles[slot];
    }

    private int profile(int packed) {
        for (int profile = 0; profile < numbers.length; profile++) {
            if (numbers[profile] == packed) {
                return profile;
            }
        }
        numbers = Arrays.copyOf(numbers, numbers.length + 1);
        numbers[numbers.length - 1] = packed;
        return numbers.length - 1;
    }

    private void pay(NumberScoring scoring) {
        for (int profile = 0; profile < numbers.length; profile++) {
            for (int level = 0; level < levels; level++) {
                int after = highest[level];
                for (int rest = numbers[profile]; rest != 0; rest >>>= CardPaths.NUMBER_BITS) {
                    int number = rest & CardPaths.NUMBER_MASK;
                    for (int card = 0; card < cards; card++) {
                        points[card][profile * levels + level] += scoring.points(number, card, after);
                    }
                    after = Math.max(after, number);
                }
                nextLevel[profile * levels + level] = levels == 1 ? 0 : Arrays.binarySearch(highest, after);
            }
        }
    }

    int slotCount() {
        return slotCount;
    }

    int moveCount() {
        return moveCount;
    }

    /** The first move of a card from a place. */
    int begin(int card, int place) {
        return slotMoves[slots[card * places + place]];
    }

    /** One after the last move of a card from a place. */
    int end(int card, int place) {
        return slotMoves[slots[card * places + place + 1]];
    }

    /** The numbers of a move in their order, as in {@link CardPaths#numbers}. */
    int numbers(int move) {
        return numbers[profiles[move]];
    }
}
