import { formatCount, formatGap, noValue, rounded } from "#app/text/format.ts";
import { lapsText } from "#app/features/weekend/laps/lap-parts.tsx";
import type { GapPanel } from "./gap-panels.ts";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";

/** Two teammates at the flag. */
export type FlagGap = {
  ahead: RaceLine;
  behind: RaceLine;
  /** Seconds between them; null unless both have a time. */
  seconds: number | null;
  /** Laps between them; null unless both were classified, and 0 on the same lap. */
  laps: number | null;
};

/** Who was entered but kept out of the race. */
const keptOut = ["DNQ", "DNPQ", "DNP"];

/**
 * The gap at the flag of each team: its best placed driver against every other, in order of classification. A car that
 * was not classified has no gap; one that did not qualify is left out.
 */
export function flagGaps({ lines }: RaceClassification): Array<FlagGap> {
  const inRace = lines.filter(({ position_text: text }) => !keptOut.includes(text));
  return [...Map.groupBy(inRace, ({ team_id: id }) => id).values()].flatMap((team) => {
    const [ahead, ...others] = team;
    if (ahead === undefined) return [];
    return others
      .filter(({ driver_id: id }) => id !== ahead.driver_id)
      .map((behind) => ({
        ahead,
        behind,
        seconds: ahead.time === null || behind.time === null ? null : behind.time - ahead.time,
        laps: lapsBetween(ahead, behind),
      }));
  });
}

function lapsBetween(ahead: RaceLine, behind: RaceLine): number | null {
  if (ahead.position === null || behind.position === null) return null;
  return (behind.gap_laps ?? 0) - (ahead.gap_laps ?? 0);
}

/** Gaps are laps added up, of which the first is measured by its recorded start: thousandths would pretend too much. */
export const gapDecimals = 2;

/** Who was ahead by how much at the end: "Oscar Piastri ahead by 9.75 s at the flag". */
export function endSentence({ ahead, behind, last }: GapPanel, laps: number): string {
  if (last === null) return "Not timed together on any lap";
  const when = last.lap === laps ? "at the flag" : `after ${lapsText(last.lap, last.lap)}, the last of both`;
  if (last.gap === 0) return `Level ${when}`;
  const leader = last.gap > 0 ? ahead : behind;
  return `${leader.driver_name} ahead by ${Math.abs(last.gap).toFixed(gapDecimals)} s ${when}`;
}

/** "Lando Norris 0.123 s a lap slower (0.13%), median of 38 laps". */
export function paceSentence({ ahead, behind, median, medianPercent, comparableLaps }: GapPanel): string {
  if (median === null) return "No laps to compare pace";
  const over = `median of ${formatCount(comparableLaps, "lap")}`;
  if (rounded(median, 3) === 0) return `Equal pace, ${over}`;
  const slower = median > 0 ? behind : ahead;
  const share = medianPercent === null ? "" : ` (${Math.abs(medianPercent).toFixed(2)}%)`;
  return `${slower.driver_name} ${Math.abs(median).toFixed(3)} s a lap slower${share}, ${over}`;
}

/** What a panel shows, for those who do not see it. */
export function panelSentence(panel: GapPanel, laps: number): string {
  const { ahead, behind, aheadStops, behindStops } = panel;
  const stops = [
    [ahead, aheadStops],
    [behind, behindStops],
  ] as const;
  const stopped = stops.map(([driver, on]) =>
    on.length === 0
      ? `${driver.driver_name} made no stop`
      : `${driver.driver_name} stopped on ${lapList(on)}`,
  );
  return `${ahead.driver_name} and ${behind.driver_name} lap by lap: ${endSentence(panel, laps)}; ${stopped.join(", ")}`;
}

function lapList(laps: ReadonlyArray<number>): string {
  return `${laps.length === 1 ? "lap" : "laps"} ${laps.join(", ")}`;
}

/** The method line of a race whose laps were timed. */
export function timedMethod(source: string): string {
  return `Gap: the time between both cars at the line at the end of each lap, added up from lap times: accurate to a few hundredths of a second, and without time penalties. Median difference: the teammate's lap minus that of the better classified, over laps that compare pace, in seconds and in per cent of the faster median lap; in- and out-laps, lap 1, and laps under safety car, virtual safety car or red flag are left out. Source: ${source}.`;
}

/** The method line of a race without laps. */
export const flagMethod =
  "The gap at the flag: the difference of both race times, penalties included, or of laps where one was lapped. Teams with more than two cars: the best placed against each other one. Source: F1DB.";

/** How far the second was behind at the flag: "+38.250", "+1 lap", "same lap", or why he has no gap. */
export function flagGapText({ seconds, laps, behind }: FlagGap): string {
  if (seconds !== null) return formatGap(seconds);
  if (laps === null) return behind.position === null ? behind.status : noValue;
  if (laps === 0) return "same lap";
  return `+${formatCount(laps, "lap")}`;
}
