package trasse.bench.proof;

/** A run that either prints its figures or names the seed with which something was violated. */
final class Proof {
    private Proof() {}

    /** What is tried. */
    interface Trial {
        void run(long seed) throws Exception;
    }

    /** The seed among the arguments, or one by the clock. */
    static long seed(String[] arguments, int place) {
        return arguments.length > place ? Long.parseLong(arguments[place]) : System.currentTimeMillis() % 1_000_000;
    }

    /** Runs a trial, then ends the process: with 1 if something was violated. */
    static void run(String name, long seed, Trial trial) {
        System.out.println("Seed " + seed);
        try {
            trial.run(seed);
        } catch (Exception | AssertionError e) {
            e.printStackTrace();
            System.err.println("Violated: bench/run " + name + " with seed " + seed + ": " + e.getMessage());
            System.exit(1);
        }
        System.exit(0);
    }
}
