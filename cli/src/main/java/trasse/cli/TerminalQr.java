package trasse.cli;

import io.nayuki.qrcodegen.QrCode;

/** A QR code in text, which phones can read off a dark or a light terminal. */
final class TerminalQr {
    /** Readers want a light margin of four modules. */
    private static final int MARGIN = 4;

    private static final String BLACK_ON_WHITE = "\u001b[30;107m";
    private static final String PLAIN = "\u001b[0m";

    private TerminalQr() {}

    /** Two rows of the code in each line of text. */
    static String of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder lines = new StringBuilder();
        for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
            lines.append(BLACK_ON_WHITE);
            for (int x = -MARGIN; x < code.size + MARGIN; x++) {
                boolean upper = code.getModule(x, y);
                boolean lower = code.getModule(x, y + 1);
                lines.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            lines.append(PLAIN).append('\n');
        }
        return lines.toString();
    }
}
