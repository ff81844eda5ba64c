package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** docs/hosting.md lists the settings that there are. */
class HostingTest {
    private static final List<OptionSpec> OPTIONS =
            new CommandLine(new Serve()).getCommandSpec().options();

    @Test
    void everySettingIsListedWithItsVariable() throws IOException {
        Map<String, String> listed = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("..", "docs", "hosting.md"))) {
            if (line.startsWith("| `--")) {
                String[] cells = line.split("\\|", -1);
                listed.put(cells[1].replaceAll("[` ]+(--[a-z-]+).*", "$1"), cells[2].replaceAll("[` ]", ""));
            }
        }
        Map<String, String> expected = new TreeMap<>();
        for (OptionSpec option : OPTIONS) {
            expected.put(option.longestName(), variable(option.longestName()));
        }
        assertEquals(expected, listed);
    }

    @Test
    void everySettingIsTakenFromItsVariable() {
        for (Field field : Serve.class.getDeclaredFields()) {
            Option option = field.getAnnotation(Option.class);
            if (option != null) {
                assertEquals(
                        "${env:" + variable(option.names()[0]),
                        option.defaultValue().replaceAll("(:-.*)?}$", ""));
            }
        }
    }

    private static String variable(String option) {
        return "TRASSE" + option.substring(1).replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
