/** Puts an entry into a map that keeps `max` entries: the one that was put in longest ago is removed. */
export function lruSet<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = key] = map.keys();
  if (map.size > max) map.delete(oldest);
}
