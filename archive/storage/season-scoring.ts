import type { ScoringLine, ScoringRace } from "#archive/analysis/season-rules/race-points.ts";
import { scoringSession } from "#contract/sessions.ts";
import { type InferOutput, integer, number, object, parse, pipe, string } from "valibot";

/**
 * A season as the scoring rules read it, in a row of `season_scoring`. Lists are separated by spaces, races by
 * semicolons: `1 bahrain R 0.0* 1.0 9:2.1` is a round, its Grand Prix and session, and its cars as
 * `place:driver.constructor`, the latter two as indices into their lists; `*` marks the fastest lap. The place is
 * omitted if it follows that of the car before, the constructor if the driver's previous car was of the same one.
 * Unclassified cars are omitted, or have place 0 if they set the fastest lap.
 */
export const seasonScoring = object({
  year: pipe(number(), integer()),
  /** The number of rounds on the calendar. */
  rounds: pipe(number(), integer()),
  drivers: string(),
  /** Teams with their engines: `mclaren/mercedes`. */
  constructors: string(),
  races: string(),
});

export type SeasonScoring = InferOutput<typeof seasonScoring>;

/**
 * Creates a row of `season_scoring`.
 *
 * @param season the season and its number of rounds
 * @param races with results, in the order of their rounds
 */
export function writeSeasonScoring(
  season: Pick<SeasonScoring, "year" | "rounds">,
  races: ReadonlyArray<ScoringRace>,
): SeasonScoring {
  const drivers = new Map<string, number>();
  const constructors = new Map<string, number>();
  const lastCar = new Map<number, number>();
  const written = races.map(({ round, grand_prix_id, session, lines }) => {
    let place = 0;
    const cars = lines
      .filter((line) => line.position !== null || line.fastest_lap)
      .map(({ driver_id, team_id, engine_id, position, fastest_lap }) => {
        const driver = numberOf(driver_id, drivers);
        const constructor = numberOf(`${team_id}/${engine_id}`, constructors);
        const ofPlace = position === place + 1 ? "" : `${position ?? 0}:`;
        const ofConstructor = lastCar.get(driver) === constructor ? "" : `.${constructor}`;
        place = position ?? 0;
        lastCar.set(driver, constructor);
        return `${ofPlace}${driver}${ofConstructor}${fastest_lap ? "*" : ""}`;
      });
    return [round, grand_prix_id, session, ...cars].join(" ");
  });
  return {
    ...season,
    drivers: [...drivers.keys()].join(" "),
    constructors: [...constructors.keys()].join(" "),
    races: written.join(";"),
  };
}

function numberOf(name: string, numbers: Map<string, number>): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}

/** A car of a race as `writeSeasonScoring` writes it. */
const carPattern = /^(?:(\d+):)?(\d+)(?:\.(\d+))?(\*?)$/;

/** The races in a row of `season_scoring`. @throws for a malformed row */
export function readSeasonScoring(row: SeasonScoring): Array<ScoringRace> {
  const drivers = row.drivers.split(" ");
  const constructors = row.constructors.split(" ").map((name) => name.split("/"));
  const lastCar = new Map<string, string>();
  return row.races.split(";").map((race) => {
    const [round, grand_prix_id = "", session, ...cars] = race.split(" ");
    let before = 0;
    const lines = cars.map((car): ScoringLine => {
      const [, place, driver = "", constructor = lastCar.get(driver) ?? "", mark] =
        carPattern.exec(car) ?? [];
      const driver_id = drivers[Number(driver)];
      const [team_id, engine_id] = constructors[Number(constructor)] ?? [];
      if (driver_id === undefined || team_id === undefined || engine_id === undefined)
        throw new Error(`season_scoring of ${row.year} has the malformed car ${car} in round ${round}`);
      before = place === undefined ? before + 1 : Number(place);
      lastCar.set(driver, constructor);
      const position = before === 0 ? null : before;
      return { driver_id, team_id, engine_id, position, fastest_lap: mark === "*" };
    });
    return {
      year: row.year,
      round: Number(round),
      grand_prix_id,
      session: parse(scoringSession, session),
      lines,
    };
  });
}
