/**
 * Puts a value into a map that keeps at most so many: the one that was put in longest ago makes way.
 *
 * @param most how many the map may hold
 */
export function putRecent<Value>(recent: Map<string, Value>, key: string, value: Value, most: number): void {
  recent.delete(key);
  recent.set(key, value);
  const [oldest = key] = recent.keys();
  if (recent.size > most) recent.delete(oldest);
}
