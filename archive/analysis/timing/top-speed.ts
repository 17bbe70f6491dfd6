import type { TopSpeed } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import type { DriverRecord } from "./driver-records.ts";
import { byFigure } from "../figures.ts";
import type { RecordedLap } from "./recording.ts";

type Line = TopSpeed["lines"][number];

/** Highest speeds over all laps, the fastest through the trap first; drivers never measured there at the end. */
export function topSpeedDocument(head: DocumentHead, records: ReadonlyArray<DriverRecord>): TopSpeed {
  const lines = records.map(({ index, laps }) => ({
    driver: index,
    speed_trap: highest(laps, "trap"),
    intermediate_1: highest(laps, "intermediate1"),
    intermediate_2: highest(laps, "intermediate2"),
  }));
  return { ...head, lines: byFigure(lines, (line) => line.speed_trap?.kmh ?? null, "greatest first") };
}

function highest(laps: ReadonlyArray<RecordedLap>, place: keyof RecordedLap["speeds"]): Line["speed_trap"] {
  const measured = laps.flatMap(({ lap, speeds }) => {
    const kmh = speeds[place];
    return kmh === null ? [] : [{ kmh, lap }];
  });
  return measured.toSorted((one, other) => other.kmh - one.kmh)[0] ?? null;
}
