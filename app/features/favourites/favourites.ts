import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { NextRace } from "#contract/races.ts";
import {
  array,
  type InferOutput,
  maxLength,
  nullable,
  object,
  pipe,
  regex,
  safeParse,
  string,
} from "valibot";
import { driverId, teamId } from "#contract/ids.ts";
import { useSyncExternalStore } from "react";
import { storageSubscription } from "#app/ui/storage-subscription.ts";
import { favouritesStorageKey } from "#app/features/shell/first-paint-scripts.ts";

const nameText = pipe(string(), maxLength(120));
/** A path of this site: one slash, then no other, which would lead elsewhere. */
const sitePath = pipe(string(), maxLength(300), regex(/^\/(?![/\\])/));

/** How many of the pages last visited are remembered. */
export const mostVisited = 8;

/** What a visitor has chosen and seen; it never leaves the browser. */
const favouritesSchema = object({
  driver: nullable(object({ id: driverId, name: nameText })),
  team: nullable(object({ id: teamId, name: nameText })),
  /** Latest first. */
  visited: pipe(array(object({ path: sitePath, name: nameText })), maxLength(mostVisited)),
});
export type Favourites = InferOutput<typeof favouritesSchema>;
export type Favourite = NonNullable<Favourites["driver"]>;
type Visit = Favourites["visited"][number];

/** Nothing chosen, nothing seen. */
export const noFavourites: Favourites = { driver: null, team: null, visited: [] };

/** What was stored; nothing when it cannot be read. */
export function parseFavourites(text: string | null): Favourites {
  if (text === null) return noFavourites;
  try {
    const parsed = safeParse(favouritesSchema, JSON.parse(text));
    return parsed.success ? parsed.output : noFavourites;
  } catch {
    return noFavourites;
  }
}

/** With a page visited just now. The pages of one driver, team, race, circuit or season count as one. */
export function withVisit(before: Favourites, visit: Visit): Favourites {
  const others = before.visited.filter((each) => subjectOf(each.path) !== subjectOf(visit.path));
  return { ...before, visited: [visit, ...others].slice(0, mostVisited) };
}

/** How many parts of a path say what a page is about. */
const parts: Readonly<Record<string, number>> = { driver: 2, teams: 2, circuits: 2, standings: 2, race: 3 };

/** What a page is about, as the beginning of its path; null for a page about nothing of its own. */
export function subjectOf(pathname: string): string | null {
  const [, section = "", ...rest] = pathname.split("/");
  const subject = [section, ...rest].slice(0, parts[section] ?? 0);
  return subject.length > 0 && subject.every((part) => part !== "") && subject.length === parts[section]
    ? subject.join("/")
    : null;
}

/** A page that is offered before anything is typed. */
type Offer = { name: string; detail: string; kind: string; path: string; group: string };

/** The favourites, the next race, unless there is none, then the pages last visited that are about something else. */
export function offersBeforeTyping(
  { driver, team, visited }: Favourites,
  next: Pick<NextRace, "year" | "round" | "race_name"> | null,
): Array<Offer> {
  const race =
    next === null
      ? []
      : [
          {
            name: `${next.year} ${next.race_name}`,
            detail: "",
            kind: "Race",
            path: `/race/${next.year}/${next.round}/`,
            group: "Next race",
          },
        ];
  const favourites = [
    ...(driver === null ? [] : [offer(driver.name, "Driver", driverPath(driver.id))]),
    ...(team === null ? [] : [offer(team.name, "Team", teamPath(team.id))]),
  ];
  const subjects = new Set([...favourites, ...race].map(({ path }) => subjectOf(path)));
  const others = visited
    .filter(({ path }) => !subjects.has(subjectOf(path)))
    .map(({ path, name }): Offer => ({ name, detail: "", kind: "Page", path, group: "Last visited" }));
  return [...favourites, ...race, ...others];
}

function offer(name: string, kind: string, path: string): Offer {
  return { name, detail: "", kind, path, group: "Favourites" };
}

/** What a visitor has chosen and seen; on the server and while a page hydrates, nothing. */
export function useFavourites(): Favourites {
  return useSyncExternalStore(subscribeToFavourites, readFavourites, () => noFavourites);
}

/** The same outside of a component. */
function readFavourites(): Favourites {
  const text = storedText();
  if (text !== read.text) read = { text, favourites: parseFavourites(text) };
  return read.favourites;
}

/** What there is to show: a driver or a team that was chosen, pages that were visited alone, or nothing. */
export function extentOf({ driver, team, visited }: Favourites): "favourites" | "visited" | null {
  if (driver !== null || team !== null) return "favourites";
  return visited.length === 0 ? null : "visited";
}

/** Keeps a change; false where storage is full or forbidden, and all stays as it was. */
export function changeFavourites(change: (before: Favourites) => Favourites): boolean {
  const after = change(readFavourites());
  const extent = extentOf(after);
  try {
    if (extent === null) localStorage.removeItem(favouritesStorageKey);
    else localStorage.setItem(favouritesStorageKey, JSON.stringify(after));
  } catch {
    return false;
  }
  apply(extent);
  return true;
}

/** The styles show the panel by an attribute, since it takes its place before any script of the page has run. */
function apply(extent: ReturnType<typeof extentOf>): void {
  const { dataset } = document.documentElement;
  delete dataset.favourites;
  delete dataset.visited;
  if (extent !== null) dataset[extent] = "";
  favouriteChanges.notify();
}

/** A text is read once: the same text is the same value, as React asks for. */
let read: { text: string | null; favourites: Favourites } = { text: null, favourites: noFavourites };

function storedText(): string | null {
  try {
    return localStorage.getItem(favouritesStorageKey);
  } catch {
    return null;
  }
}

const favouriteChanges = storageSubscription(favouritesStorageKey, () => apply(extentOf(readFavourites())));

/** Calls back whenever the favourites change, here or in another tab. */
export const subscribeToFavourites = favouriteChanges.subscribe;
