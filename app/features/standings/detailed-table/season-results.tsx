import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { GridRow } from "./cells.ts";
import { kinds, resultsTable } from "./results-table.tsx";

type SeasonResultsProps = {
  of: keyof typeof kinds;
  year: number;
  /** All of the calendar; rounds to come have no column. */
  rounds: ReadonlyArray<SeasonRound>;
  rows: Array<GridRow>;
};

/** The table of a season's results, round by round. */
export function SeasonResults({ of, year, rounds, rows }: SeasonResultsProps) {
  const run = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const table = useMemo(() => resultsTable(kinds[of], year, rounds.slice(0, run)), [of, year, rounds, run]);
  return <DataTable table={table} rows={rows} method={resultsMethod(of, rows)} />;
}

/** What is shown where a driver has no place. */
const words: Readonly<Record<string, string>> = {
  DNF: "did not finish",
  NC: "not classified",
  DSQ: "disqualified",
  EX: "excluded",
  DNS: "did not start",
  DNQ: "did not qualify",
  DNPQ: "did not prequalify",
  DNP: "did not practise",
};

/** What the numbers and the small line below them are. */
const abouts = {
  drivers:
    "Finishing positions; sprint results below, marked S. A column sorts by the Grand Prix. Drivers without a result come last.",
  constructors:
    "Numbers are the points that a round brought; below them stand the places of the cars, and the best of them colours the cell.",
} as const;

/** How a table of a season's results reads: its numbers, its marks, and those of the words that occur in it. */
export function resultsMethod(of: keyof typeof abouts, rows: ReadonlyArray<GridRow>): string {
  const said = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell?.text, ...(cell?.below.split(" ") ?? [])])),
  );
  const meanings = Object.entries(words)
    .filter(([word]) => said.has(word))
    .map(([word, meaning]) => `${word} ${meaning}`);
  const taken = rows.some(({ cells }) => cells.some((cell) => Number(cell?.value) < 0))
    ? " A number below 0 is of points that were taken away."
    : "";
  const marks = ["P grid slot 1", "F fastest lap", ...meanings].join(", ");
  return `${abouts[of]}${taken} ${marks}. Source: F1DB.`;
}
