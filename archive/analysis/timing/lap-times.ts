import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { rounded } from "../arithmetic.ts";
import { completedLaps } from "./driver-records.ts";
import { lapPositionsDocument } from "./lap-positions.ts";
import { isNeutralised, pitVisits, type RaceLaps, type Racer } from "./race-laps.ts";

/** Every lap of every driver, in the order of `drivers`. */
export function lapTimesDocument(head: DocumentHead, race: RaceLaps): RaceLapTimes {
  const { laps, neutralisations, racers } = race;
  const positions = lapPositionsDocument(head, race).lines;
  const origin = Math.min(...racers.flatMap(({ crossings }) => crossings[1] ?? []));
  return {
    ...head,
    laps,
    neutralisations,
    lines: racers.map((racer, index) => ({
      driver: racer.index,
      position: racer.driver.position,
      grid: racer.driver.grid ?? null,
      seconds: numbersOf(racer).map((lap) => racer.laps.find((one) => one.lap === lap)?.seconds ?? null),
      ended: numbersOf(racer).map((lap) => {
        const crossing = racer.crossings[lap] ?? null;
        return crossing === null ? null : rounded((crossing - origin) / 1000, 3);
      }),
      positions: positions[index]?.positions ?? [],
      stints: racer.stints.map(({ fromLap, toLap, compound, age }) => ({
        from_lap: fromLap,
        to_lap: toLap,
        compound,
        age_at_start: age,
      })),
      pit_laps: pitVisits(racer)
        .map(({ lap }) => lap)
        .toSorted((a, b) => a - b),
      neutralised_laps: numbersOf(racer).filter((lap) => isNeutralised(racer, lap, race.neutralised)),
    })),
  };
}

function numbersOf(racer: Racer): Array<number> {
  return Array.from({ length: completedLaps(racer) }, (_, index) => index + 1);
}
