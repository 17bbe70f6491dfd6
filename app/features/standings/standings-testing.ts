import type { Line } from "./lines.ts";

/** A line for tests. */
export function line(name: string, ...points: Array<number | null>): Line {
  return { id: name.toLowerCase(), name, team_id: null, points };
}
