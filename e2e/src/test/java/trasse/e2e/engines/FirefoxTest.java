package trasse.e2e.engines;

class FirefoxTest extends WholeGames {
    @Override
    RemoteBrowser launch() {
        return new Firefox(TARGET);
    }
}
