package trasse.browser;

import java.util.Optional;
import trasse.json.JsonWriter;
import trasse.rules.Field;
import trasse.rules.Objection;
import trasse.rules.Ruling;

/** Why a query has no answer: it cannot be read, or it breaks a rule. */
final class Rejection extends Exception {
    private final String sentence;
    private final Optional<Objection> objection;

    private Rejection(String sentence, Optional<Objection> objection) {
        super(sentence);
        this.sentence = sentence;
        this.objection = objection;
    }

    static Rejection of(String sentence) {
        return new Rejection(sentence, Optional.empty());
    }

    /** The message of a reader. */
    static Rejection of(Exception failure) {
        return of(String.valueOf(failure.getMessage()));
    }

    static Rejection of(Objection objection) {
        return new Rejection(objection.sentence(), Optional.of(objection));
    }

    /** The result of a ruling, if it is legal. */
    static <T> T ifLegal(Ruling<T> ruling) throws Rejection {
        return switch (ruling) {
            case Ruling.Legal<T>(T result) -> result;
            case Ruling.Illegal<T>(Objection objection) -> throw of(objection);
        };
    }

    String json() {
        JsonWriter json = new JsonWriter().object().key("error").value(sentence);
        objection.ifPresent(rule -> json.key("rule").value(name(rule)));
        objection.flatMap(Rejection::field).ifPresent(field -> json.key("field").value(field.toString()));
        return json.endObject().toString();
    }

    private static Optional<Field> field(Objection objection) {
        return objection instanceof Objection.ToExtension extension ? Optional.of(extension.field()) : Optional.empty();
    }

    private static String name(Objection objection) {
        return switch (objection) {
            case Objection.NotAnEnd rule -> "NotAnEnd";
            case Objection.NotNext rule -> "NotNext";
            case Objection.EnteredTwice rule -> "EnteredTwice";
            case Objection.ColourNotShown rule -> "ColourNotShown";
            case Objection.ColourUsedUp rule -> "ColourUsedUp";
            case Objection.CardNotLeft rule -> "CardNotLeft";
            case Objection.RoundOpen rule -> "RoundOpen";
            case Objection.NoCardOpen rule -> "NoCardOpen";
            case Objection.NobodyAtStart rule -> "NobodyAtStart";
            case Objection.NothingToTakeBack rule -> "NothingToTakeBack";
        };
    }
}
