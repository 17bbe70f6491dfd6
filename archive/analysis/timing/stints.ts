import type { Stints } from "#contract/timing/race.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { completedLaps } from "./driver-records.ts";
import type { Racer, RaceLaps } from "./race-laps.ts";
import { tyreStints } from "./tyre-stints.ts";

/** On which tyres each driver drove which laps, and where they stopped; in the order of `drivers`. */
export function stintsDocument(head: DocumentHead, race: RaceLaps): Stints {
  const { laps, neutralisations, racers } = race;
  return { ...head, laps, neutralisations, lines: racers.map(lineOf) };
}

function lineOf(racer: Racer): Stints["lines"][number] {
  const laps = completedLaps(racer);
  return {
    driver: racer.index,
    position: racer.driver.position,
    laps,
    stints: tyreStints(racer.laps, racer.stints, laps).map(({ fromLap, toLap, compound, age }) => ({
      from_lap: fromLap,
      to_lap: toLap,
      compound,
      age_at_start: age,
    })),
    stops: racer.stops.map(({ inLap, laneSeconds }) => ({ lap: inLap, lane_seconds: laneSeconds })),
  };
}
