import type { FastestLaps, IdealSectors } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { byFigure, rounded, sum } from "../arithmetic.ts";
import { type DriverRecord, driverRecords, isPitLap } from "./driver-records.ts";
import type { RecordedLap, SessionRecording } from "./recording.ts";
import { tyreStints } from "./stints.ts";

type Line = FastestLaps["lines"][number];

/** Each driver's best valid lap, fastest first; drivers without one last, in the order of `drivers`. */
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

/** A lap with a time. */
export type TimedLap = RecordedLap & { seconds: number };

/**
 * A driver's valid laps: timed and not deleted. Out-laps count in races only: elsewhere their time may include standing
 * in the garage.
 */
export function countedLaps({ laps, deleted }: DriverRecord, isRace: boolean): Array<TimedLap> {
  return laps.flatMap((lap) => {
    const { seconds } = lap;
    const counts = seconds !== null && (isRace || !lap.outLap) && deleted.every((one) => one.lap !== lap);
    return counts ? [{ ...lap, seconds }] : [];
  });
}

/** The fastest lap, the earliest of equals; undefined for an empty list. */
function fastest(laps: ReadonlyArray<TimedLap>): TimedLap | undefined {
  return laps.toSorted((one, other) => one.seconds - other.seconds)[0];
}

/**
 * Each driver's best valid lap: the one whose telemetry is requested.
 *
 * @param recording may lack telemetry
 * @returns in the order of drivers, without those who set no time
 */
export function bestLaps(recording: SessionRecording, isRace: boolean): Array<TimedLap> {
  return driverRecords(recording).flatMap((record) => fastest(countedLaps(record, isRace)) ?? []);
}

type SectorLine = IdealSectors["lines"][number];

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
function lineOf(record: DriverRecord, isRace: boolean): SectorLine {
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

function idealOf(sectors: SectorLine["sectors"], best: TimedLap | undefined): number | null {
  const times = sectors.flatMap((sector) => sector?.seconds ?? []);
  if (times.length < sectors.length) return null;
  const ideal = rounded(sum(times), 3);
  if (best === undefined || ideal <= best.seconds) return ideal;
  return ideal - best.seconds < roundingSeconds ? best.seconds : null;
}

function bestSector(laps: ReadonlyArray<TimedLap>, sector: 0 | 1 | 2): SectorLine["best"] {
  const timed = laps.flatMap(({ lap, sectors }) => {
    const seconds = sectors[sector];
    return seconds === null ? [] : [{ seconds, lap }];
  });
  return timed.toSorted((one, other) => one.seconds - other.seconds)[0] ?? null;
}
