import type { Stints } from "#contract/timing/race.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { completedLaps } from "./driver-records.ts";
import type { Racer, RaceLaps } from "./race-laps.ts";
import type { RaceVisit } from "./race-stops.ts";

/** On which tyres each driver drove which laps, and where they stopped; in the order of `drivers`. */
export function stintsDocument(head: DocumentHead, race: RaceLaps): Stints {
  const { laps, neutralisations, racers } = race;
  return { ...head, laps, neutralisations, lines: racers.map(lineOf) };
}

function lineOf(racer: Racer): Stints["lines"][number] {
  return {
    driver: racer.index,
    position: racer.driver.position,
    laps: completedLaps(racer),
    stints: racer.stints.map(({ fromLap, toLap, compound, age }) => ({
      from_lap: fromLap,
      to_lap: toLap,
      compound,
      age_at_start: age,
    })),
    stops: racer.stops.map(visitOf),
    passes: racer.passes.map((visit) => ({ ...visitOf(visit), with_field: visit.withField !== null })),
  };
}

function visitOf({ lap, laneSeconds, penalty }: RaceVisit) {
  return { lap, lane_seconds: laneSeconds, penalty };
}
