package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import trasse.server.challenge.Challenges;

/** Challenges: the deal of a solo game, passed on. */
final class ChallengeRoutes {
    private final Challenges challenges;
    private final Caller caller;

    ChallengeRoutes(Challenges challenges, Caller caller) {
        this.challenges = challenges;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/tables/{table}/challenge", this::make);
        Reading.add(routes, "/api/challenges/{challenge}", this::show);
        routes.post("/api/challenges/{challenge}/play", this::play);
    }

    private void make(Context context) {
        String visitor = caller.requireVisitor(context);
        String challenge = Responses.value(
                challenges.make(context.pathParam("table"), visitor).orElseThrow(Problem::noSuchTable));
        Responses.json(context, Map.of("challenge", challenge));
    }

    private void show(Context context) {
        String visitor = caller.visitor(context).orElse("");
        String id = context.pathParam("challenge");
        Optional<Challenges.Challenge> challenge =
                "true".equals(context.queryParam("look")) ? challenges.look(id, visitor) : challenges.show(id, visitor);
        Responses.json(context, challenge.orElseThrow(ChallengeRoutes::noSuchChallenge));
    }

    private void play(Context context) {
        Requests.Named body = Requests.read(context, Requests.Named.class);
        String name = Requests.name(body.name());
        String visitor = caller.requireVisitor(context);
        String table = Responses.value(challenges
                .play(context.pathParam("challenge"), visitor, name)
                .orElseThrow(ChallengeRoutes::noSuchChallenge));
        Responses.opened(context, table);
    }

    private static Problem noSuchChallenge() {
        return Problem.notFound("there is no such challenge; perhaps the link is not complete");
    }
}
