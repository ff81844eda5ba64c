package trasse.cli;

/** Wrong input; the message says what is wrong and what would be right. */
final class BadInput extends Exception {
    BadInput(String message) {
        super(message);
    }
}
