import { nameFromId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import type { ComparedKind } from "#app/data/compare/limits.ts";
import { pageHead } from "./head.ts";

const path = "/compare/";
const about =
  "career figures, rates per Grand Prix, season by season, by circuit, and head-to-head in races and qualifying";

/**
 * The head of a comparison. The names are made of the ids: titles go out before any answer is there. Whoever is compared
 * with whom, in either order, is one page; those of three or more are too many for search engines.
 */
export function compareHead(siteUrl: string, kind: ComparedKind, ids: ReadonlyArray<string>) {
  if (ids.length < 2) {
    const title = "Compare Formula 1 drivers and teams of any era";
    return pageHead(siteUrl, {
      title,
      description: `Two to four Formula 1 drivers or teams side by side: ${about}.`,
      path,
      way: [{ name: title, path }],
    });
  }
  const nameOf = (id: string) => (kind === "teams" ? teamName(id) : null) ?? nameFromId(id);
  const names = ids.map(nameOf).join(" vs ");
  const asked = `ids=${ids.toSorted().join(",")}`;
  const here = kind === "drivers" ? `${path}?${asked}` : `${path}?kind=teams&${asked}`;
  return pageHead(siteUrl, {
    title: `${names}: compared`,
    description: `${names}: careers, rates, seasons, circuits, and head-to-head in races and qualifying.`,
    path: here,
    way: [
      { name: "Compare", path },
      { name: names, path: here },
    ],
    noindex: ids.length > 2,
  });
}
