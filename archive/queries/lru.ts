/** Adds an entry to a map of at most `max` entries: the oldest one is removed. */
export function lruSet<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = key] = map.keys();
  if (map.size > max) map.delete(oldest);
}
