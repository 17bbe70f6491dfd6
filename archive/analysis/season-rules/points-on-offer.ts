import type { Offer } from "../still-possible.ts";
import { constructorRaceScale, fastestLapPoint, raceScale, type Scale, sprintScale } from "./scales.ts";
import { pointsFactor } from "./special-races.ts";

/** A weekend still to come. */
export type RoundToCome = { year: number; round: number; sprint: boolean };

/** What the Grands Prix and sprints of coming weekends have to give drivers. */
export function driversOffers(rounds: ReadonlyArray<RoundToCome>): Array<Offer> {
  return offersOf(rounds, raceScale);
}

/** What they have to give constructors. */
export function constructorsOffers(rounds: ReadonlyArray<RoundToCome>): Array<Offer> {
  return offersOf(rounds, constructorRaceScale);
}

function offersOf(rounds: ReadonlyArray<RoundToCome>, scaleOf: (year: number) => Scale): Array<Offer> {
  return rounds.flatMap(({ year, round, sprint }) => {
    const factor = pointsFactor(year, round);
    const race = {
      places: scaleOf(year).map((points) => factor * points),
      extra: fastestLapPoint(year) === "none" ? 0 : 1,
    };
    return sprint ? [race, { places: sprintScale(year), extra: 0 }] : [race];
  });
}
