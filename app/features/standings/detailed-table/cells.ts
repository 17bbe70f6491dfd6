import type { ConstructorRounds, DriverRaceDetails, RaceCell } from "#contract/standings.ts";
import { formatValue } from "#app/ui/format-number.ts";

/** A Grand Prix of a driver or a constructor as the table shows it. */
export type GridCell = {
  text: string;
  /** The place that colours the cell; null for none. */
  place: number | null;
  /** `P` for grid slot 1, `F` for the fastest lap. */
  marks: string;
  /** What stands small below: the sprint, or the places of a constructor's cars. */
  below: string;
  /** More than there is room for: why a car retired. */
  title: string | null;
};

/** A driver's Grand Prix: place or status, marks, and the sprint below; null where the driver was not entered. */
export function driverCell(race: RaceCell | null): GridCell | null {
  if (race === null) return null;
  const [result, status, , , marks, sprint] = race;
  return {
    text: String(result),
    place: placeOf(result),
    marks,
    below: sprint === null ? "" : `S ${sprint}`,
    title: typeof result === "number" || status === "" ? null : status,
  };
}

export type ConstructorRow = {
  id: string;
  team_id: string;
  name: string;
  /** Points after the last round run. */
  points: number;
  cells: Array<GridCell | null>;
};

/**
 * Constructors by round: what each round brought in points, and below it the places of the cars.
 *
 * The points are how much the total grew, so that they follow the championship's own rules: one car of a race until
 * 1978, dropped results, points that were taken away.
 */
export function constructorRows(
  { teams }: ConstructorRounds,
  { rounds, drivers }: DriverRaceDetails,
): Array<ConstructorRow> {
  return teams.map(({ team_id, team_name, engine, points }) => {
    const cars = drivers.map(({ teams: stints, races }) => {
      const own = stints.filter((stint) => stint.team_id === team_id && stint.engine === engine);
      return races.map((race, index) => {
        const round = rounds[index]?.round;
        return round !== undefined && own.some((stint) => stint.rounds.includes(round)) ? race : null;
      });
    });
    return {
      id: `${team_id} ${engine}`,
      team_id,
      name: engine === null ? team_name : `${team_name} (${engine})`,
      points: points.findLast((each) => each !== null) ?? 0,
      cells: points.map((total, index) =>
        constructorCell(
          gained(total, points[index - 1] ?? 0),
          cars.map((races) => races[index] ?? null).filter((race) => race !== null),
        ),
      ),
    };
  });
}

function gained(total: number | null, before: number): number | null {
  return total === null ? null : Math.round((total - before) * 100) / 100;
}

function constructorCell(points: number | null, races: ReadonlyArray<RaceCell>): GridCell | null {
  if (points === null || (races.length === 0 && points === 0)) return null;
  const results = races.map(([result]) => result);
  const places = results.flatMap((result) => placeOf(result) ?? []).toSorted((one, other) => one - other);
  const marks = races.map((race) => race[4]).join("");
  return {
    text: formatValue(points),
    place: places[0] ?? null,
    marks: ["P", "F"].filter((mark) => marks.includes(mark)).join(""),
    below: [...places, ...results.filter((result) => typeof result !== "number")].join(" "),
    title: null,
  };
}

function placeOf(result: number | string): number | null {
  return typeof result === "number" ? result : null;
}
