/**
 * What tests and benchmarks share: a client of the API, players that move at random, server processes, PostgreSQL,
 * Chromium, and a proxy that disturbs connections. No part of the product.
 */
@NullMarked
package trasse.testkit;

import org.jspecify.annotations.NullMarked;
