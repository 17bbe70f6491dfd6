import { raceResultsPath, standingsPath } from "#app/text/page-paths.ts";
import type { Found } from "./findable.ts";
import type { NameSearch } from "./name-search.ts";
import type { ReadWords } from "./words/read-words.ts";

/** As many as a season has races, and itself. */
const mostOfSeason = 40;

/**
 * Whom or what a page is about whose answer stands in their figures: a race for who won or was on pole, a season for its
 * champion, a driver or a team for titles; with the page's own path. Null for all other pages.
 */
function foundOfPage(read: ReadWords, search: NameSearch): Found | null {
  if (read.question !== null) return null;
  const found = subjectOf(read.path, search);
  return found === undefined ? null : { ...found, path: read.path };
}

function subjectOf(path: string, search: NameSearch): Found | undefined {
  const [, year = "", round] = /^\/race\/(\d{4})\/(\d+)\/race\/results(?:\?|$)/.exec(path) ?? [];
  if (round !== undefined) return foundAt(raceResultsPath(Number(year), Number(round)), year, search);
  const [, season] = /^\/standings\/(\d{4})\/drivers\/overview$/.exec(path) ?? [];
  if (season !== undefined) return foundAt(standingsPath(Number(season), "drivers"), season, search);
  const [, folder = "", id = ""] = /^\/(driver|teams)\/(\w+)\/(?:championship)?$/.exec(path) ?? [];
  const name = search.nameOf(folder === "driver" ? "driver" : "team", id);
  return name === null ? undefined : foundAt(`/${folder}/${id}/`, name, search);
}

function foundAt(path: string, typed: string, search: NameSearch): Found | undefined {
  return search.find(typed, mostOfSeason).find((each) => each.path === path);
}

/** What was found, with that of the page before it. */
export function withFoundOfPage(
  found: ReadonlyArray<Found>,
  read: ReadWords | null,
  search: NameSearch,
): Array<Found> {
  const first = read === null ? null : foundOfPage(read, search);
  if (first === null) return [...found];
  const own = first.path.replace(/(?:\?.*|championship)$/, "");
  return [first, ...found.filter(({ path }) => path !== own)];
}

/** The race that is meant by "1951/5", by its name and with its page; null where the archive has none. */
export function raceOf(text: string, search: NameSearch): Pick<Found, "name" | "path"> | null {
  const [year = "", round = ""] = text.split("/");
  return foundAt(raceResultsPath(Number(year), Number(round)), year, search) ?? null;
}
