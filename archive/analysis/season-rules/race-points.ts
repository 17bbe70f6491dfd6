import type { ScoringSession } from "#contract/sessions.ts";
import { type IneligibleCar, ineligibleCars, isCar, recognisedLines } from "./decisions.ts";
import { type Rules, rulesOf } from "./rules.ts";
import type { Scale } from "./scales.ts";

/** One driver's line in the classification of a Grand Prix or sprint, as the rules read it. */
export type ScoringLine = {
  driver_id: string;
  team_id: string;
  engine_id: string;
  /** Place in the classification; null when not classified. Who shared a car has the same place. */
  position: number | null;
  /** Whether the driver drove the fastest lap of the race; several may have. */
  fastest_lap: boolean;
};

/** The classification of a Grand Prix (R) or sprint (S). */
export type ScoringRace = {
  year: number;
  round: number;
  grand_prix_id: string;
  session: ScoringSession;
  lines: ReadonlyArray<ScoringLine>;
};

/** A line with the points that the season's rules give it. */
export type ScoredLine = ScoringLine & {
  /** The place among the cars that could score; null where it gave no points. */
  scoringPlace: number | null;
  points: number;
};

/**
 * A race's lines with the points they give drivers, the one for the fastest lap included. Thirds are not rounded.
 *
 * @param rules those of its season when left out
 */
export function driversPoints(race: ScoringRace, rules: Rules = rulesOf(race.year)): Array<ScoredLine> {
  return scored(race, rules, { scale: race.session === "S" ? rules.sprint : rules.race, lap: rules.lap });
}

/**
 * A race's lines with the points they would give the constructor, of which only the best car's counted until 1978. The
 * point for a fastest lap that is always given (1958 and 1959) goes to the driver alone.
 *
 * @param rules those of its season when left out
 */
export function constructorsPoints(race: ScoringRace, rules: Rules = rulesOf(race.year)): Array<ScoredLine> {
  const scale = race.session === "S" ? rules.sprint : rules.constructorRace;
  return scored(race, rules, { scale, lap: rules.lap === "always" ? "none" : rules.lap });
}

function scored(
  race: ScoringRace,
  { factor }: Rules,
  { scale, lap }: { scale: Scale; lap: Rules["lap"] },
): Array<ScoredLine> {
  const isRace = race.session === "R";
  const lines = recognisedLines(race);
  const fastest = isRace ? lines.filter((line) => line.fastest_lap).length : 0;
  const ineligible = ineligibleCars(race);
  const multiple = isRace ? factor(race.round) : 1;
  return lines.map((line) => {
    const place = scoringPlace(line, lines, ineligible);
    const forPlace = place === null ? 0 : (scale[place - 1] ?? 0);
    const points = forPlace === 0 ? 0 : multiple * shareOf(forPlace, line, { year: race.year, lines });
    const hasLap = isRace && line.fastest_lap;
    const earnsLap = lap === "always" || (lap === "in_points" && forPlace > 0);
    return {
      ...line,
      scoringPlace: forPlace > 0 ? place : null,
      points: points + (hasLap && earnsLap ? 1 / fastest : 0),
    };
  });
}

/**
 * A line's place among the cars that can score; null for those that cannot.
 *
 * @param lines all lines of the race
 * @param ineligible the cars of the race that could not score
 */
function scoringPlace(
  line: ScoringLine,
  lines: ReadonlyArray<ScoringLine>,
  ineligible: ReadonlyArray<IneligibleCar>,
): number | null {
  const { position } = line;
  if (position === null || ineligible.length === 0) return position;
  if (ineligible.some((car) => isCar(car, line))) return null;
  const passing = ineligible.filter((car) => car.passesOn);
  const isAhead = (other: ScoringLine) => other.position !== null && other.position < position;
  return (
    position - lines.filter((other) => isAhead(other) && passing.some((car) => isCar(car, other))).length
  );
}

/** Until 1957 the drivers of a shared car divided its points; since then shared cars score nothing. */
function shareOf(
  points: number,
  { position }: ScoringLine,
  { year, lines }: Pick<ScoringRace, "year" | "lines">,
): number {
  const drivers = lines.filter((line) => line.position === position).length;
  if (drivers <= 1) return points;
  return year <= 1957 ? points / drivers : 0;
}
