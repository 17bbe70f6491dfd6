import { sum } from "../arithmetic.ts";
import { addAt, solveUpper } from "../ratings/matrix.ts";
import { constructorCountedParts, countedParts, lastOfBestCar } from "../season-rules/counted-results.ts";
import {
  constructorRaceScale,
  fastestLapPoint,
  pointsFactor,
  raceScale,
  type Scale,
  sprintScale,
} from "../season-rules/scales.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { Championship, hundredths } from "./championship.ts";
import { gumbelOf, normalOf, seededBits } from "../random.ts";
import type { ExpectedCar, Strengths } from "./field.ts";
import {
  type CalendarRound,
  goneAfter,
  type ModelSettings,
  type OddsSeason,
  type TitleOdds,
} from "./odds-season.ts";

/** Sprints are a third of a race, and so are their retirements. */
const sprintRetirements = 1 / 3;

/**
 * Plays the rest of a season many times: strengths are drawn once each time and walk from race to race; a Gumbel number
 * on each strength draws the order of a race.
 *
 * @param roundsRun how many rounds were run; what came later is not looked at
 */
export function simulateRest(
  season: OddsSeason,
  roundsRun: number,
  field: ReadonlyArray<ExpectedCar>,
  strengths: Strengths,
  settings: ModelSettings,
): { drivers: TitleOdds; constructors: TitleOdds | null } {
  const { year, calendar } = season;
  const drivers = championshipOf(season, roundsRun, field, "drivers");
  const constructors =
    year < firstConstructorsSeason ? null : championshipOf(season, roundsRun, field, "constructors");
  const races = calendar.slice(roundsRun).flatMap((each) => eventsOf(year, each));
  const titles = new Float64Array(drivers.names.length);
  const constructorTitles = new Float64Array(constructors?.names.length ?? 0);
  const bits = seededBits(year * 100 + roundsRun);
  const grid = gridOf(field, strengths, drivers, constructors);
  const { simulations } = settings;
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    drivers.reset();
    constructors?.reset();
    drawStrengths(grid, strengths, bits, settings);
    for (const race of races) {
      runRace(grid, race, bits, settings);
      score(grid, race, { year, drivers, constructors });
    }
    share(titles, drivers.champions());
    if (constructors !== null) share(constructorTitles, constructors.champions());
  }
  return {
    drivers: oddsOf(drivers, titles, stillPossible(season, roundsRun, drivers, "drivers")),
    constructors:
      constructors === null
        ? null
        : oddsOf(
            constructors,
            constructorTitles,
            stillPossible(season, roundsRun, constructors, "constructors"),
          ),
  };
}

/** A championship as it stood, with everybody who has raced or is expected to. */
function championshipOf(
  { year, calendar, run }: OddsSeason,
  roundsRun: number,
  field: ReadonlyArray<ExpectedCar>,
  of: "drivers" | "constructors",
): Championship {
  const done = run.slice(0, roundsRun);
  const nameOf = (car: { driver: string; constructor: string }) =>
    of === "drivers" ? car.driver : car.constructor;
  const cars = [...done.flatMap((round) => round.cars), ...field];
  const names = [...new Set(cars.map(nameOf))].toSorted();
  const rows = new Map(names.map((name, row) => [name, row]));
  const parts = of === "drivers" ? countedParts(year) : constructorCountedParts(year);
  const excluded = of === "drivers" ? [] : (done.at(-1)?.excluded ?? []);
  const championship = new Championship(names, calendar.length, parts, new Set(excluded));
  for (const { round, cars: raced, driverPoints, constructorPoints } of done) {
    for (const [name, scored] of of === "drivers" ? driverPoints : constructorPoints) {
      const row = rows.get(name);
      if (row !== undefined) championship.addActualPoints(row, round, Math.round(scored * hundredths));
    }
    for (const car of raced) {
      const row = rows.get(nameOf(car));
      if (row !== undefined && car.position !== null) championship.addActualPlace(row, car.position);
    }
  }
  return championship;
}

/** A Grand Prix or sprint to come. */
type Event = {
  round: number;
  sprint: boolean;
  scale: Scale;
  constructorScale: Scale;
  lap: ReturnType<typeof fastestLapPoint>;
};

