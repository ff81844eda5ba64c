package trasse.server;

import java.nio.file.Path;
import trasse.testkit.Postgres;

/** The two databases that everything must work with. */
enum Store {
    SQLITE {
        @Override
        Settings settings(Path folder) {
            return Variant.of(Settings.local(0, folder)).settings();
        }
    },
    POSTGRES {
        @Override
        Settings settings(Path folder) {
            return Variant.of(Settings.local(0, folder))
                    .databaseUrl(Postgres.newDatabase())
                    .settings();
        }
    };

    /** A server with an empty database. */
    abstract Settings settings(Path folder);
}
