import type { ScoringSession } from "#contract/sessions.ts";
import {
  constructorRaceScale,
  fastestLapPoint,
  pointsFactor,
  raceScale,
  type Scale,
  sprintScale,
} from "./scales.ts";

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

/** A race's lines with the points they give drivers, the one for the fastest lap included. Thirds are not rounded. */
export function driversPoints(race: ScoringRace): Array<ScoredLine> {
  const scale = race.session === "S" ? sprintScale(race.year) : raceScale(race.year);
  return scored(race, scale, fastestLapPoint(race.year));
}

/**
 * A race's lines with the points they would give the constructor, of which only the best car's counted until 1978. The
 * point for the fastest lap of 1958 and 1959 went to the driver alone.
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

/** A line's place among the cars that can score; null for those that cannot. */
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

/** Until 1957 the drivers of a shared car divided its points; since then shared cars score nothing. */
function shareOf(points: number, { position }: ScoringLine, { year, lines }: ScoringRace): number {
  const drivers = lines.filter((line) => line.position === position).length;
  if (drivers <= 1) return points;
  return year <= 1957 ? points / drivers : 0;
}

/** A driver's car that was classified in a Grand Prix and could not score. */
type IneligibleCar = {
  year: number;
  round: number;
  driver_id: string;
  why: string;
  /** Whether the cars behind moved up in the points. */
  passesOn: boolean;
  source: string;
};

const formulaTwo = "a Formula Two car";
const secondCar = "a second car, of a team that had entered one for the championship";

/**
 * Cars that could not score and were classified ahead of one that did. Formula Two cars further behind (1957 to 1969)
 * are not listed, since they change nothing.
 */
const ineligibleCars: ReadonlyArray<IneligibleCar> = [
  // Nobody had the two points of fifth place; the next Formula One car was tenth.
  ...cars(1958, 8, ["bruce_mclaren"], { why: formulaTwo, passesOn: false, source: "StatsF1, Germany 1958" }),
  ...cars(1967, 7, ["jackie_oliver", "alan_rees"], {
    why: formulaTwo,
    passesOn: true,
    source: "StatsF1, Germany 1967",
  }),
  ...cars(
    1969,
    7,
    [
      "henri_pescarolo",
      "richard_attwood",
      "kurt_ahrens_jr",
      "rolf_stommelen",
      "peter_westbury",
      "xavier_perrot",
    ],
    { why: formulaTwo, passesOn: true, source: "Motor Sport, September 1969" },
  ),
  ...cars(1984, 14, ["jo_gartner", "gerhard_berger"], {
    why: secondCar,
    passesOn: false,
    source: "Autocourse 1984-85",
  }),
  ...cars(1987, 16, ["yannick_dalmas"], { why: secondCar, passesOn: false, source: "Autocourse 1987-88" }),
];

function cars(
  year: number,
  round: number,
  drivers: ReadonlyArray<string>,
  more: Pick<IneligibleCar, "why" | "passesOn" | "source">,
): Array<IneligibleCar> {
  return drivers.map((driver_id) => ({ year, round, driver_id, ...more }));
}

/** The car of a driver, when it could not score in that race; null for nearly all. */
function ineligibleCar(year: number, round: number, driver_id: string): IneligibleCar | null {
  return (
    ineligibleCars.find((car) => car.year === year && car.round === round && car.driver_id === driver_id) ??
    null
  );
}
