package trasse.rules;

/** A broken rule, with all that is needed to say so in any language; {@link #sentence} says it in English. */
public sealed interface Objection {
    String sentence();

    /** An objection to an extension, at a field. */
    sealed interface ToExtension extends Objection {
        /** The first field of the extension, counting its end, that breaks a rule. */
        Field field();
    }

    /** A line grows at one of its two ends. */
    record NotAnEnd(Field field, Line line) implements ToExtension {
        @Override
        public String sentence() {
            return line.length() == 1
                    ? field + " is not an end of the line, which is " + line.first() + " alone"
                    : field + " is not an end of the line, which ends at " + line.first() + " and " + line.last();
        }
    }

    /** A line goes from field to neighbouring field. */
    record NotNext(Field field, Field before) implements ToExtension {
        @Override
        public String sentence() {
            return field + " is not next to " + before;
        }
    }

    /** A line never enters a field twice. */
    record EnteredTwice(Field field) implements ToExtension {
        @Override
        public String sentence() {
            return field + " is on the line already, and a line never enters a field twice";
        }
    }

    /** A line grows only into colours of the card. */
    record ColourNotShown(Field field, Colour colour, Card card) implements ToExtension {
        @Override
        public String sentence() {
            return field + " is " + colour + ", which " + card + " does not show";
        }
    }

    /** Each colour field of the card is used at most once. */
    record ColourUsedUp(Field field, Colour colour, Card card) implements ToExtension {
        @Override
        public String sentence() {
            String times = card.count(colour) == 1 ? "once" : "only twice";
            return field + " is " + colour + ", which " + card + " shows " + times;
        }
    }

    /** Every card of the deck comes up once. */
    record CardNotLeft(Card card, Cards left) implements Objection {
        @Override
        public String sentence() {
            return left.size() == 0
                    ? "all cards have been played"
                    : card + " is not one of the cards that are left: " + left;
        }
    }

    /** A card is turned up only when everyone has acted on the one before. */
    record RoundOpen(Card card) implements Objection {
        @Override
        public String sentence() {
            return "the round of " + card + " is still open";
        }
    }

    /** Players act only while a card is open. */
    record NoCardOpen() implements Objection {
        @Override
        public String sentence() {
            return "no card is open";
        }
    }

    record NobodyAtStart(int start) implements Objection {
        @Override
        public String sentence() {
            return "nobody plays from start point " + start;
        }
    }

    /** Only what has been decided can be taken back. */
    record NothingToTakeBack(int start) implements Objection {
        @Override
        public String sentence() {
            return "the player at start point " + start + " has not acted in this round";
        }
    }
}
