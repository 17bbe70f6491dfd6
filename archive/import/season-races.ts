import { type InferOutput, nullable, number, object, parse, string } from "valibot";
import { countOfPlaces } from "#archive/analysis/season-rules/tables.ts";
import { flagColumn } from "#archive/storage/columns.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { sumOfPoints } from "#contract/points.ts";
import { type ScoringSession, scoringSession } from "#contract/sessions.ts";
import { type DriverRaceDetails, raceCell, type RaceCell } from "#contract/standings.ts";

/** A driver's line in the classification of a Grand Prix or sprint of a season. */
export const seasonLine = object({
  year: number(),
  round: number(),
  session: scoringSession,
  display_order: number(),
  position: nullable(number()),
  position_text: string(),
  status: string(),
  number: nullable(string()),
  driver_id: driverId,
  team_id: teamId,
  team_name: string(),
  /** Null unless the season's table tells the team's engines apart. */
  engine: nullable(string()),
  points: number(),
  grid: nullable(number()),
  fastest_lap: flagColumn,
});
export type SeasonLine = InferOutput<typeof seasonLine>;

type Stint = DriverRaceDetails["drivers"][number]["teams"][number];

/**
 * A driver's Grand Prix as a cell; null for who was not entered in it.
 *
 * @param lines the driver's lines of one weekend
 */
export function cellOf(lines: ReadonlyArray<SeasonLine>): RaceCell | null {
  const cars = linesOf(lines, "R");
  const [best] = cars;
  if (best === undefined) return null;
  const [sprint] = linesOf(lines, "S");
  return parse(raceCell, [
    placeOf(best),
    best.status,
    best.grid,
    pointsOf(cars),
    `${cars.some((car) => car.grid === 1) ? "P" : ""}${cars.some((car) => car.fastest_lap) ? "F" : ""}`,
    sprint === undefined ? null : placeOf(sprint),
    sprint?.points ?? null,
  ]);
}

/**
 * A driver's teams in the order of their first round, with the points scored for each, sprints included.
 *
 * @param lines the driver's lines of a season, in the order of the rounds
 */
export function stintsOf(lines: ReadonlyArray<SeasonLine>): Array<Stint & { points: number }> {
  const teams = Map.groupBy(lines, (line) => `${line.team_id} ${line.engine}`);
  return [...teams.values()].flatMap((ofTeam) => {
    const [first] = ofTeam;
    if (first === undefined) return [];
    const { team_id, team_name, engine } = first;
    const rounds = [...new Set(ofTeam.map((line) => line.round))];
    return [{ team_id, team_name, engine, rounds, points: pointsOf(ofTeam) }];
  });
}

/** How many Grands Prix a driver finished in each place, from the first on. */
export function finishesOf(lines: ReadonlyArray<SeasonLine>): Array<number> {
  const rounds = [...Map.groupBy(lines, (line) => line.round).values()];
  return countOfPlaces(rounds.flatMap((ofRound) => linesOf(ofRound, "R")[0]?.position ?? []));
}

/** The lines of one kind of session, the better car first. */
function linesOf(lines: ReadonlyArray<SeasonLine>, session: ScoringSession): Array<SeasonLine> {
  return lines
    .filter((line) => line.session === session)
    .toSorted((one, other) => one.display_order - other.display_order);
}

function placeOf({ position, position_text }: SeasonLine): number | string {
  return position ?? position_text;
}

function pointsOf(lines: ReadonlyArray<SeasonLine>): number {
  return sumOfPoints(lines.map((line) => line.points));
}
