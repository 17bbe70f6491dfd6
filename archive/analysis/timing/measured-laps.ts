import type { DriverRecord } from "./driver-records.ts";
import { median } from "../figures.ts";
import { interpolate } from "./interpolate.ts";
import type { LapTelemetry, SessionRecording } from "./recording.ts";
import { type Travelled, travelled } from "./travelled.ts";

/** A lap over distance. A `share` is a place on the circuit: 0 at the line, 1 at the line again, the same for all. */
export type MeasuredLap = {
  index: number;
  telemetry: LapTelemetry;
  /** Seconds from the start of the lap. */
  secondsAt: (share: number) => number;
  shareAt: (seconds: number) => number;
  kmhAt: (seconds: number) => number;
};

export type MeasuredLaps = {
  /** In the order of drivers. */
  laps: ReadonlyArray<MeasuredLap>;
  /** The median of what the laps add up to. */
  metres: number;
};

/** A lap that adds up to so much more or less than the others' was not recorded from line to line. */
const greatestDeviation = 0.03;

type Way = {
  index: number;
  telemetry: LapTelemetry;
  way: Travelled;
  sectorEnds: ReadonlyArray<number> | null;
};

/**
 * Lays the laps with telemetry over one another, so that the same share of each is the same place on the circuit.
 *
 * Speeds are recorded a few times a second, so the way that they add up to drifts: at the end of a sector, which is a
 * fixed place timed to the thousandth, drivers differ by up to a tenth of a second. So the ends of sectors are put where
 * the median driver has them, and each lap is stretched in between.
 *
 * @returns null without a usable lap
 */
export function measuredLaps(
  records: ReadonlyArray<DriverRecord>,
  telemetry: SessionRecording["telemetry"],
): MeasuredLaps | null {
  const all = records.flatMap((record) => waysOf(record, telemetry));
  const metres = median(all.map(({ way }) => way.metres));
  if (metres === null) return null;
  const ways = all.filter(({ way }) => Math.abs(way.metres / metres - 1) <= greatestDeviation);
  const common = [0, 1].map((end) => median(ways.flatMap(({ sectorEnds }) => sectorEnds?.[end] ?? [])));
  return { laps: ways.map((way) => measured(way, common)), metres };
}

function waysOf({ index, driver, laps }: DriverRecord, telemetry: SessionRecording["telemetry"]): Array<Way> {
  const own = telemetry.find(({ number }) => number === driver.number);
  const way = own === undefined ? null : travelled(own);
  if (own === undefined || way === null || way.metres === 0) return [];
  const [first, second] = laps.find(({ lap }) => lap === own.lap)?.sectors ?? [null, null];
  const sectorEnds =
    first === null || second === null
      ? null
      : [first, first + second].map((seconds) => way.metresAt(seconds) / way.metres);
  return [{ index, telemetry: own, way, sectorEnds }];
}

function measured(
  { index, telemetry, way, sectorEnds }: Way,
  common: ReadonlyArray<number | null>,
): MeasuredLap {
  const ends = (sectorEnds ?? []).flatMap((own, end) => {
    const all = common[end] ?? null;
    return all === null ? [] : [{ own, all }];
  });
  const own = [0, ...ends.map((end) => end.own), 1];
  const all = [0, ...ends.map((end) => end.all), 1];
  return {
    index,
    telemetry,
    secondsAt: (share) => way.secondsAt(interpolate(share, all, own) * way.metres),
    shareAt: (seconds) => interpolate(way.metresAt(seconds) / way.metres, own, all),
    kmhAt: way.kmhAt,
  };
}
