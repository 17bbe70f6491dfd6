import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { DriverRecords } from "#contract/records.ts";
import { sumOfPoints } from "#contract/values.ts";
import type { History, Holding } from "./compute.ts";
import type { RecordKind, RecordQuestion } from "./kinds.ts";

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
