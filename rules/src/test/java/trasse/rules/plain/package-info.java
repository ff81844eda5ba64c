/**
 * The rules a second time, as plainly as they can be written: strings, lists and sets. Slow, and made to be believed;
 * the real implementation must agree with it on everything.
 */
package trasse.rules.plain;
