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
  records: Array<{ kind: ShownRecord; rows: Array<RecordRow> }>;
  /** Newest first: races on this day of the year or, if there were none, in the week that ends today. */
  past: { onThisDay: boolean; races: Array<PastRace> };
};

/**
 * The top holders of the main records, and past races on a day of the year.
 *
 * @param today `YYYY-MM-DD`
 */
export function allTime(history: History, today: string): AllTime {
  const question = { by: "driver", from: 1950, to: Number(today.slice(0, 4)) } as const;
  return {
    records: shownRecords.map((kind) => ({
      kind,
      rows: recordTable(history, { ...question, kind }).slice(0, holderCount),
    })),
    past: pastRaces(history, today),
  };
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
