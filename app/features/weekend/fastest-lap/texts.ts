import type { FastestLaps } from "#contract/timing/lap.ts";
import { formatLapTime } from "#app/ui/format-time.ts";
import { type Duel, tableParts, type Trace } from "./traces.ts";

/** The highest speed of a lap, as far as its points tell. */
export function topOf({ speeds }: Trace): number {
  return Math.max(...speeds);
}

/** What the drawing of a duel shows, for those who do not see it. */
export function duelSentence({ first, second, behind }: Duel): string {
  const speeds = [first, second].map((trace) => `${trace.driver.driver_name} up to ${topOf(trace)} km/h`);
  const end = behind.at(-1) ?? 0;
  const leader = end >= 0 ? first : second;
  const lead =
    Math.abs(end) < 0.005
      ? "level"
      : `${leader.driver.driver_name} is ahead by ${Math.abs(end).toFixed(2)} s`;
  return `Speed over the lap: ${speeds.join(", ")}; at the line ${lead}`;
}

type Deleted = FastestLaps["lines"][number]["deleted"][number];

/** "Lap 13, 1:40.026: track limits at turn 14". */
export function deletedText({ lap, seconds, reason }: Deleted): string {
  const time = seconds === null ? "" : `, ${formatLapTime(seconds)}`;
  return `Lap ${lap}${time}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

/** The method line under the fastest laps. */
export function lapsMethod(source: string): string {
  return `Each driver's fastest lap of the whole session that the stewards did not delete, whichever segment it was driven in; the classification goes by segments. Tyre: its compound, and how many laps it had done when the lap began. Source: ${source}.`;
}

/** The method line under a duel's numbers. */
export function duelMethod(source: string): string {
  return `Speed is recorded about four times a second and interpolated over the distance, which is speed added up over time; both laps are set to the same length. Differences are good to some hundredths of a second, not thousandths. The table has every ${100 / tableParts} per cent of the lap. Source: ${source}.`;
}
