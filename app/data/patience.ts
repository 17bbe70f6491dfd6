/**
 * How long the first byte of a page may wait in milliseconds: for an answer that decides about its head or status,
 * and for all its facts before its shell is sent without them.
 */
export const patienceMs = 20;

/** The promise's value, or null when it takes longer. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  const value = await Promise.race([promise, late]);
  clearTimeout(timer);
  return value;
}
