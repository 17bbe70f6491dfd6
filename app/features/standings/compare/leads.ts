import type { Line } from "../lines.ts";

/** Who of those compared has the most points after a round; null where the first two are level. */
export type Lead = { leader: Line | null; margin: number };

/** Who led over which rounds, one after another. */
export type Reign = { leader: Line | null; from: number; to: number };

/** After each round that all lines have, who is ahead of the next by how much. Before a first entry there are 0 points. */
export function leadsOf(lines: ReadonlyArray<Line>): Array<Lead> {
  const rounds = Math.min(...lines.map(({ points }) => points.length));
  return Array.from({ length: lines.length < 2 ? 0 : rounds }, (_, index) => {
    const ranked = lines.toSorted((one, other) => pointsAt(other, index) - pointsAt(one, index));
    const [first, second] = ranked;
    if (first === undefined || second === undefined) return { leader: null, margin: 0 };
    const margin = pointsAt(first, index) - pointsAt(second, index);
    return { leader: margin === 0 ? null : first, margin };
  });
}

/** After how many rounds a line was ahead. */
export function roundsAhead(line: Line, leads: ReadonlyArray<Lead>): number {
  return leads.filter(({ leader }) => leader === line).length;
}

/** The rounds in a row after which the same one was ahead, or the first two were level. */
export function reignsOf(leads: ReadonlyArray<Lead>): Array<Reign> {
  const reigns: Array<Reign> = [];
  for (const [index, { leader }] of leads.entries()) {
    const last = reigns.at(-1);
    const round = index + 1;
    if (last !== undefined && last.leader === leader) last.to = round;
    else reigns.push({ leader, from: round, to: round });
  }
  return reigns;
}

function pointsAt({ points }: Line, index: number): number {
  return points[index] ?? 0;
}
