/** A driver's car that was classified in a Grand Prix and could not score. */
type IneligibleCar = {
  year: number;
  round: number;
  driver_id: string;
  why: string;
  /** Whether those behind scored as if the car had not been there. */
  passesOn: boolean;
  source: string;
};

const formulaTwo = "a Formula Two car";
const secondCar = "a second car, of a team that had entered one for the championship";

/**
 * Cars that ran outside the championship and were classified ahead of the last one to score. Formula Two cars that
 * came in behind (1957 to 1969) are not listed: they change nothing.
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
export function ineligibleCar(year: number, round: number, driver_id: string): IneligibleCar | null {
  return (
    ineligibleCars.find((car) => car.year === year && car.round === round && car.driver_id === driver_id) ??
    null
  );
}
