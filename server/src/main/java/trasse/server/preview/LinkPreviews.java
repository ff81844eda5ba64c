package trasse.server.preview;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import trasse.rules.Board;
import trasse.server.challenge.Challenges;
import trasse.server.daily.DailyDeals;
import trasse.server.live.LiveTable;
import trasse.server.live.Tables;
import trasse.server.table.Chair;
import trasse.server.table.Occupant;
import trasse.server.table.Phase;
import trasse.server.table.Table;

/** The previews of links. They tell what any stranger may see of a table, and nothing of its game. Thread-safe. */
public final class LinkPreviews {
    private static final Pattern PATH = Pattern.compile("/(t|c|daily)(?:/([\\w-]+))?/?");
    private static final Pattern PICTURE = Pattern.compile("/preview/(home|t|c|daily)(?:-([\\w-]+))?\\.png");

    private final Tables tables;
    private final Challenges challenges;
    private final DailyDeals daily;

    public LinkPreviews(Tables tables, Challenges challenges, DailyDeals daily) {
        this.tables = tables;
        this.challenges = challenges;
        this.daily = daily;
    }

    /** What a link leads to. */
    private sealed interface Target {
        Preview preview(Language language);

        Picture picture();
    }

    private record Home() implements Target {
        @Override
        public Preview preview(Language language) {
            return Preview.of(language, "home", "", "home");
        }

        @Override
        public Picture picture() {
            return Picture.ofTheGame();
        }
    }

    private record Day(LocalDate day, boolean today, Board board, int start) implements Target {
        @Override
        public Preview preview(Language language) {
            return Preview.of(language, today ? "today" : "day", language.date(day), "daily-" + day);
        }

        @Override
        public Picture picture() {
            return new Picture(board, List.of(start), day);
        }
    }

    private record Challenge(Challenges.Challenge challenge) implements Target {
        @Override
        public Preview preview(Language language) {
            return Preview.of(language, "challenge", challenge.from(), "c-" + challenge.challenge());
        }

        @Override
        public Picture picture() {
            return new Picture(challenge.board(), List.of(challenge.start()), null);
        }
    }

    private record Game(Table table) implements Target {
        @Override
        public Preview preview(Language language) {
            List<String> names = table.chairs().stream()
                    .flatMap(chair -> chair.owner().stream())
                    .map(Occupant.Person::name)
                    .toList();
            String subject = table.phase() == Phase.WAITING ? names.getFirst() : language.list(names);
            return Preview.of(language, table.phase().toString(), subject, "t-" + table.id());
        }

        /** Until the game has begun, nobody knows who starts where. */
        @Override
        public Picture picture() {
            List<Integer> starts = table.phase() == Phase.WAITING
                    ? IntStream.rangeClosed(1, Board.STARTS).boxed().toList()
                    : table.chairs().stream().map(Chair::startPoint).toList();
            return new Picture(table.terms().board(), starts, null);
        }
    }

    /** The preview of the game itself. */
    public static Preview ofTheGame(Language language) {
        return new Home().preview(language);
    }

    /** The preview of a path of the page; that of the game if there is nothing special behind it. */
    public Preview of(String path, Language language) {
        Matcher matcher = PATH.matcher(path);
        return (matcher.matches() ? target(matcher) : Optional.<Target>empty())
                .map(target -> target.preview(language))
                .orElseGet(() -> ofTheGame(language));
    }

    /** The picture at a path; empty if there is none. */
    public Optional<Picture> picture(String path) {
        Matcher matcher = PICTURE.matcher(path);
        return matcher.matches() ? target(matcher).map(Target::picture) : Optional.empty();
    }

    /**
     * What is meant by a kind and perhaps an id.
     *
     * @param words a match with these two groups
     */
    private Optional<Target> target(Matcher words) {
        String id = words.group(2);
        return switch (words.group(1)) {
            case "home" -> id == null ? Optional.of(new Home()) : Optional.empty();
            case "daily" -> id == null ? day(daily.today()) : day(id);
            case "c" -> id == null ? Optional.empty() : challenges.show(id, "").map(Challenge::new);
            default ->
                id == null
                        ? Optional.empty()
                        : tables.current(id).map(LiveTable::table).flatMap(this::game);
        };
    }

    private Optional<Target> day(String text) {
        try {
            return day(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private Optional<Target> day(LocalDate day) {
        return daily.start(day).map(start -> new Day(day, day.equals(daily.today()), daily.board(), start));
    }

    /** A game with a day's deal is shown as that day: others may still play it. */
    private Optional<Target> game(Table table) {
        if (table.opened().daily() != null) {
            return day(table.opened().daily());
        }
        return table.phase() == Phase.ABANDONED ? Optional.empty() : Optional.of(new Game(table));
    }
}
