package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import trasse.server.daily.DailyDeals;

/** The deal of the day. */
final class DailyRoutes {
    private final DailyDeals daily;
    private final Caller caller;

    DailyRoutes(DailyDeals daily, Caller caller) {
        this.daily = daily;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/daily", context -> show(context, daily.today()));
        routes.get("/api/daily/{day}", context -> show(context, day(context.pathParam("day"))));
        routes.post("/api/daily/play", this::play);
    }

    private void show(Context context, LocalDate day) {
        Responses.json(
                context,
                daily.day(day, caller.visitor(context).orElse(""))
                        .orElseThrow(() -> Problem.notFound("the deal of " + day + " is still to come")));
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw Problem.malformed("a day is written like 2026-11-16, not " + text);
        }
    }

    private void play(Context context) {
        String name = Requests.name(Requests.read(context, Requests.Named.class).name());
        String visitor = caller.requireVisitor(context);
        Responses.opened(context, Responses.value(daily.play(visitor, name).orElseThrow(Caller::unknown)));
    }
}
