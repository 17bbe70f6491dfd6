import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedCircuitsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { CoverageNote, coverageOf } from "#app/features/coverage/coverage.tsx";
import { circuitPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import type { ComparisonProps } from "./comparison-section.tsx";
import { type CircuitAmount, circuitAmounts } from "./compare-search.ts";
import { circuitsMethod, noCareers } from "./compare-texts.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { CareerWithCar } from "./distinct-cars.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { nameCollator } from "#app/text/names.ts";
import type { CircuitFigures } from "#contract/head-to-head.ts";

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
  const coverage = coverageOf(valueOf(archive), {
    from: Math.min(...careers.map(({ first_year }) => first_year)),
    to: Math.max(...careers.map(({ last_year }) => last_year)),
  });
  if (rows.length === 0) return <CoverageNote coverage={{ of: "none" }} shows="results" />;
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ViewLinks label="Figure by circuit" items={amountLinks(amount)} />
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

function amountLinks(chosen: CircuitAmount): Array<ViewLinkItem> {
  return circuitAmounts.map((amount) => ({
    label: amountLabels[amount],
    current: amount === chosen,
    link: {
      to: "/compare/",
      search: (present) => ({ ...present, at: amount === "wins" ? undefined : amount }),
    },
  }));
}

const circuit: Column<CircuitRow> = {
  id: "circuit",
  label: "Circuit",
  value: (row) => row.circuitName,
  cell: ({ circuitId, circuitName, country }) => (
    <>
      <Flag country={country} /> <a href={circuitPath(circuitId)}>{circuitName}</a>
    </>
  ),
  width: [11, 1],
  smallWidth: [7, 1],
};

/** Of which amounts less is better, or neither. */
const betterWhen: Readonly<Partial<Record<CircuitAmount, "less" | "neither">>> = {
  best_finish: "less",
  dnfs: "neither",
};

/** The circuits with one figure of each who is compared, each beside the number of Grands Prix there. */
function circuitsTable(careers: ReadonlyArray<CareerWithCar>, amount: CircuitAmount): Table<CircuitRow> {
  const amounts = careers.map(({ name, car }, index): Column<CircuitRow> => ({
    id: `amount_${index + 1}`,
    label: name,
    value: ({ figures }) => figures[index]?.[amount] ?? null,
    cell: ({ figures }) => {
      const figure = figures[index];
      if (figure === null || figure === undefined) return noValue;
      return (
        <span className={`flex items-center justify-end gap-4 ${teamClass(car.team_id, car.year)}`}>
          {amount === "best_finish" || figure[amount] === 0 ? null : (
            <ValueBar
              percent={(100 * figure[amount]) / figure.grands_prix}
              fill="fill-team"
              className="max-md:hidden"
            />
          )}
          <span className="md:min-w-16">
            <Compared by={leadOf(figures, index, amount)}>{formatValue(figure[amount])}</Compared>{" "}
            <small>of {figure.grands_prix}</small>
          </span>
        </span>
      );
    },
    numeric: true,
    width: [9, 2],
    smallWidth: [careers.length > 3 ? 5.5 : 4.85, 1],
    firstSort: amount === "best_finish" ? "asc" : "desc",
  }));
  const starts = careers.map(({ name }, index): Column<CircuitRow> => ({
    id: `starts_${index + 1}`,
    label: `${name} Grands Prix`,
    value: ({ figures }) => figures[index]?.grands_prix ?? null,
  }));
  return defineTable<CircuitRow>({
    name: "compare-circuits",
    caption: "Figures by circuit",
    noun: ["circuit", "circuits"],
    columns: [circuit, ...amounts],
    fileColumns: [circuit, ...amounts, ...starts],
  });
}

function leadOf(figures: CircuitRow["figures"], index: number, amount: CircuitAmount): number {
  const way = betterWhen[amount] ?? "more";
  if (way === "neither") return 0;
  return (
    bestAmong(
      figures.map((each) => each?.[amount] ?? null),
      way,
    )[index] ?? 0
  );
}

/** A circuit with the figures of each who is compared, in their order; null for those who never raced there. */
export type CircuitRow = {
  circuitId: string;
  circuitName: string;
  country: string;
  figures: ReadonlyArray<CircuitFigures | null>;
};

/**
 * Lays the circuits of several careers side by side, by name.
 *
 * @param careers the circuits of each
 */
export function circuitRows(careers: ReadonlyArray<ReadonlyArray<CircuitFigures>>): Array<CircuitRow> {
  const byCircuit = Map.groupBy(careers.flat(), ({ circuit_id }) => circuit_id);
  const rows = [...byCircuit].flatMap(([circuitId, [any]]) => {
    if (any === undefined) return [];
    const figures = careers.map(
      (rowsOf) => rowsOf.find(({ circuit_id }) => circuit_id === circuitId) ?? null,
    );
    return [{ circuitId, circuitName: any.circuit_name, country: any.country, figures }];
  });
  return rows.toSorted((one, other) => nameCollator().compare(one.circuitName, other.circuitName));
}

/** By how much each amount is the better one: 1 for the best of several that differ, 0 for all others. */
export function bestAmong(amounts: ReadonlyArray<number | null>, better: "more" | "less"): Array<0 | 1> {
  const known = amounts.filter((amount) => amount !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const best = known.length < 2 || least === most ? null : better === "more" ? most : least;
  return amounts.map((amount) => (best !== null && amount === best ? 1 : 0));
}
