import { sum } from "../figures.ts";
import { constructorCountedParts, countedPoints, grossPoints, lastOfBestCar } from "./counted-results.ts";
import { constructorsPoints, type ScoredLine, type ScoringRace } from "./race-points.ts";

/** What a make scored in a season. */
export type ConstructorTotal = {
  team_id: string;
  engine_id: string;
  /** Points that count. */
  points: number;
  /** All points scored. */
  gross: number;
};

/**
 * What each make, which is a team and its engine, scored in a season, made from the classifications alone. The
 * Indianapolis 500 never counted for makes.
 *
 * @param races Grands Prix and sprints of the season
 * @returns in no order; makes without points too
 */
export function constructorTotals(year: number, races: ReadonlyArray<ScoringRace>): Array<ConstructorTotal> {
  const scored = races
    .filter((race) => race.grand_prix_id !== "indianapolis")
    .flatMap((race) => constructorsPoints(race).map((line) => ({ ...line, round: race.round })));
  const makes = Map.groupBy(scored, (line) => `${line.team_id} ${line.engine_id}`);
  return [...makes.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const rounds = [...Map.groupBy(lines, (line) => line.round)];
    const byRound = new Map(rounds.map(([round, ofRound]) => [round, ofCars(year, ofRound)]));
    return [
      {
        team_id: first.team_id,
        engine_id: first.engine_id,
        points: countedPoints(byRound, constructorCountedParts(year)),
        gross: grossPoints(byRound),
      },
    ];
  });
}

function ofCars(year: number, lines: ReadonlyArray<ScoredLine>): number {
  const points = lines.map((line) => line.points);
  return year <= lastOfBestCar ? Math.max(...points) : sum(points);
}
