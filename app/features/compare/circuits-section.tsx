import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedCircuitsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/facts.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { circuitRows } from "./circuit-rows.ts";
import { circuitsTable } from "./circuits-table.tsx";
import type { ComparisonProps } from "./part.tsx";
import { type CircuitAmount, circuitAmounts, type CompareSearch } from "./search.ts";
import { circuitsMethod, noCareers } from "./texts.ts";

/** One figure of each at every circuit. */
export function CircuitsSection({ search, kind, ids, careers }: ComparisonProps) {
  const amount = search.at ?? "wins";
  const { data } = useSuspenseQuery(comparedCircuitsQuery(kind, ids));
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  const rows = useMemo(() => {
    const circuits = new Map(data.available ? data.value.map((each) => [each.id, each.rows]) : []);
    return circuitRows(careers.map(({ id }) => circuits.get(id) ?? []));
  }, [careers, data]);
  const table = useMemo(() => circuitsTable(careers, amount), [careers, amount]);
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  const coverage = raceCoverage(valueOf(archive), {
    from: Math.min(...careers.map(({ first_year }) => first_year)),
    to: Math.max(...careers.map(({ last_year }) => last_year)),
  });
  if (rows.length === 0) return <CoverageNote coverage={{ of: "none" }} shows="results" />;
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      <div className="view-controls">
        <ViewLinks label="Figure by circuit" items={amountLinks(search, amount)} />
      </div>
      <DataTable table={table} rows={rows} method={circuitsMethod} />
    </>
  );
}

/** What each figure is called. */
const amountLabels: Readonly<Record<CircuitAmount, string>> = {
  wins: "Wins",
  podiums: "Podiums",
  poles: "Poles",
  fastest_laps: "Fastest laps",
  best_finish: "Best finish",
  dnfs: "DNFs",
};

function amountLinks(search: CompareSearch, chosen: CircuitAmount): Array<ViewLinkItem> {
  return circuitAmounts.map((amount) => ({
    label: amountLabels[amount],
    current: amount === chosen,
    link: { to: "/compare/", search: { ...search, at: amount === "wins" ? undefined : amount } },
  }));
}
