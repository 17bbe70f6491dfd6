import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/ui/format-number.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { bestAmong, type CircuitRow } from "./circuit-rows.ts";
import type { CircuitAmount } from "./search.ts";

const circuit: Column<CircuitRow> = {
  id: "circuit",
  label: "Circuit",
  value: (row) => row.circuitName,
  cell: ({ circuitId, circuitName, country }) => (
    <>
      <Flag country={country} /> <a href={`/circuits/${circuitId}/`}>{circuitName}</a>
    </>
  ),
};

/** Of which amounts less is better, or neither. */
const better: Readonly<Partial<Record<CircuitAmount, "less" | "neither">>> = {
  best_finish: "less",
  dnfs: "neither",
};

/** The circuits with one figure of each who is compared, each beside the number of Grands Prix there. */
export function circuitsTable(
  careers: ReadonlyArray<{ name: string }>,
  amount: CircuitAmount,
): Table<CircuitRow> {
  const amounts = careers.map(({ name }, index): Column<CircuitRow> => ({
    id: `amount_${index + 1}`,
    label: name,
    value: ({ figures }) => figures[index]?.[amount] ?? null,
    cell: ({ figures }) => {
      const figure = figures[index];
      if (figure === null || figure === undefined) return noValue;
      return (
        <>
          <Compared by={leadOf(figures, index, amount)}>{formatValue(figure[amount])}</Compared>{" "}
          <small>of {figure.grands_prix}</small>
        </>
      );
    },
    numeric: true,
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
    widths: "content",
  });
}

function leadOf(figures: CircuitRow["figures"], index: number, amount: CircuitAmount): number {
  const way = better[amount] ?? "more";
  if (way === "neither") return 0;
  return (
    bestAmong(
      figures.map((each) => each?.[amount] ?? null),
      way,
    )[index] ?? 0
  );
}
