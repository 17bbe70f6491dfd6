import { circuitPath, driverPath, teamPath } from "#app/text/page-paths.ts";
import type { DriverRecords, RaceRecords } from "#contract/records.ts";
import type { History, Holding } from "./compute.ts";
import type { Holder, RecordKind, RecordQuestion } from "./kinds.ts";
import { sumOfPoints } from "#contract/values.ts";

/** Achievements in a single race that are counted over many. */
export type FeatKind = "wins" | "poles" | "fastest_laps" | "hat_tricks" | "grand_slams";

/** An achievement in a race, and the holder it counts for. */
export type Feat = {
  holder: { id: string; name: string; path: string | null };
  race: Race;
  /** Name of the driver who achieved it. */
  driver: string;
};

type Race = RaceRecords["races"][number];

/** Every achievement of a kind in chronological order, once per holder. A shared win is one win of the team. */
export function featsOf({ drivers, teams, races }: History, kind: FeatKind, by: Holder): Array<Feat> {
  const people = new Map(drivers.drivers.map((driver) => [driver[0], driver]));
  const makes = new Map(teams.teams.map((team) => [team[0], team]));
  return races.races.flatMap((race) => {
    const own = by === "team" ? doersOf(race, kind).slice(0, 1) : doersOf(race, kind);
    return own.map((id): Feat => {
      const [, name, country] = people.get(id) ?? [id, id, ""];
      const feat = { race, driver: name };
      if (by === "nationality") return { ...feat, holder: { id: country, name: country, path: null } };
      if (by === "team") {
        const [, team] = makes.get(race.team) ?? [race.team, race.team, ""];
        return { ...feat, holder: { id: race.team, name: team, path: teamPath(race.team) } };
      }
      const path = driverPath(id);
      if (by === "driver") return { ...feat, holder: { id, name, path } };
      const [circuitId, circuit] = races.circuits[race.circuit] ?? ["", ""];
      return {
        ...feat,
        holder: { id: `${id}.${circuitId}`, name: `${name}, ${circuit}`, path: circuitPath(circuitId) },
      };
    });
  });
}

const doers: Readonly<Record<FeatKind, (race: Race) => Array<string>>> = {
  wins: winnersOf,
  poles: ({ pole }) => present([pole]),
  fastest_laps: ({ fastest_laps }) => fastest_laps,
  hat_tricks: (race) => winnersOf(race).filter((id) => id === race.pole && race.fastest_laps.includes(id)),
  grand_slams: ({ grand_slam, winner }) => (grand_slam ? [winner] : []),
};

/** Who achieved it: nobody, one driver, or several, who shared a car or set the same fastest lap. */
export function doersOf(race: Race, kind: FeatKind): Array<string> {
  return doers[kind](race);
}

function winnersOf({ winner, co_winner }: Race): Array<string> {
  return present([winner, co_winner]);
}

function present(ids: ReadonlyArray<string | null>): Array<string> {
  return ids.filter((id) => id !== null);
}

/** Index of each figure in a season's tuple, after the holder and the year. */
const figurePlaces: Partial<Record<RecordKind, 2 | 3 | 4 | 5 | 6 | 7 | 8>> = {
  grands_prix: 2,
  wins: 3,
  podiums: 4,
  poles: 5,
  fastest_laps: 6,
  points: 7,
  titles: 8,
};

/** A holder's season with the requested figure. */
type Season = { holder: Pick<Holding, "id" | "name" | "path">; name: string; year: number; value: number };

/** Totals of drivers, teams or nationalities over a range of seasons; the seasons with the figure are the proof. */
export function seasonRecords(history: History, kind: RecordKind, question: RecordQuestion): Array<Holding> {
  const figure = figurePlaces[kind];
  if (figure === undefined) return [];
  const seasons = seasonsOf(history, question, (tuple) => tuple[figure]).filter(
    ({ year, value }) => year >= question.from && year <= question.to && value > 0,
  );
  return [...Map.groupBy(seasons, ({ holder }) => holder.id)].map(([id, own]) => ({
    id,
    name: own[0]?.holder.name ?? id,
    path: own[0]?.holder.path ?? null,
    // For whole numbers, which all other figures are, this is the plain sum.
    value: sumOfPoints(own.map(({ value }) => value)),
    written: null,
    proofs: own
      .toSorted((one, other) => one.year - other.year)
      .map(({ name, year, value }) => ({
        year,
        round: null,
        name,
        driver: question.by === "nationality" ? name : null,
        value,
        date: null,
        country: null,
        result: null,
      })),
  }));
}

function seasonsOf(
  { drivers, teams }: History,
  { by }: RecordQuestion,
  figureOf: (tuple: DriverRecords["seasons"][number]) => number,
): Array<Season> {
  const people: Array<Season["holder"]> =
    by === "team"
      ? teams.teams.map(([id, name]) => ({ id, name, path: teamPath(id) }))
      : drivers.drivers.map(([id, name, country]) =>
          by === "nationality"
            ? { id: country, name: country, path: null }
            : { id, name, path: driverPath(id) },
        );
  const names = by === "team" ? teams.teams : drivers.drivers;
  return (by === "team" ? teams : drivers).seasons.flatMap((tuple) => {
    const holder = people[tuple[0]];
    const named = names[tuple[0]];
    return holder === undefined || named === undefined
      ? []
      : [{ holder, name: named[1], year: tuple[1], value: figureOf(tuple) }];
  });
}
