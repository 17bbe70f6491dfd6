import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { formatCount, formatGap, formatRaceTime } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

/** The winner's time, and of the others the distance: "+8.481", "+1:35.300", "+1 lap"; null without either. */
export function raceTimeText({
  position,
  time,
  gap,
  gap_laps: laps,
}: Pick<RaceLine, "position" | "time" | "gap" | "gap_laps">): string | null {
  if (gap !== null) return formatGap(gap);
  if (laps !== null) return `+${formatCount(laps, "lap")}`;
  return position === null || time === null ? null : formatRaceTime(time);
}

/** Why a car's race ended before the flag; null where it did not, or where only the outcome is known. */
export function endText({ status, position_text }: RaceLine): string | null {
  return isFinish(status) || status === position_text ? null : status;
}

function isFinish(status: string): boolean {
  return /^(Finished|\+\d+ Laps?)$/.test(status);
}

/** How a car's race ended, with the time penalty that is in its time. */
export function statusText({ status, penalty }: RaceLine): string {
  return penalty === null ? status : `${status} (${penalty} s penalty)`;
}

/**
 * Whose stops by the timing of their stints are not those of F1DB's list: "… F1DB, whose stops stand above, counts 2 for
 * Ocon and Alonso; 4 for Verstappen." Null where both agree, or one has none.
 *
 * @param timed the stops of each driver by timing
 */
export function otherStopsText(
  timed: ReadonlyArray<{ driverId: string; stops: number | null }>,
  lines: ReadonlyArray<Pick<RaceLine, "driver_id" | "driver_name" | "pit_stops">>,
): string | null {
  const others = timed.flatMap(({ driverId, stops }) => {
    const line = lines.find((each) => each.driver_id === driverId);
    return line === undefined || line.pit_stops === null || stops === null || line.pit_stops === stops
      ? []
      : { name: lastName(line.driver_name), stops: line.pit_stops };
  });
  if (others.length === 0) return null;
  const counts = [...Map.groupBy(others, ({ stops }) => stops)].map(
    ([stops, of]) => `${stops} for ${formatList(of.map(({ name }) => name))}`,
  );
  return `Stops by timing. F1DB, whose stops stand above, counts ${counts.join("; ")}.`;
}

/** What the classification counts (docs/method.md). */
export function raceMethod({ session, lines }: RaceClassification): string {
  const has = (test: (line: RaceLine) => boolean) => lines.some(test);
  return [
    "Gaps are to the winner, penalties included. Places gained from grid to finish.",
    has((line) => line.grid_text === "PL") ? "PL is a start from the pit lane." : "",
    has((line) => line.position !== null && !isFinish(line.status))
      ? "Drivers who covered enough distance are classified even if they stopped."
      : "",
    has((line) => line.position_text === "DSQ" && (line.laps !== null || line.fastest_lap !== null))
      ? "The laps of a disqualified driver are shown as driven; they are not the fastest of the race."
      : "",
    has((line) => line.shared_car)
      ? "A shared car has a line for each of its drivers, with their share of the points."
      : "",
    fieldLapsText(Math.max(0, ...lines.map((line) => line.laps_with_field))),
    session === "R" && has((line) => line.fastest_lap !== null) ? "◆ marks the fastest lap of the race." : "",
    session === "S" ? "A sprint’s points count towards the championship, but it is not a Grand Prix." : "",
    "Source: F1DB.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What F1DB counts as stops and this table does not; `most`: how many of one driver. */
function fieldLapsText(most: number): string {
  if (most === 0) return "";
  return `Stops leave out laps on which the whole field came through the pit lane, behind the safety car or under a red flag: F1DB counts up to ${most} more of a driver.`;
}
