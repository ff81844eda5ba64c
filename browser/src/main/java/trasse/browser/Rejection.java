package trasse.browser;

import java.util.Locale;
import java.util.Optional;
import trasse.json.JsonWriter;
import trasse.rules.Objection;
import trasse.rules.Ruling;
import trasse.rules.notation.Fault;
import trasse.rules.notation.NotationException;

/** Why a query has no answer: it cannot be read, or it breaks a rule. */
final class Rejection extends Exception {
    private final String sentence;
    private final Optional<Objection> objection;
    private final transient Optional<NotationException> unreadable;

    private Rejection(String sentence, Optional<Objection> objection, Optional<NotationException> unreadable) {
        super(sentence);
        this.sentence = sentence;
        this.objection = objection;
        this.unreadable = unreadable;
    }

    static Rejection of(String sentence) {
        return new Rejection(sentence, Optional.empty(), Optional.empty());
    }

    /** A record that cannot be read. */
    static Rejection of(NotationException unreadable) {
        return new Rejection(String.valueOf(unreadable.getMessage()), Optional.empty(), Optional.of(unreadable));
    }

    /** The message of a reader. */
    static Rejection of(Exception failure) {
        return of(String.valueOf(failure.getMessage()));
    }

    static Rejection of(Objection objection) {
        return new Rejection(objection.sentence(), Optional.of(objection), Optional.empty());
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
        objection.ifPresent(rule -> write(rule, json));
        unreadable.ifPresent(failure -> write(failure, json.key("fault")));
        return json.endObject().toString();
    }

    /** What is wrong with a record and where, for the page to put into words. */
    static void write(NotationException failure, JsonWriter json) {
        Fault fault = failure.fault();
        json.object().key("line").value(failure.line());
        json.key("kind").value(fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.key("arguments").texts(fault.arguments());
        fault.objection().ifPresent(rule -> write(rule, json));
        json.endObject();
    }

    private static void write(Objection objection, JsonWriter json) {
        json.key("rule").value(name(objection));
        if (objection instanceof Objection.ToExtension extension) {
            json.key("field").value(extension.field().toString());
        }
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
