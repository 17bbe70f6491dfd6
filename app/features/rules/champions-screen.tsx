import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { ruleText } from "#contract/rules/address.ts";
import type { ChampionsUnderRules, Firsts } from "#contract/rules/answers.ts";
import { presets } from "#contract/rules/presets.ts";
import { championsQuery } from "#app/data/standings.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { ChampionsDrawing } from "./champions-drawing.tsx";
import { Presets } from "./presets-nav.tsx";
import { RulesForm } from "./rules-form.tsx";
import { type RulesSearch, rulesOf, rulesSearch } from "./rules-search.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatList, formatValue } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";

const path = "/champions/";

/** Whom the titles of all seasons would have gone to under chosen rules. */
export function ChampionsScreen() {
  const search = useSearch({ from: path });
  return (
    <div className="page grid grid-cols-1 gap-4">
      <PageHeading ways={<Link to="/records/">Records</Link>}>
        <h1>Champions under other rules</h1>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={championsTable} />}>
        <Champions search={search} />
      </Suspense>
    </div>
  );
}

export function ChampionsSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-6">
      <h1>Champions under other rules</h1>
      <TableSkeleton table={championsTable} />
    </div>
  );
}

function Champions({ search }: { search: RulesSearch }) {
  const { data } = useSuspenseQuery(championsQuery(ruleText(search)));
  if (!data.available) return <EmptyNote>No championship data available.</EmptyNote>;
  if (data.value.kind === "refused")
    return (
      <>
        <EmptyNote>
          {data.value.message} It can be: {data.value.expected}.
        </EmptyNote>
        <RulesForm path={path} search={search} choices={null} isOpen />
      </>
    );
  const { answer } = data.value;
  const rules = { ...rulesOf(answer.rules), sort: search.sort };
  const preset = presets(answer.choices).find((each) => ruleText(each.search) === answer.rules);
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <Presets path={path} search={rules} choices={answer.choices} />
        <RulesForm path={path} search={rules} choices={answer.choices} isOpen={preset === undefined} />
      </div>
      <ChampionsDrawing of="driver" answer={answer} search={rules} />
      <ChampionsDrawing of="constructor" answer={answer} search={rules} />
      <DataTable
        table={championsTable}
        rows={rowsOf(answer, rules)}
        method="Of a season that runs, its leaders. Each season has its own page under these rules. Source: F1DB."
      />
    </>
  );
}

function rowsOf(answer: ChampionsUnderRules, search: RulesSearch): Array<ChampionRow> {
  return championRows(answer.seasons).map((row) => ({ ...row, search }));
}

/** A season's champions as they were and as they would be. */
type ChampionRow = Pick<
  ChampionsUnderRules["seasons"][number],
  "year" | "finished" | "driver" | "constructor"
> & {
  /** The rules that its link keeps. */
  search: RulesSearch;
};

/** The rows of the table, the newest season first. */
function championRows(seasons: ChampionsUnderRules["seasons"]): Array<Omit<ChampionRow, "search">> {
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
      const first = row[of]?.changed === true ? <b className="font-strong">{text}</b> : text;
      return row.finished || row[of] === null ? (
        first
      ) : (
        <>
          {first} <span className="text-small text-soft">so far</span>
        </>
      );
    },
    width: name,
  };
}

/** The champions of all seasons under other rules, beside those that are. */
const championsTable = defineTable<ChampionRow>({
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
