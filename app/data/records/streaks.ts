import type { RaceRecords } from "#contract/records.ts";
import type { History, Holding } from "./compute.ts";
import { doersOf } from "./feats.ts";
import type { RecordQuestion } from "./kinds.ts";

const feats = { win_streak: "wins", pole_streak: "poles" } as const;
type StreakKind = keyof typeof feats;
type Race = RaceRecords["races"][number];

/** Two in a row are no record. */
const leastInARow = 3;

/** Each driver's longest row of consecutive championship races with a win or a pole; of equal ones the first. */
export function streakRecords(
  { drivers, races }: History,
  kind: StreakKind,
  { from, to }: RecordQuestion,
): Array<Holding> {
  const longest = new Map<string, Array<Race>>();
  const running = new Map<string, Array<Race>>();
  for (const race of races.races.filter(({ year }) => year >= from && year <= to)) {
    const doers = doersOf(race, feats[kind]);
    for (const id of running.keys()) if (!doers.includes(id)) running.delete(id);
    for (const id of doers) {
      const row = [...(running.get(id) ?? []), race];
      running.set(id, row);
      if (row.length > (longest.get(id)?.length ?? 0)) longest.set(id, row);
    }
  }
  const names = new Map(drivers.drivers.map(([id, name]) => [id, name]));
  return [...longest]
    .filter(([, row]) => row.length >= leastInARow)
    .map(([id, row]) => ({
      id,
      name: names.get(id) ?? id,
      path: `/driver/${id}/`,
      value: row.length,
      written: null,
      proofs: row.map(({ year, round, name }) => ({ year, round, name, driver: null, value: 1 })),
    }))
    .toSorted((one, other) => other.value - one.value || startOf(one) - startOf(other));
}

function startOf({ proofs }: Holding): number {
  return (proofs[0]?.year ?? 0) * 100 + (proofs[0]?.round ?? 0);
}
