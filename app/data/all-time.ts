import { firstSeason } from "#contract/ids.ts";
import type { RaceRecords } from "#contract/records.ts";
import { recordTable, type History, type RecordRow } from "./records/compute.ts";
import type { RecordKind } from "./records/kinds.ts";

/** The records of the front page, in their order. */
const shownRecords = ["wins", "poles", "podiums", "titles"] as const satisfies ReadonlyArray<RecordKind>;
type ShownRecord = (typeof shownRecords)[number];

/** Holders shown per record, and past races shown. */
const holderCount = 3;
const raceCount = 5;
const weekDays = 7;
const dayMs = 86_400_000;

/** A Grand Prix of the past, and who won it. */
export type PastRace = {
  year: number;
  round: number;
  name: string;
  /** The country of the circuit. */
  country: string;
  /** `YYYY-MM-DD` */
  date: string;
  winner: { id: string; name: string };
  team_id: string;
};

/** What the front page shows of the championship's history. */
export type AllTime = {
  records: Array<{
    kind: ShownRecord;
    rows: Array<RecordRow>;
    /** As they were before the last race with a result; null where it changed nothing. */
    before: Array<RecordRow> | null;
  }>;
  /** Newest first: races on this day of the year or, if there were none, in the week that ends today. */
  past: { onThisDay: boolean; races: Array<PastRace> };
};

/**
 * The top holders of the main records, and past races on a day of the year.
 *
 * @param today `YYYY-MM-DD`
 * @param podium the ids of those on the podium of the last race with a result
 */
export function allTime(history: History, today: string, podium: ReadonlyArray<string>): AllTime {
  const question = { by: "driver", from: firstSeason, to: Number(today.slice(0, 4)) } as const;
  return {
    records: shownRecords.map((kind) => {
      const table = recordTable(history, { ...question, kind });
      const rows = table.slice(0, holderCount);
      const before = withoutLast(table, lastDoers(kind, history, podium));
      const isSame = rows.every(({ id, value }, index) => {
        const was = before[index];
        return was?.id === id && was.value === value;
      });
      return { kind, rows, before: isSame ? null : before };
    }),
    past: pastRaces(history, today),
  };
}

/** Who added to a record in the last race; a title is won in the season's last race, or counted with it. */
function lastDoers(
  kind: ShownRecord,
  { drivers, races }: History,
  podium: ReadonlyArray<string>,
): ReadonlyArray<string | null> {
  const last = races.races.at(-1);
  if (last === undefined) return [];
  switch (kind) {
    case "wins":
      return [last.winner, last.co_winner];
    case "poles":
      return [last.pole];
    case "podiums":
      return podium;
    default:
      return drivers.seasons.flatMap((season) =>
        season[1] === last.year && season.at(-1) === 1 ? (drivers.drivers[season[0]]?.[0] ?? []) : [],
      );
  }
}

/** The first holders when those who added to the record last had one less: nobody further down was ahead of them. */
function withoutLast(table: ReadonlyArray<RecordRow>, doers: ReadonlyArray<string | null>): Array<RecordRow> {
  const rows = table
    .slice(0, 4 * holderCount)
    .map((row) => (doers.includes(row.id) ? { ...row, value: row.value - 1 } : row))
    .toSorted((one, other) => other.value - one.value);
  return rows
    .slice(0, holderCount)
    .map((row) => ({ ...row, place: rows.findIndex(({ value }) => value === row.value) + 1 }));
}

function pastRaces({ drivers, races }: History, today: string): AllTime["past"] {
  const names = new Map(drivers.drivers.map(([id, name]) => [id, name]));
  const earlier = races.races.filter(({ date }) => date.slice(0, 4) < today.slice(0, 4));
  const sameDay = earlier.filter(({ date }) => date.slice(5) === today.slice(5));
  const chosen = sameDay.length > 0 ? sameDay : earlier.filter(({ date }) => isInWeek(date, today));
  const shown = (race: RaceRecords["races"][number]): PastRace => ({
    year: race.year,
    round: race.round,
    name: race.name,
    country: races.circuits[race.circuit]?.[2] ?? "",
    date: race.date,
    winner: { id: race.winner, name: names.get(race.winner) ?? race.winner },
    team_id: race.team,
  });
  return { onThisDay: sameDay.length > 0, races: chosen.toReversed().slice(0, raceCount).map(shown) };
}

/** Whether a date of another year falls in the week that ends today; weeks across the turn of the year are ignored. */
function isInWeek(date: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(`${today.slice(0, 4)}${date.slice(4)}`)) / dayMs;
  return days >= 0 && days < weekDays;
}
