import { requestFacts } from "#app/platform/request-facts.ts";
import { patienceLeft, patienceMs, within } from "#app/platform/deadline.ts";

/**
 * The promise's value, or null when it takes longer than this page may still wait: a moment, or until the page is whole
 * where that was asked for.
 */
export function promptly<T>(promise: Promise<T>): Promise<T | null> {
  const { waitsUntilMs } = requestFacts();
  return within(waitsUntilMs === undefined ? patienceMs : patienceLeft(waitsUntilMs), promise);
}
