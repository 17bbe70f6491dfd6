import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";

const path = "/compare/";
const about =
  "career figures, rates per Grand Prix, season by season, by circuit, and head-to-head in races and qualifying";

/**
 * The head of a comparison. Both orders of a pair have the same canonical page; comparisons of three or more are not
 * indexed, since there are too many.
 *
 * @param compared ids and names, in the same order; the ids that nobody has, as far as that is known, are left out
 */
export function compareHead(
  siteUrl: string,
  compared: {
    kind: ComparedKind;
    ids: ReadonlyArray<string>;
    names: ReadonlyArray<string>;
    unknown: ReadonlyArray<string>;
  },
) {
  const { kind, unknown } = compared;
  const isKnown = compared.ids.map((id) => !unknown.includes(id));
  const ids = compared.ids.filter((_, index) => isKnown[index]);
  if (ids.length < 2) {
    const title = "Compare Formula 1 drivers and teams of any era";
    return pageHead(siteUrl, {
      title,
      description: `Two to four Formula 1 drivers or teams side by side: ${about}.`,
      path,
      breadcrumbs: [{ name: title, path }],
    });
  }
  const names = compared.names.filter((_, index) => isKnown[index]).join(" vs ");
  const asked = `ids=${ids.toSorted().join(",")}`;
  const here = kind === "drivers" ? `${path}?${asked}` : `${path}?kind=teams&${asked}`;
  return pageHead(siteUrl, {
    title: `${names}: compared`,
    description: `${names}: careers, rates, seasons, circuits, and head-to-head in races and qualifying.`,
    path: here,
    breadcrumbs: [
      { name: "Compare", path },
      { name: names, path: here },
    ],
    picture: socialPicture.compared(kind, ids),
    noindex: ids.length > 2,
  });
}
