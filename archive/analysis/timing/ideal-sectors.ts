import type { IdealSectors } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { byFigure, rounded, sum } from "../arithmetic.ts";
import { type DriverRecord, isPitLap } from "./driver-records.ts";
import { countedLaps, fastest, type TimedLap } from "./fastest-laps.ts";

type Line = IdealSectors["lines"][number];

/** Ideal laps, fastest first; drivers without one last, in the order of `drivers`. */
export function idealSectorsDocument(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  isRace: boolean,
): IdealSectors {
  const lines = records.map((record) => lineOf(record, isRace));
  return { ...head, lines: byFigure(lines, ({ ideal }) => ideal, "least first") };
}

/**
 * Sectors come from valid laps other than in- and out-laps, since the pit lane may be shorter than the track. The
 * driver's best lap is always included, so that no ideal lap is slower.
 */
function lineOf(record: DriverRecord, isRace: boolean): Line {
  const counted = countedLaps(record, isRace);
  const best = fastest(counted);
  const laps = counted.filter((lap) => lap === best || !isPitLap(record, lap));
  const sectors = ([0, 1, 2] as const).map((sector) => bestSector(laps, sector));
  const ideal = idealOf(sectors, best);
  return {
    driver: record.index,
    sectors,
    ideal,
    best: best === undefined ? null : { seconds: best.seconds, lap: best.lap },
    left: best === undefined || ideal === null ? null : rounded(best.seconds - ideal, 3),
  };
}

/** Rounding may make the sum of the three best sectors exceed the lap they are from by this many seconds. */
const roundingSeconds = 0.0025;

function idealOf(sectors: Line["sectors"], best: TimedLap | undefined): number | null {
  const times = sectors.flatMap((sector) => sector?.seconds ?? []);
  if (times.length < sectors.length) return null;
  const ideal = rounded(sum(times), 3);
  if (best === undefined || ideal <= best.seconds) return ideal;
  return ideal - best.seconds < roundingSeconds ? best.seconds : null;
}

function bestSector(laps: ReadonlyArray<TimedLap>, sector: 0 | 1 | 2): Line["best"] {
  const timed = laps.flatMap(({ lap, sectors }) => {
    const seconds = sectors[sector];
    return seconds === null ? [] : [{ seconds, lap }];
  });
  return timed.toSorted((one, other) => one.seconds - other.seconds)[0] ?? null;
}
