package trasse.e2e.engines;

class WebKitTest extends WholeGames {
    @Override
    RemoteBrowser launch() {
        return new WebKit();
    }
}
