import type { ComparedCareer } from "#app/data/compare/compare.functions.ts";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { contrastOfMany } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { teamColourIn } from "#app/reference/team-colours.ts";
import { colourDistance } from "#app/ui/chart/readable-colour.ts";

/** A career with the one of its teams whose colour stands for it. */
export type CareerWithCar = ComparedCareer & { car: ComparedCar };

/** The compared careers, each with a colour of its own. */
export function withDistinctCars(careers: ReadonlyArray<ComparedCareer>): Array<CareerWithCar> {
  const cars = distinctCars(careers.map((career) => career.cars));
  return careers.map((career, index) => ({ ...career, car: cars[index] ?? noCar }));
}

const noCar: ComparedCar = { team_id: null, year: 0 };

/**
 * One car for each of a few drivers, so that no two have colours that could be taken for each other: the first of each
 * one's as far as that goes. Two alone whose first team is the same share its colour, unless its colours in their seasons
 * can be told apart: what is drawn of the second is dashed or hollow. Of three or four, one without another colour does so, too.
 *
 * @param choices the cars of each, the likeliest first
 */
export function distinctCars(choices: ReadonlyArray<ReadonlyArray<ComparedCar>>): Array<ComparedCar> {
  const [one, other, ...more] = choices.map(([first]) => first);
  if (one !== undefined && other !== undefined && more.length === 0 && one.team_id === other.team_id)
    return [one, isFree(other, [one]) ? other : { ...other, year: one.year }];
  const found = apart(choices, []);
  if (found !== null) return found;
  const cars: Array<ComparedCar> = [];
  for (const each of choices) cars.push(each.find((car) => isFree(car, cars)) ?? each[0] ?? noCar);
  return cars;
}

/** Null where the next one has no colour left that none before has. */
function apart(
  [next, ...others]: ReadonlyArray<ReadonlyArray<ComparedCar>>,
  before: ReadonlyArray<ComparedCar>,
): Array<ComparedCar> | null {
  if (next === undefined) return [...before];
  for (const car of next) {
    const found = isFree(car, before) ? apart(others, [...before, car]) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Of each whether one before has the same team's colour: bars and lines of the second are hollow or dashed, wherever it stands. */
export function hollowOf(careers: ReadonlyArray<Pick<CareerWithCar, "car">>): Array<boolean> {
  const looks = careers.map(({ car }) => teamClass(car.team_id, car.year));
  return looks.map((look, index) => looks.indexOf(look) < index);
}

/** Teams without a colour share a neutral one. */
function isFree(car: ComparedCar, before: ReadonlyArray<ComparedCar>): boolean {
  const colour = colourOf(car);
  return before.map(colourOf).every((other) => {
    if (colour === null || other === null) return colour !== other;
    return colourDistance(colour, other) >= contrastOfMany;
  });
}

function colourOf({ team_id, year }: ComparedCar): string | null {
  return team_id === null ? null : teamColourIn(team_id, year);
}
