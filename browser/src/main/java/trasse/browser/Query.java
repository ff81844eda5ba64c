package trasse.browser;

/** Something that the page asks. */
interface Query {
    String text() throws Rejection;

    /** The answer as text; for a rejected query, the reason as JSON. */
    static String answer(Query query) {
        try {
            return query.text();
        } catch (Rejection rejection) {
            return rejection.json();
        }
    }
}
