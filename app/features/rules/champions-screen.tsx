import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { ruleText } from "#contract/rules/address.ts";
import type { ChampionsUnderRules } from "#contract/rules/answers.ts";
import { presets } from "#contract/rules/presets.ts";
import { championsQuery } from "#app/data/rules.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { ChampionsDrawing } from "./champions-drawing.tsx";
import { type ChampionRow, championRows, championsTable } from "./champions-table.tsx";
import { Presets } from "./presets-nav.tsx";
import { RulesForm } from "./rules-form.tsx";
import { type RulesSearch, rulesOf } from "./rules-search.ts";

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
