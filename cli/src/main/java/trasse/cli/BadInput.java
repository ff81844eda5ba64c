package trasse.cli;

/** The user gave something that cannot be worked with; the message says what and what would be right. */
final class BadInput extends Exception {
    BadInput(String message) {
        super(message);
    }
}
