import { requestFacts } from "#app/edge/request-facts.ts";
import { patienceMs, within } from "./patience.ts";

/**
 * The promise's value, or null when it takes longer than this page may wait for one answer: a moment, or until the
 * page is whole where that was asked for.
 */
export function promptly<T>(promise: Promise<T>): Promise<T | null> {
  return within(requestFacts().patienceMs ?? patienceMs, promise);
}
