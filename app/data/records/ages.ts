import type { History, Holding } from "./compute.ts";
import { doersOf } from "./feats.ts";
import type { RecordQuestion } from "./kinds.ts";

const kinds = {
  youngest_winner: { feat: "wins", youngest: true },
  oldest_winner: { feat: "wins", youngest: false },
  youngest_pole: { feat: "poles", youngest: true },
  oldest_pole: { feat: "poles", youngest: false },
} as const;
export type AgeKind = keyof typeof kinds;

const dayMs = 86_400_000;

/** Drivers by their age on the day of their first or last win or pole, in days. Who has no day of birth is left out. */
export function ageRecords(
  { drivers, races }: History,
  kind: AgeKind,
  { from, to }: RecordQuestion,
): Array<Holding> {
  const { feat, youngest } = kinds[kind];
  const people = new Map(drivers.drivers.map((driver) => [driver[0], driver]));
  const done = races.races
    .filter(({ year }) => year >= from && year <= to)
    .flatMap((race) => doersOf(race, feat).map((id) => ({ id, race })));
  const holdings = [...Map.groupBy(done, ({ id }) => id)].flatMap(([id, own]): Array<Holding> => {
    const race = own.at(youngest ? 0 : -1)?.race;
    const [, name, , born] = people.get(id) ?? [id, id, "", null];
    if (race === undefined || born === null) return [];
    const proof = { year: race.year, round: race.round, name: race.name, driver: null, value: 1 };
    const [value, written] = [daysBetween(born, race.date), ageText(born, race.date)];
    return [{ id, name, path: `/driver/${id}/`, value, written, proofs: [proof] }];
  });
  return holdings.toSorted((one, other) => (youngest ? one.value - other.value : other.value - one.value));
}

/** "18 years, 228 days": whole years by birthdays, and the days since the last one. */
function ageText(born: string, day: string): string {
  const [year, birthday] = [Number(day.slice(0, 4)), born.slice(4)];
  const had = birthday <= day.slice(4);
  const last = `${had ? year : year - 1}${birthday}`;
  const years = Number(last.slice(0, 4)) - Number(born.slice(0, 4));
  const days = daysBetween(last, day);
  return `${years} years, ${days} ${days === 1 ? "day" : "days"}`;
}

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / dayMs);
}
