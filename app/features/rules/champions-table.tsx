import { Link } from "@tanstack/react-router";
import type { ChampionsUnderRules, Firsts } from "#contract/rules/answers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatList, formatValue } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { type RulesSearch, rulesSearch } from "./rules-search.ts";

/** A season's champions as they were and as they would be. */
export type ChampionRow = Pick<
  ChampionsUnderRules["seasons"][number],
  "year" | "finished" | "driver" | "constructor"
> & {
  /** The rules that its link keeps. */
  search: RulesSearch;
};

/** The rows of the table, the newest season first. */
export function championRows(seasons: ChampionsUnderRules["seasons"]): Array<Omit<ChampionRow, "search">> {
  return seasons.toReversed();
}

function wouldText(firsts: Firsts | null): string | null {
  return firsts === null || firsts.would.length === 0
    ? null
    : formatList(firsts.would.map(({ name }) => name));
}

const name = [11, 1.4] as const;

function would(id: string, label: string, of: "driver" | "constructor"): Column<ChampionRow> {
  return {
    id,
    label,
    value: (row) => wouldText(row[of]),
    cell: (row) => {
      const text = formatValue(wouldText(row[of]));
      return row[of]?.changed === true ? <b className="font-strong">{text}</b> : text;
    },
    width: name,
  };
}

/** The champions of all seasons under other rules, beside those that are. */
export const championsTable = defineTable<ChampionRow>({
  name: "champions",
  caption: "Champions under other rules",
  noun: ["season", "seasons"],
  columns: [
    {
      id: "year",
      label: "Season",
      value: (row) => row.year,
      cell: ({ year, search }) => (
        <Link to="/standings/$year/rules" params={{ year: String(year) }} search={rulesSearch(search)}>
          {year}
        </Link>
      ),
      phone: "place",
      width: 5,
    },
    { ...would("driver", "Driver by these rules", "driver"), head: "Driver", phone: "name" },
    {
      id: "driver_points",
      label: "Points",
      value: ({ driver }) => driver.would[0]?.points ?? null,
      numeric: true,
      phone: "value",
      width: 5.25,
    },
    {
      id: "driver_was",
      label: "Driver as it was",
      head: "As it was",
      value: ({ driver }) => driver.was?.name ?? null,
      look: "quiet",
      phone: "lead",
      phoneWords: { before: "was " },
      width: name,
    },
    { ...would("constructor", "Constructor by these rules", "constructor"), head: "Constructor" },
    {
      id: "constructor_was",
      label: "Constructor as it was",
      head: "As it was",
      value: ({ constructor }) => constructor?.was?.name ?? null,
      look: "quiet",
      phone: "second",
      width: name,
    },
  ],
  twoStay: false,
  rowClass: ({ year, driver }) => teamClass(driver.would[0]?.team_id ?? null, year),
  bar: "driver",
});
