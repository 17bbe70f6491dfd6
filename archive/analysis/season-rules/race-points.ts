import type { ScoringSession } from "#contract/sessions.ts";
import { ineligibleCar } from "./ineligible-cars.ts";
import { constructorRaceScale, fastestLapPoint, raceScale, type Scale, sprintScale } from "./scales.ts";
import { pointsFactor } from "./special-races.ts";

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
  /** The place that scored: that among the cars which could score; null where it gave nothing. */
  scoringPlace: number | null;
  points: number;
};

/** A race's lines with the points they give drivers, the one for the fastest lap included. Thirds are not rounded. */
export function driversPoints(race: ScoringRace): Array<ScoredLine> {
  const scale = race.session === "S" ? sprintScale(race.year) : raceScale(race.year);
  return scored(race, scale, fastestLapPoint(race.year));
}

/**
 * A race's lines with the points they would give the constructor; until 1978 it had those of its best car only. The
 * point for the fastest lap of 1958 and 1959 was the driver's alone.
 */
export function constructorsPoints(race: ScoringRace): Array<ScoredLine> {
  const { year } = race;
  const scale = race.session === "S" ? sprintScale(year) : constructorRaceScale(year);
  return scored(race, scale, fastestLapPoint(year) === "always" ? "none" : fastestLapPoint(year));
}

function scored(
  race: ScoringRace,
  scale: Scale,
  forFastestLap: ReturnType<typeof fastestLapPoint>,
): Array<ScoredLine> {
  const isRace = race.session === "R";
  const fastest = isRace ? race.lines.filter((line) => line.fastest_lap).length : 0;
  return race.lines.map((line) => {
    const place = scoringPlace(line, race);
    const forPlace = place === null ? 0 : (scale[place - 1] ?? 0);
    const factor = isRace ? pointsFactor(race.year, race.round) : 1;
    const points = factor * shareOf(forPlace, line, race);
    const hasLap = isRace && line.fastest_lap;
    const earnsLap = forFastestLap === "always" || (forFastestLap === "in_points" && forPlace > 0);
    return {
      ...line,
      scoringPlace: forPlace > 0 ? place : null,
      points: points + (hasLap && earnsLap ? 1 / fastest : 0),
    };
  });
}

/** A line's place, counted without the cars ahead that pass their points on; null for who cannot score. */
function scoringPlace({ driver_id, position }: ScoringLine, race: ScoringRace): number | null {
  if (position === null) return null;
  if (race.session === "S") return position;
  if (ineligibleCar(race.year, race.round, driver_id) !== null) return null;
  const ahead = race.lines.filter(
    (line) =>
      line.position !== null &&
      line.position < position &&
      ineligibleCar(race.year, race.round, line.driver_id)?.passesOn === true,
  );
  return position - ahead.length;
}

/** Until 1957 the drivers of a shared car divided its points; since then nobody has any for one. */
function shareOf(points: number, { position }: ScoringLine, { year, lines }: ScoringRace): number {
  const drivers = lines.filter((line) => line.position === position).length;
  if (drivers <= 1) return points;
  return year <= 1957 ? points / drivers : 0;
}
