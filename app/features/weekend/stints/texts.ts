import { formatCount } from "#app/ui/format-number.ts";
import { formatSeconds } from "#app/ui/format-time.ts";
import { lapsText } from "../laps/texts.ts";
import { ageText, compoundNames } from "../tyres/tyres.ts";
import type { Stint, StintLine, Stop } from "./stint-lines.ts";

/** "Medium, laps 1–15 (15 laps), used (3 laps)". */
export function stintTitle({ from, to, compound, age }: Stint): string {
  const parts = [
    compound === null ? "Compound not recorded" : compoundNames[compound],
    `${lapsText(from, to)} (${formatCount(to - from + 1, "lap")})`,
    ageText(age),
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** "Pit stop on lap 15, 23.100 s in the pit lane". */
export function stopTitle({ lap, seconds }: Stop): string {
  const lane = seconds === null ? "" : `, ${formatSeconds(seconds)} s in the pit lane`;
  return `Pit stop on lap ${lap}${lane}`;
}

/** What a driver's bar shows, in words. */
export function lineSentence({ driver, stints }: StintLine): string {
  if (stints.length === 0) return `${driver.name}: no stint recorded`;
  return `${driver.name}: ${stints.map(stintTitle).join("; ")}`;
}

const stopsLine =
  "A stop is counted on the lap at whose end the driver came in; its time is from pit entry to pit exit.";

/** The method line under the stints that timing recorded. */
export function timedMethod(source: string): string {
  return `A pit exit on the same compound with tyres that go on ageing continues the stint. ${stopsLine} Source: ${source}.`;
}

/** The method line under stints that are made of pit stops alone. */
export const untimedMethod = `Stints are the laps between pit stops: their compounds are not recorded. ${stopsLine} Source: F1DB.`;
