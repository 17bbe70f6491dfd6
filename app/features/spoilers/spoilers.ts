import { spoilerStorageKey } from "#app/features/shell/first-paint-scripts.ts";
import { storageSubscription } from "#app/ui/storage-subscription.ts";
import { isLater } from "#contract/races.ts";
import { useCallback } from "react";
import { useQuery } from "@tanstack/react-query";
import type { ArchiveInfo } from "#contract/archive.ts";
import type { DriverPoints } from "#contract/standings.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";

/**
 * Whether the latest results are hidden. It lives in one place, the attribute that the styles read: `hidden`, `shown`
 * where the visitor asked for this page's, absent where nothing is to be hidden. Local storage carries the choice to
 * the next page and to other tabs.
 */
export function hidesSpoilers(): boolean {
  return document.documentElement.dataset.spoilers !== undefined;
}

/** Chooses for this page at once, and for later ones where storage allows it. */
export function chooseSpoilers(hide: boolean): void {
  try {
    if (hide) localStorage.setItem(spoilerStorageKey, "hide");
    else localStorage.removeItem(spoilerStorageKey);
  } catch {
    // Storage is full or forbidden: the choice then holds for this page.
  }
  apply(hide);
}

/** Shows what this page hides, until another page is opened. */
export function showHere(): void {
  if (hidesSpoilers()) document.documentElement.dataset.spoilers = "shown";
}

/** Hides again what was shown on one page. */
export function hideAgain(): void {
  if (hidesSpoilers()) document.documentElement.dataset.spoilers = "hidden";
}

const spoilerChanges = storageSubscription(spoilerStorageKey, (stored) => apply(stored === "hide"));

/** Calls back whenever the choice changes, here or in another tab. */
export const subscribeToSpoilers = spoilerChanges.subscribe;

function apply(hide: boolean): void {
  const { dataset } = document.documentElement;
  if (hide) dataset.spoilers = "hidden";
  else delete dataset.spoilers;
  spoilerChanges.notify();
}

/** True for the races of the last weekend and later: all of them, while it is not known which that is. */
export function useIsSpoiler(): (race: { year: number; round: number }) => boolean {
  const last = useLastRace();
  return useCallback(({ year, round }) => !isOver(year, round, last), [last]);
}

/** The last race with a result; null where the archive has none, undefined while that is not known. */
export function useLastRace(): ArchiveInfo["last_race"] | undefined {
  const { data } = useQuery({ ...archiveInfoQuery(), enabled: false });
  return data?.available === true ? data.value.last_race : undefined;
}

/** What `useLastRace` gives, of which the rules below need no name. */
type LastRace = { year: number; round: number } | null | undefined;

/** What is known of the driver, team or circuit that a page is about; null while nothing is. */
export type Subject = {
  last_year?: number | null | undefined;
  races?: ReadonlyArray<{ year: number; round: number }> | undefined;
} | null;

/** A line of a championship as it stood after each round of the season. */
type LineByRound = { points: ReadonlyArray<number | null>; positions: ReadonlyArray<number | null> };

/** A championship after the round before one, in the order of its places; empty before the season's first. */
export function standingBefore<Line extends LineByRound>(
  rounds: ReadonlyArray<{ round: number }>,
  lines: ReadonlyArray<Line>,
  round: number,
): Array<{ line: Line; position: number; points: number }> {
  const at = rounds.findIndex((each) => each.round === round) - 1;
  return lines
    .flatMap((line) => {
      const position = line.positions[at] ?? null;
      return position === null ? [] : [{ line, position, points: line.points[at] ?? 0 }];
    })
    .toSorted((one, other) => one.position - other.position);
}

/** The first three of the championship after the round before one; nobody before the season's first. */
export function leadersBefore({ rounds, drivers }: DriverPoints, round: number) {
  return standingBefore(rounds, drivers, round)
    .slice(0, 3)
    .map(({ line: { driver_id, driver_name }, position, points }) => ({
      driver_id,
      driver_name,
      position,
      points,
    }));
}

/** How much of a page tells how the last weekend went: all of it, marked parts, or nothing. */
type Cover = "page" | "parts" | null;

/** Sections whose pages are hidden whole: every race changes their figures. */
const coveredSections = new Set([
  "records",
  "champions",
  "ratings",
  "drivers",
  "drivers_overview",
  "teams_overview",
  "compare",
  "embed",
]);

/** Sections of whose pages only marked parts are hidden. */
const partlyCoveredSections = new Set(["races", "search", "data", "sql"]);

/**
 * What of a page is hidden from a visitor who does not want to know the last weekend's results. When in doubt, all of
 * it.
 *
 * @param page its path, and what its search params name
 */
export function coverOf(
  page: { pathname: string; search: Readonly<Record<string, unknown>> },
  last: LastRace,
  subject: Subject,
): Cover {
  if (last === null) return null;
  const [, section = "", first = "", second = ""] = page.pathname.split("/");
  if (section === "") return "parts";
  if (coveredSections.has(section)) return "page";
  if (partlyCoveredSections.has(section)) return "parts";
  if (section === "ask") return coversAnswer(page.search, last);
  if (section === "standings" && first === "odds") return "page";
  if (section === "standings") return coversSeason([first, ...textsOf(page.search)], last) ? "page" : null;
  if (section === "race") return isOver(Number(first), Number(second), last) ? null : "page";
  if ((section === "driver" || section === "teams") && first !== "") return ofWhoRaced(last, subject);
  if (section === "circuits") return first === "" ? "parts" : ofCircuit(last, subject);
  return null;
}

/** True for a race that was over before the last weekend, so that its result is no spoiler. */
function isOver(year: number, round: number, last: LastRace): boolean {
  if (last === undefined || last === null) return false;
  return isLater(last, { year, round });
}

function coversSeason(texts: ReadonlyArray<string>, last: LastRace): boolean {
  if (last === undefined || last === null) return true;
  const years = texts.flatMap((text) => text.match(/\b\d{4}\b/g) ?? []);
  return years.some((year) => Number(year) >= last.year);
}

/**
 * All of an answer that may count the last weekend's results: to a question of no years, or of some until today. Where
 * nothing is asked, those of the examples that do.
 */
function coversAnswer(search: Readonly<Record<string, unknown>>, last: LastRace): Cover {
  if (Object.values(search).every((value) => value === undefined)) return "parts";
  const years = textsOf({ years: search["years"] }).join("");
  return !/\d{4}"?$/.test(years) || coversSeason([years], last) ? "page" : null;
}

function textsOf(search: Readonly<Record<string, unknown>>): Array<string> {
  return Object.values(search).map((value) => JSON.stringify(value) ?? "");
}

function ofWhoRaced(last: LastRace, subject: Subject): Cover {
  const until = subject?.last_year;
  if (last === undefined || last === null || until === undefined || until === null) return "page";
  return until >= last.year ? "page" : null;
}

function ofCircuit(last: LastRace, subject: Subject): Cover {
  if (last === undefined || last === null || subject?.races === undefined) return "page";
  return subject.races.some(({ year, round }) => year === last.year && round === last.round) ? "page" : null;
}
