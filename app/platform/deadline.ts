import { requestContext } from "./request-context.ts";

/**
 * How long the first byte of a page may be delayed, in milliseconds: by data that decides its head or status, and by
 * its other data before the shell is sent without it.
 */
export const deadlineMs = 16;

/** How long readers without JavaScript wait for the whole page, in milliseconds; longer than any data API call. */
export const completePageMs = 10_000;

/** The promise's value, or null on timeout. */
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

/** The promise's value, or null if it does not resolve before the page's first byte is due. */
export function withinDeadline<T>(promise: Promise<T>): Promise<T | null> {
  const { waitsUntilMs } = requestContext();
  return within(waitsUntilMs === undefined ? deadlineMs : timeLeft(waitsUntilMs), promise);
}
