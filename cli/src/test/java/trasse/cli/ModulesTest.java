package trasse.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows between modules and packages, and what the rules must not know. */
class ModulesTest {
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("trasse");

    private static final String JSPECIFY = "org.jspecify.annotations";
    private static final String WEIGHT_FILES = "trasse.engine.weights";
    private static final String[] FOR_THE_BROWSER_TOO = {
        "trasse.rules..", "trasse.json..", "trasse.engine..", "trasse.study..", "trasse.sheets.."
    };

    @Test
    void theRulesDependOnNothingButTheLanguage() {
        classes()
                .that()
                .resideInAPackage("trasse.rules..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("trasse.rules..", "java..", JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void theJsonDependsOnTheRulesAndNothingElse() {
        classes()
                .that()
                .resideInAPackage("trasse.json..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("trasse.json..", "trasse.rules..", "java.lang", "java.util..", JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void theEngineDependsOnTheRulesAndNothingElse() {
        classes()
                .that()
                .resideInAPackage("trasse.engine..")
                .and()
                .resideOutsideOfPackage(WEIGHT_FILES)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "trasse.engine",
                        "trasse.engine.bot",
                        "trasse.engine.solve",
                        "trasse.engine.value",
                        "trasse.rules",
                        "java.lang",
                        "java.util",
                        "java.util.function",
                        JSPECIFY)
                .check(PRODUCT);
    }

    /** They are the one part of the engine that does not run in a browser. */
    @Test
    void theWeightFilesDependOnTheEngineAndTheRules() {
        classes()
                .that()
                .resideInAPackage(WEIGHT_FILES)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("trasse.engine..", "trasse.rules..", "java..", JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void studiesDependOnTheEngineTheJsonAndTheRules() {
        classes()
                .that()
                .resideInAPackage("trasse.study..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "trasse.study..",
                        "trasse.engine",
                        "trasse.engine.bot",
                        "trasse.engine.solve",
                        "trasse.engine.value",
                        "trasse.json..",
                        "trasse.rules..",
                        "java.lang",
                        "java.util",
                        "java.util.function",
                        "java.util.stream",
                        JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void sheetsDependOnTheRulesAndNothingElse() {
        classes()
                .that()
                .resideInAPackage("trasse.sheets..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "trasse.sheets..",
                        "trasse.rules..",
                        "java.io",
                        "java.lang",
                        "java.nio.charset",
                        "java.util",
                        "java.util.function",
                        "java.util.stream",
                        JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void pdfsAreWrittenFromSheets() {
        classes()
                .that()
                .resideInAPackage("trasse.pdf..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("trasse.pdf..", "trasse.sheets..", "org.apache..", "java..", JSPECIFY)
                .check(PRODUCT);
    }

    @Test
    void theCommandLineKnowsOfTheServerOnlyHowToStartIt() {
        noClasses()
                .that()
                .resideInAPackage("trasse.cli..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("trasse\\.server\\.(?!(Server|Settings|Settings\\$Limits|StartFailure)$).*")
                .check(PRODUCT);
    }

    /** It gets to the server as WebAssembly, with the page. */
    @Test
    void whatIsMadeForTheBrowserIsUsedNowhereElse() {
        noClasses()
                .that()
                .resideOutsideOfPackage("trasse.browser..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("trasse.browser..", "org.teavm..")
                .check(PRODUCT);
    }

    @Test
    void whatIsMadeForTheBrowserIsNotInTheJarAsJava() {
        assertFalse(PRODUCT.containPackage("trasse.browser"));
    }

    @Test
    void theServerDoesNotKnowTheCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("trasse.server..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("trasse.cli..")
                .check(PRODUCT);
    }

    @Test
    void aTableKnowsNoDatabaseAndNoNetwork() {
        noClasses()
                .that()
                .resideInAPackage("trasse.server.table")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "trasse.server",
                        "trasse.server.store..",
                        "trasse.server.live..",
                        "trasse.server.http..",
                        "java.sql..",
                        "java.net..",
                        "io.javalin..",
                        "org.jdbi..")
                .check(PRODUCT);
    }

    @Test
    void onlyTheWebKnowsHttp() {
        noClasses()
                .that()
                .resideInAPackage("trasse.server.(*)..")
                .and()
                .resideOutsideOfPackage("trasse.server.http..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..")
                .check(PRODUCT);
    }

    @Test
    void theGameKnowsNoNotation() {
        noClasses()
                .that()
                .resideInAPackage("trasse.rules")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("trasse.rules.notation")
                .check(PRODUCT);
    }

    @Test
    void theGameKnowsNoFilesNoNetworkAndNoClock() {
        noClasses()
                .that()
                .resideInAPackage("trasse.rules")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.time..", "java.util.concurrent..")
                .check(PRODUCT);
    }

    @Test
    void theRulesUseOnlyTheirOwnRandomNumbers() {
        noClasses()
                .that()
                .resideInAPackage("trasse.rules..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.util\\.(Random|SplittableRandom|UUID|random\\..*)|java\\.security\\.SecureRandom.*")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .check(PRODUCT);
    }

    /** In a browser these are large, or missing in part. */
    @Test
    void whatRunsInABrowserTooUsesNoRegularExpressionsAndNoFormatStrings() {
        noClasses()
                .that()
                .resideInAnyPackage(FOR_THE_BROWSER_TOO)
                .and()
                .resideOutsideOfPackage(WEIGHT_FILES)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex")
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .check(PRODUCT);
    }

    /** In a browser there are no threads to start or wait for, no processes and no classes to look into. */
    @Test
    void whatRunsInABrowserTooUsesNothingThatABrowserLacks() {
        noClasses()
                .that()
                .resideInAnyPackage(FOR_THE_BROWSER_TOO)
                .and()
                .resideOutsideOfPackage(WEIGHT_FILES)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.lang\\.(Thread.*|InheritableThreadLocal|ScopedValue|StackWalker.*|Process.*"
                        + "|Runtime.*|ClassLoader|Module.*|foreign\\..*|management\\..*|ref\\..*|reflect\\..*)"
                        + "|java\\.util\\.(Scanner|ServiceLoader.*|Timer.*|concurrent\\..*)")
                .orShould()
                .callMethod(Object.class, "wait")
                .orShould()
                .callMethod(Object.class, "notifyAll")
                .check(PRODUCT);
    }

    /** A caller at the edge hands one in. */
    @Test
    void nothingThatThinksHasAClock() {
        noClasses()
                .that()
                .resideInAnyPackage(FOR_THE_BROWSER_TOO)
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.time..")
                .check(PRODUCT);
    }
}
