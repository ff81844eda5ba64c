package trasse.browser;

import java.util.Optional;
import trasse.json.JsonWriter;
import trasse.rules.Field;
import trasse.rules.Objection;
import trasse.rules.Ruling;

/** Why a question has no answer: it is not understood, or a rule is against it. */
final class Problem extends Exception {
    private final String sentence;
    private final Optional<Objection> objection;

    private Problem(String sentence, Optional<Objection> objection) {
        super(sentence);
        this.sentence = sentence;
        this.objection = objection;
    }

    static Problem of(String sentence) {
        return new Problem(sentence, Optional.empty());
    }

    /** What a reader says about a text. */
    static Problem of(Exception failure) {
        return of(String.valueOf(failure.getMessage()));
    }

    static Problem of(Objection objection) {
        return new Problem(objection.sentence(), Optional.of(objection));
    }

    /** What becomes of something, if no rule is against it. */
    static <T> T ifLegal(Ruling<T> ruling) throws Problem {
        return switch (ruling) {
            case Ruling.Legal<T>(T result) -> result;
            case Ruling.Illegal<T>(Objection objection) -> throw of(objection);
        };
    }

    String json() {
        JsonWriter json = new JsonWriter().object().key("problem").value(sentence);
        objection.ifPresent(rule -> json.key("kind").value(kind(rule)));
        objection.flatMap(Problem::field).ifPresent(field -> json.key("field").value(field.toString()));
        return json.endObject().toString();
    }

    private static Optional<Field> field(Objection objection) {
        return objection instanceof Objection.ToExtension extension ? Optional.of(extension.field()) : Optional.empty();
    }

    private static String kind(Objection objection) {
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