/** The Indianapolis 500 is left out: who drove there for points drove nowhere else. Half points cannot be foreseen. */
function eventsOf(year: number, { round, sprint, indianapolis }: CalendarRound): Array<Event> {
  if (indianapolis) return [];
  const factor = Math.max(1, pointsFactor(year, round)) * hundredths;
  const race: Event = {
    round,
    sprint: false,
    scale: raceScale(year).map((points) => points * factor),
    constructorScale: constructorRaceScale(year).map((points) => points * factor),
    lap: fastestLapPoint(year),
  };
  if (!sprint) return [race];
  const scale = sprintScale(year).map((points) => points * hundredths);
  return [{ round, sprint: true, scale, constructorScale: scale, lap: "none" }, race];
}

/** The cars of the races to come, as numbers. */
type Grid = {
  size: number;
  driverEffects: Int32Array;
  teamEffects: Int32Array;
  driverRows: Int32Array;
  constructorRows: Int32Array;
  presence: Float64Array;
  attendance: Float64Array;
  retirement: Float64Array;
  strengths: Float64Array;
  /** Whether each driver takes part in the rest of the season (1 or 0). */
  present: Uint8Array;
  /** The cars that came in, first to last. */
  order: Int32Array;
  finished: number;
  /** Each car's drawn number. */
  keys: Float64Array;
  /** The car with the fastest lap. */
  fastest: number;
};

function gridOf(
  field: ReadonlyArray<ExpectedCar>,
  strengths: Strengths,
  drivers: Championship,
  constructors: Championship | null,
): Grid {
  return {
    size: field.length,
    driverEffects: Int32Array.from(field, (car) => strengths.drivers.get(car.driver) ?? 0),
    teamEffects: Int32Array.from(field, (car) => strengths.teams.get(car.team) ?? 0),
    driverRows: Int32Array.from(field, (car) => drivers.names.indexOf(car.driver)),
    constructorRows: Int32Array.from(field, (car) => constructors?.names.indexOf(car.constructor) ?? -1),
    presence: Float64Array.from(field, (car) => car.presence),
    attendance: Float64Array.from(field, (car) => car.attendance),
    retirement: Float64Array.from(field, (car) => car.retirement),
    strengths: new Float64Array(field.length),
    present: new Uint8Array(field.length),
    order: new Int32Array(field.length),
    finished: 0,
    keys: new Float64Array(field.length),
    fastest: -1,
  };
}

function drawStrengths(
  grid: Grid,
  { mean, lower }: Strengths,
  bits: () => number,
  { widening }: ModelSettings,
): void {
  const change = solveUpper(lower, normals(mean.length, bits));
  for (let car = 0; car < grid.size; car += 1) {
    const driver = grid.driverEffects[car] ?? 0;
    const team = grid.teamEffects[car] ?? 0;
    grid.strengths[car] =
      (mean[driver] ?? 0) +
      (mean[team] ?? 0) +
      Math.fround(widening * ((change[driver] ?? 0) + (change[team] ?? 0)));
    grid.present[car] = happens(grid.presence[car] ?? 0, bits) ? 1 : 0;
  }
}

function normals(size: number, bits: () => number): Float64Array {
  const drawn = new Float64Array(size);
  for (let index = 0; index < size; index += 1) drawn[index] = normalOf(bits());
  return drawn;
}

/** The fraction of 1 that 16 bits are. */
const ofSteps = 1 / 65_536;

/** Draws what has a chance; nothing is drawn for what is certain. */
function happens(chance: number, bits: () => number): boolean {
  return chance >= 1 || (bits() >>> 16) * ofSteps < chance;
}

