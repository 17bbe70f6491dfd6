import { type ComparedKind, comparedIds, idsText, readIds } from "#app/data/compare/compared-ids.ts";
import { tidyTyped } from "#app/text/typed-name.ts";
import { searchTexts } from "#app/text/search-texts.ts";
import { tableView } from "#app/ui/table/view.ts";
import { type SeasonFigure, seasonFigures } from "./season-chart.ts";

/** What the table by circuit can show; the first is the default. */
export const circuitAmounts = ["wins", "podiums", "poles", "fastest_laps", "best_finish", "dnfs"] as const;
export type CircuitAmount = (typeof circuitAmounts)[number];

/** The state of a comparison as its address has it; what is absent has its default. */
export type CompareSearch = {
  /** Absent for drivers. */
  kind?: "teams" | undefined;
  /** Who is compared, joined by commas, with those beyond the most that are. */
  ids?: string | undefined;
  /** What was typed to find another. */
  add?: string | undefined;
  /** Figure of the chart by season; absent for points. */
  figure?: Exclude<SeasonFigure, "points"> | undefined;
  /** By season of the career; absent for years. */
  by?: "season" | undefined;
  /** What the table by circuit shows; absent for wins. */
  at?: Exclude<CircuitAmount, "wins"> | undefined;
  /** The two whose meetings are listed one by one, joined by a comma; both are among those compared. */
  pair?: string | undefined;
  sort?: string | undefined;
};

/**
 * Reads the search parameters at the door. Nonsense is dropped, and so are defaults: each view has one address. Names
 * are taken for the ids that they stand for. A form that is sent without scripts may have `ids` several times.
 */
export function compareSearch(search: Record<string, unknown>): CompareSearch {
  const ids = idsText(readIds(search.ids));
  const figure = seasonFigures.find((each) => each === search.figure);
  const at = circuitAmounts.find((each) => each === search.at);
  const add = tidyTyped(searchTexts(search.add)[0] ?? "").trim();
  return {
    kind: search.kind === "teams" ? "teams" : undefined,
    ids,
    add: add || undefined,
    figure: figure === "points" ? undefined : figure,
    by: search.by === "season" ? "season" : undefined,
    at: at === "wins" ? undefined : at,
    pair: pairText(searchTexts(search.pair)[0], ids),
    sort: tableView(search).sort,
  };
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

function pairText(text: string | undefined, asked: string | undefined): string | undefined {
  const pair = readIds(text);
  const { ids } = comparedIds(asked);
  return pair.length === 2 && pair.every((id) => ids.includes(id)) ? idsText(pair) : undefined;
}
