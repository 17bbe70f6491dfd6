import { requestFacts } from "./request-facts.ts";

/**
 * How long the first byte of a page may wait, in milliseconds: for answers that decide its head or status, and for its
 * facts before the shell is sent without them.
 */
export const deadlineMs = 16;

/** How long readers without scripts wait for the whole page, in milliseconds; longer than any call of the data API. */
export const completePageMs = 10_000;

/** The promise's value, or null when it takes longer. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  const value = await Promise.race([promise, late]);
  clearTimeout(timer);
  return value;
}

/**
 * The time left until a deadline, in milliseconds; 0 when it has passed.
 *
 * @param untilMs milliseconds since the epoch
 */
export function timeLeft(untilMs: number): number {
  return Math.max(0, untilMs - Date.now());
}

/** The promise's value, or null when it takes longer than this page may still wait for its first byte. */
export function withinDeadline<T>(promise: Promise<T>): Promise<T | null> {
  const { waitsUntilMs } = requestFacts();
  return within(waitsUntilMs === undefined ? deadlineMs : timeLeft(waitsUntilMs), promise);
}
