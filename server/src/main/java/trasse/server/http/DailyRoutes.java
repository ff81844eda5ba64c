package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import trasse.server.daily.DailyCalendar;
import trasse.server.daily.DailyDeals;
import trasse.server.table.Outcome;

/** The deal of the day. */
final class DailyRoutes {
    private final DailyDeals daily;
    private final DailyCalendar calendar;
    private final Caller caller;

    DailyRoutes(DailyDeals daily, DailyCalendar calendar, Caller caller) {
        this.daily = daily;
        this.calendar = calendar;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        Reading.add(routes, "/api/daily", context -> show(context, daily.today()));
        Reading.add(routes, "/api/daily/months", context -> show(context, calendar.thisMonth()));
        Reading.add(routes, "/api/daily/months/{month}", context -> show(context, month(context.pathParam("month"))));
        Reading.add(routes, "/api/daily/{day}", context -> show(context, day(context.pathParam("day"))));
        Reading.add(routes, "/api/daily/{day}/deal", context -> deal(context, day(context.pathParam("day"))));
        routes.post("/api/daily/play", this::play);
    }

    private void show(Context context, LocalDate day) {
        Responses.json(context, daily.day(day, visitor(context)).orElseThrow(() -> noDeal(day)));
    }

    private void show(Context context, YearMonth month) {
        Responses.json(
                context,
                calendar.month(month, visitor(context))
                        .orElseThrow(() -> Problem.notFound("no day of " + month + " has a deal")));
    }

    private void deal(Context context, LocalDate day) {
        Responses.json(
                context,
                switch (daily.past(day, visitor(context)).orElseThrow(() -> noDeal(day))) {
                    case Outcome.Done<DailyDeals.PastDeal>(DailyDeals.PastDeal deal) -> deal;
                    case Outcome.Refused<DailyDeals.PastDeal> refused ->
                        throw Problem.of(refused).with("day", day);
                });
    }

    /** Nobody is the empty text. */
    private String visitor(Context context) {
        return caller.visitor(context).orElse("");
    }

    private static Problem noDeal(LocalDate day) {
        return Problem.notFound(day + " has no deal: it is still to come, or was before the first one");
    }

    private static YearMonth month(String text) {
        try {
            return YearMonth.parse(text);
        } catch (DateTimeParseException e) {
            throw Problem.malformed("a month is written like 2026-11, not " + text);
        }
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
        Responses.opened(context, Responses.value(daily.play(visitor, name)));
    }
}
