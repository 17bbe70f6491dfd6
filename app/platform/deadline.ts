/**
 * How long the first byte of a page may wait in milliseconds, in all: for answers that decide about its head or status,
 * and for its facts before its shell is sent without them.
 */
export const patienceMs = 16;

/**
 * What is left of a page's patience, in milliseconds.
 *
 * @param untilMs when it ends, in milliseconds since the epoch
 */
export function patienceLeft(untilMs: number): number {
  return Math.max(0, untilMs - Date.now());
}

/** The promise's value, or null when it takes longer. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  const value = await Promise.race([promise, late]);
  clearTimeout(timer);
  return value;
}
