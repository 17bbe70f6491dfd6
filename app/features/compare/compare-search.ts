import { type ComparedKind, comparedIds, idsText, readIds } from "#app/data/compare/compared-ids.ts";
import { tidyTyped } from "#app/text/names.ts";
import { choice, read, searchParams, searchTexts } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** What the table by circuit can show; the first is the default. */
export const circuitAmounts = ["wins", "podiums", "poles", "fastest_laps", "best_finish", "dnfs"] as const;
export type CircuitAmount = (typeof circuitAmounts)[number];

/** What a chart of seasons can show; the first is the default. "Total" is what there was up to and with a season. */
export const seasonFigures = [
  "rank",
  "wins",
  "podiums",
  "poles",
  "points",
  "total_wins",
  "total_points",
] as const;
export type SeasonFigure = (typeof seasonFigures)[number];

const parameters = searchParams({
  /** Absent for drivers. */
  kind: choice(["teams"]),
  /** Who is compared, joined by commas, with those beyond the most that are. A form without scripts has several. */
  ids: read((value) => idsText(readIds(value))),
  /** What was typed to find another. */
  add: read((value) => tidyTyped(searchTexts(value)[0] ?? "").trim() || undefined),
  /** Figure of the chart by season; absent for the rank, which every season gives alike. */
  figure: choice(seasonFigures, "rank"),
  /** By year of the career; absent for years. */
  by: choice(["season"]),
  /** What the table by circuit shows; absent for wins. */
  at: choice(circuitAmounts, "wins"),
  /** The two whose meetings are listed one by one, joined by a comma; both are among those compared. */
  pair: read((value) => searchTexts(value)[0]),
  sort: viewParams.sort,
});

/** The state of a comparison as its address has it; what is absent has its default. */
export type CompareSearch = ReturnType<typeof parameters>;

/** Reads the search parameters of a comparison. Names are taken for the ids that they stand for. */
export function compareSearch(search: Record<string, unknown>): CompareSearch {
  const found = parameters(search);
  return { ...found, pair: pairText(found.pair, found.ids) };
}

/** What is compared. */
export function kindOf({ kind }: Pick<CompareSearch, "kind">): ComparedKind {
  return kind ?? "drivers";
}

/** The two whose meetings are listed one by one; null for none. */
export function pairOf({ pair }: Pick<CompareSearch, "pair">): [one: string, other: string] | null {
  const [one, other] = pair?.split(",") ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}

/**
 * The address with others compared. Links start from the address, not from the comparison that is shown: that may still
 * be the one before.
 *
 * @param unknown ids that the archive does not know, which go with any change
 * @param change what becomes of those compared
 */
export function changeCompared(
  unknown: ReadonlyArray<string>,
  change: (ids: ReadonlyArray<string>) => ReadonlyArray<string>,
) {
  return ({ add: _added, ...present }: CompareSearch): CompareSearch => ({
    ...present,
    ids: idsText(change(comparedIds(present.ids).ids.filter((id) => !unknown.includes(id)))),
  });
}

function pairText(text: string | undefined, asked: string | undefined): string | undefined {
  const pair = readIds(text);
  const { ids } = comparedIds(asked);
  return pair.length === 2 && pair.every((id) => ids.includes(id)) ? idsText(pair) : undefined;
}