/** Draws who starts, who retires and in which order the others come in. */
function runRace(grid: Grid, { sprint, lap }: Event, bits: () => number, { walk }: ModelSettings): void {
  const { size, strengths, present, attendance, retirement, order, keys } = grid;
  let finished = 0;
  let fastest = -1;
  let fastestKey = -Infinity;
  for (let car = 0; car < size; car += 1) {
    if (!sprint) addAt(strengths, car, walk * normalOf(bits()));
    if (present[car] === 0 || !happens(attendance[car] ?? 0, bits)) continue;
    const strength = strengths[car] ?? 0;
    if (lap !== "none") {
      const key = strength + gumbelOf(bits());
      if (key > fastestKey) {
        fastestKey = key;
        fastest = car;
      }
    }
    const drawn = bits();
    if ((drawn >>> 16) * ofSteps < (retirement[car] ?? 0) * (sprint ? sprintRetirements : 1)) continue;
    const key = strength + gumbelOf(drawn);
    keys[car] = key;
    let place = finished;
    while (place > 0 && (keys[order[place - 1] ?? 0] ?? 0) < key) {
      order[place] = order[place - 1] ?? 0;
      place -= 1;
    }
    order[place] = car;
    finished += 1;
  }
  grid.finished = finished;
  grid.fastest = fastest;
}

function score(
  { order, finished, fastest, driverRows, constructorRows }: Grid,
  { round, sprint, scale, constructorScale, lap }: Event,
  { year, drivers, constructors }: { year: number; drivers: Championship; constructors: Championship | null },
): void {
  for (let place = 0; place < finished; place += 1) {
    const car = order[place] ?? 0;
    const driver = driverRows[car] ?? 0;
    const constructor = constructorRows[car] ?? 0;
    const inPoints = place < scale.length;
    const forLap = car === fastest && lap === "in_points" && inPoints ? hundredths : 0;
    if (!sprint) drivers.addPlace(driver, place + 1);
    if (inPoints) drivers.add(driver, round, (scale[place] ?? 0) + forLap);
    if (constructors === null) continue;
    if (!sprint) constructors.addPlace(constructor, place + 1);
    if (place >= constructorScale.length) continue;
    const points = (constructorScale[place] ?? 0) + forLap;
    if (year <= lastOfBestCar) constructors.raiseTo(constructor, round, points);
    else constructors.add(constructor, round, points);
  }
  if (lap === "always" && fastest >= 0) drivers.add(driverRows[fastest] ?? 0, round, hundredths);
}

/** A title that several share counts in parts. */
function share(titles: Float64Array, champions: ReadonlyArray<number>): void {
  for (const champion of champions) addAt(titles, champion, 1 / champions.length);
}

/** Who can still be champion by arithmetic. */
function stillPossible(
  season: OddsSeason,
  roundsRun: number,
  championship: Championship,
  of: "drivers" | "constructors",
): Array<number> {
  const { year, calendar, died } = season;
  const gone = goneAfter(roundsRun, season, died);
  const absent = new Set(
    [...championship.names.keys()].filter((row) => gone.has(championship.names[row] ?? "")),
  );
  const offers = calendar.slice(roundsRun).map((round) => {
    const events = eventsOf(year, { ...round, indianapolis: of === "constructors" && round.indianapolis });
    const most = events.map((event) =>
      of === "drivers"
        ? (event.scale[0] ?? 0) + (event.lap === "none" ? 0 : hundredths)
        : sum(event.constructorScale.slice(0, year <= lastOfBestCar ? 1 : 2)) +
          (event.lap === "in_points" ? hundredths : 0),
    );
    return [round.round, sum(most)] as const;
  });
  return championship.possible(offers, absent);
}

/** Chances of all who can still be champion: the shares of the simulations in which anybody scored. */
function oddsOf(
  championship: Championship,
  titles: Float64Array,
  possible: ReadonlyArray<number>,
): TitleOdds {
  const all = sum([...titles]);
  championship.reset();
  const nameOf = (row: number) => championship.names[row] ?? "";
  const chances = [...championship.names.keys()].flatMap((row): Array<[string, number]> => {
    const chance = (titles[row] ?? 0) / all;
    if (chance === 0 && !possible.includes(row)) return [];
    return [[nameOf(row), chance]];
  });
  return {
    chances: chances.toSorted(([, one], [, other]) => other - one),
    decided: possible.length === 1,
    leaders: championship.champions().map(nameOf),
    scorers: championship.scorers(),
  };
}
