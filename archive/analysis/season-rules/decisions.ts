import type { ScoringLine, ScoringRace } from "./race-points.ts";

/** A car that was classified in a Grand Prix and could not score. */
export type IneligibleCar = {
  year: number;
  round: number;
  driver_id: string;
  /** Of a driver with two cars in the race: the place of the one. */
  position?: number;
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
const allIneligibleCars: ReadonlyArray<IneligibleCar> = [
  {
    year: 1956,
    round: 2,
    driver_id: "juan_manuel_fangio",
    position: 4,
    why: "he had a share of second place too, and only the better one counted",
    passesOn: false,
    source: "f1.vitkauskas.lt, points system of 1956",
  },
  // Nobody had the two points of fifth place; the next Formula One car was tenth.
  ...cars(1958, 8, ["bruce_mclaren"], { why: formulaTwo, passesOn: false, source: "StatsF1, Germany 1958" }),
  ...cars(1963, 4, ["graham_hill"], {
    why: "the car had been pushed at the start",
    passesOn: false,
    source: "grandprix.com, French Grand Prix 1963",
  }),
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

/** The cars that could not score in a Grand Prix; none in nearly all, and in a sprint. */
export function ineligibleCars({
  year,
  round,
  session,
}: Pick<ScoringRace, "year" | "round" | "session">): Array<IneligibleCar> {
  if (session === "S") return [];
  return allIneligibleCars.filter((car) => car.year === year && car.round === round);
}

/** Whether a line is that of a car which could not score. */
export function isCar(car: IneligibleCar, { driver_id, position }: ScoringLine): boolean {
  return car.driver_id === driver_id && (car.position === undefined || car.position === position);
}

/** What the classification says of a driver and the championship did not recognise. */
const unrecognised: ReadonlyArray<{
  year: number;
  round: number;
  driver_id: string;
  what: "fastest lap" | "share of the car";
  source: string;
}> = [
  {
    year: 1953,
    round: 5,
    driver_id: "alberto_ascari",
    what: "fastest lap",
    source: "Sheldon, A Record of Grand Prix and Voiturette Racing, volume 5; Motor Sport, August 1953",
  },
  {
    year: 1957,
    round: 5,
    driver_id: "peter_collins",
    what: "share of the car",
    source: "f1.vitkauskas.lt, points system of 1957",
  },
];

/** A race's lines as the championship recognised them. */
export function recognisedLines({ year, round, session, lines }: ScoringRace): ReadonlyArray<ScoringLine> {
  const known = unrecognised.filter((one) => one.year === year && one.round === round);
  if (known.length === 0 || session === "S") return lines;
  return lines.map((line) => {
    const what = known.find(({ driver_id }) => driver_id === line.driver_id)?.what;
    if (what === "fastest lap") return { ...line, fastest_lap: false };
    return what === "share of the car" ? { ...line, position: null } : line;
  });
}

/** Drivers excluded from a season's table; their results stand. */
const excludedDrivers: ReadonlyArray<{ year: number; driver_id: string; source: string }> = [
  { year: 1997, driver_id: "michael_schumacher", source: "FIA decision, 11 November 1997" },
];

/** Whether a driver was excluded from a season's table. */
export function isExcludedDriver(year: number, driver_id: string): boolean {
  return excludedDrivers.some((one) => one.year === year && one.driver_id === driver_id);
}

/** Teams excluded from a season's table from a round on; their results stand. */
const excludedTeams: ReadonlyArray<{ year: number; team_id: string; fromRound: number; source: string }> = [
  {
    year: 2007,
    team_id: "mclaren",
    fromRound: 14,
    source: "FIA World Motor Sport Council, 13 September 2007",
  },
];

/** Whether a team was excluded from a season's table, at its end or as it stood after a round. */
export function isExcludedTeam(year: number, team_id: string, round = Infinity): boolean {
  return excludedTeams.some((one) => one.year === year && one.team_id === team_id && one.fromRound <= round);
}

/**
 * Results whose points were the drivers' alone: of one car, or of all of a team's cars from the first to a last round;
 * and the round from which that was known.
 */
const driversAlone: ReadonlyArray<{
  year: number;
  from: number;
  to: number;
  knownFrom: number;
  driver_id?: string;
  team_id: string;
  source: string;
}> = [
  {
    year: 1995,
    from: 1,
    to: 1,
    knownFrom: 1,
    driver_id: "michael_schumacher",
    team_id: "benetton",
    source: "FIA Court of Appeal, 13 April 1995",
  },
  {
    year: 1995,
    from: 1,
    to: 1,
    knownFrom: 1,
    driver_id: "david_coulthard",
    team_id: "williams",
    source: "FIA Court of Appeal, 13 April 1995",
  },
  {
    year: 2000,
    from: 10,
    to: 10,
    knownFrom: 10,
    driver_id: "mika_hakkinen",
    team_id: "mclaren",
    source: "Autocourse 2000-01",
  },
  {
    year: 2018,
    from: 1,
    to: 12,
    knownFrom: 13,
    team_id: "force_india",
    source: "FIA, 23 August 2018",
  },
];

/** The round from which it was known that a car's result gave points to its driver alone; null where it gave them to both. */
export function driversAloneFrom(
  { year, round }: Pick<ScoringRace, "year" | "round">,
  { driver_id, team_id }: Pick<ScoringLine, "driver_id" | "team_id">,
): number | null {
  const decision = driversAlone.find(
    (one) =>
      one.year === year &&
      one.from <= round &&
      round <= one.to &&
      one.team_id === team_id &&
      (one.driver_id === undefined || one.driver_id === driver_id),
  );
  return decision?.knownFrom ?? null;
}

/** Rounds that drivers were kept from by a suspension, from which everybody knew when they would be back. */
const suspensions: ReadonlyArray<{
  year: number;
  rounds: ReadonlyArray<number>;
  driver_id: string;
  source: string;
}> = [
  { year: 1978, rounds: [15], driver_id: "riccardo_patrese", source: "Autocourse 1978-79" },
  { year: 1989, rounds: [14], driver_id: "nigel_mansell", source: "Autocourse 1989-90" },
  { year: 1994, rounds: [2, 3, 4], driver_id: "eddie_irvine", source: "Autocourse 1994-95" },
  { year: 1994, rounds: [10], driver_id: "mika_hakkinen", source: "Autocourse 1994-95" },
  {
    year: 1994,
    rounds: [12, 13],
    driver_id: "michael_schumacher",
    source: "FIA Court of Appeal, 30 August 1994",
  },
  {
    year: 2012,
    rounds: [13],
    driver_id: "romain_grosjean",
    source: "FIA stewards’ decision, 2 September 2012",
  },
  {
    year: 2024,
    rounds: [17],
    driver_id: "kevin_magnussen",
    source: "FIA stewards’ decision, 1 September 2024",
  },
];

/** The drivers who were kept from a round by a suspension. */
export function suspendedDrivers(year: number, round: number): Array<string> {
  return suspensions
    .filter((one) => one.year === year && one.rounds.includes(round))
    .map(({ driver_id }) => driver_id);
}

/** Points that were taken away from a team, in the round from which that was known. */
const takenAway: ReadonlyArray<{
  year: number;
  round: number;
  team_id: string;
  points: number;
  source: string;
}> = [
  {
    year: 2020,
    round: 5,
    team_id: "racing_point",
    points: 15,
    source: "FIA stewards’ decision, 7 August 2020",
  },
];

/** How many points were taken away from a team in a season, or in one of its rounds. */
export function pointsTakenAway(year: number, team_id: string, round: number | null = null): number {
  const decision = takenAway.find(
    (one) => one.year === year && one.team_id === team_id && (round === null || one.round === round),
  );
  return decision?.points ?? 0;
}
