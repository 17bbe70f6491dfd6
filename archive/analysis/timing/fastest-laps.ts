import type { FastestLaps } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { countedLaps, fastest, type TimedLap } from "./counted-laps.ts";
import type { DriverRecord } from "./driver-records.ts";
import { byFigure, rounded } from "../figures.ts";
import { tyreStints } from "./tyre-stints.ts";

type Line = FastestLaps["lines"][number];

/** Each driver's best lap that counts, the fastest first; those without one at the end, in the order of `drivers`. */
export function fastestLapsDocument(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  isRace: boolean,
): FastestLaps {
  const bests = records.map((record) => ({ record, best: fastest(countedLaps(record, isRace)) ?? null }));
  const least = Math.min(...bests.map(({ best }) => best?.seconds ?? Number.POSITIVE_INFINITY));
  const lines = bests.map(({ record, best }) => ({
    driver: record.index,
    best: best && bestOf(record, best, least),
    deleted: record.deleted.map(({ lap, reason }) => ({ lap: lap.lap, seconds: lap.seconds, reason })),
  }));
  return { ...head, lines: byFigure(lines, ({ best }) => best?.seconds ?? null, "least first") };
}

function bestOf(record: DriverRecord, lap: TimedLap, least: number): NonNullable<Line["best"]> {
  const lastLap = record.laps.at(-1)?.lap ?? 0;
  const stint = tyreStints(record.laps, record.stints, lastLap).find(({ toLap }) => toLap >= lap.lap);
  const age = stint?.age ?? null;
  return {
    lap: lap.lap,
    seconds: lap.seconds,
    sectors: [...lap.sectors],
    compound: stint?.compound ?? null,
    tyre_age: stint === undefined || age === null ? null : age + lap.lap - stint.fromLap,
    gap: rounded(lap.seconds - least, 3),
  };
}
