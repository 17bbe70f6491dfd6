import { formatCount, formatList, formatSeconds, lastName } from "#app/text/format.ts";
import { lapsText } from "#app/features/weekend/laps/lap-parts.tsx";
import { ageText, compoundNames } from "../tyres/tyres.tsx";
import type { Stint, StintLine, Stop } from "./stint-lines.ts";

/** "Norris wins on intermediate, hard and intermediate tyres"; undefined where compounds or the winner are not known. */
export function winnersTyres(lines: ReadonlyArray<StintLine>): string | undefined {
  const winner = lines.find(({ place }) => place === 1);
  const tyres = winner?.stints.flatMap(({ compound }) => (compound === null ? [] : compoundNames[compound]));
  if (winner === undefined || tyres === undefined || tyres.length === 0) return undefined;
  if (tyres.length < winner.stints.length) return undefined;
  return `${lastName(winner.driver.name)} wins on ${formatList(tyres).toLowerCase()} tyres`;
}

/** "Medium, laps 1–15 (15 laps), used (3 laps)". */
export function stintTitle({ from, to, compound, age }: Stint): string {
  const parts = [
    compound === null ? "Compound not recorded" : compoundNames[compound],
    `${lapsText(from, to)} (${formatCount(to - from + 1, "lap")})`,
    ageText(age),
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** "Pit stop on lap 23, 33.394 s in the pit lane, 10 second time penalty served". */
export function stopTitle({ lap, seconds, penalty }: Stop): string {
  return `Pit stop on lap ${lap}${laneText(seconds)}${penalty === null ? "" : `, ${penalty} served`}`;
}

/** "Drive through penalty served on lap 56, 17.885 s in the pit lane". */
export function passTitle({ lap, seconds, penalty }: Stop): string {
  const what = penalty === null ? "Drive-through" : `${capitalized(penalty)} served`;
  return `${what} on lap ${lap}${laneText(seconds)}`;
}

function laneText(seconds: number | null): string {
  return seconds === null ? "" : `, ${formatSeconds(seconds)} s in the pit lane`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What a driver's bar shows, in words. */
export function lineSentence({ driver, stints }: StintLine): string {
  if (stints.length === 0) return `${driver.name}: no stint recorded`;
  return `${driver.name}: ${stints.map(stintTitle).join("; ")}`;
}

const stopsLine =
  "A stop is a visit to the pit lane in which tyres were changed or the car stood. It is counted on the lap at whose end the driver came in; its time is from pit entry to pit exit.";

/** The method line under the stints that timing recorded, with the visits to the pit lane that were no stops. */
export function timedMethod(lines: ReadonlyArray<StintLine>, source: string): string {
  return [stopsLine, driveThroughsText(lines), fieldLapsText(lines), `Source: ${source}.`]
    .filter(Boolean)
    .join(" ");
}

/** "No stop: Carlos Sainz on lap 56 (drive through penalty)." */
function driveThroughsText(lines: ReadonlyArray<StintLine>): string {
  const texts = lines.flatMap(({ driver, passes }) =>
    passes
      .filter(({ withField }) => !withField)
      .map(({ lap, penalty }) => `${driver.name} on lap ${lap} (${penalty ?? "on the same tyres"})`),
  );
  return texts.length === 0 ? "" : `No stop: ${texts.join(", ")}.`;
}

/** "The field came through the pit lane on laps 2, 3, 4: no stops, though F1DB lists them." */
function fieldLapsText(lines: ReadonlyArray<StintLine>): string {
  const laps = lines
    .flatMap(({ passes }) => passes.filter(({ withField }) => withField))
    .map(({ lap }) => lap);
  if (laps.length === 0) return "";
  const list = [...new Set(laps)].toSorted((one, other) => one - other).join(", ");
  return `The field came through the pit lane on ${list.includes(",") ? "laps" : "lap"} ${list}: no stops, though F1DB lists them.`;
}

/** The method line under stints that are made of pit stops alone. */
export const untimedMethod = `Stints are the laps between pit stops: their compounds are not recorded. Laps on which the whole field came through the pit lane are no stops. ${stopsLine} Source: F1DB.`;
