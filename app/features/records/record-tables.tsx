import { Link } from "@tanstack/react-router";
import type { Proof, RecordRow } from "#app/data/records/compute.ts";
import type { RecordQuestion } from "#app/data/records/kinds.ts";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";

/** A row with the question it answers, so that its cells can lead to their proof. */
export type AskedRow = RecordRow & { question: RecordQuestion };

const columns: ReadonlyArray<Column<AskedRow>> = [
  { id: "place", label: "Place", value: (row) => row.place, numeric: true, firstSort: "asc" },
  {
    id: "name",
    label: "Holder",
    value: (row) => row.name,
    cell: (row) => (row.path === null ? row.name : <a href={row.path}>{row.name}</a>),
  },
  {
    id: "value",
    label: "Record",
    value: (row) => row.value,
    cell: ({ question, id, value, written }) => (
      <Link to="/records/" search={{ ...question, of: id }} hash="proof" title="The rows that prove it">
        {written ?? formatValue(value)}
      </Link>
    ),
    numeric: true,
  },
  {
    id: "first_year",
    label: "First",
    value: (row) => row.first_year,
    cell: (row) => row.first_year,
    numeric: true,
  },
  {
    id: "last_year",
    label: "Last",
    value: (row) => row.last_year,
    cell: (row) => row.last_year,
    numeric: true,
  },
];

/** The holders of a record; the record's own name heads its column. */
export function recordTableOf(label: string): Table<AskedRow> {
  return defineTable<AskedRow>({
    name: "records",
    caption: label,
    noun: ["holder", "holders"],
    columns: columns.map((column) => (column.id === "value" ? { ...column, label } : column)),
  });
}

/** What proves a record: races, or seasons with their figures. */
export const proofTable = defineTable<Proof>({
  name: "record-proof",
  caption: "What proves the record",
  noun: ["row", "rows"],
  columns: [
    {
      id: "proof_year",
      label: "Year",
      value: (row) => row.year,
      cell: (row) => row.year,
      numeric: true,
      firstSort: "asc",
    },
    {
      id: "proof_name",
      label: "Race or season",
      value: (row) => row.name,
      cell: ({ year, round, name }) =>
        round === null ? (
          <a href={`/standings/${year}/drivers/overview`}>{year} season</a>
        ) : (
          <a href={`/race/${year}/${round}/race/results`}>{name}</a>
        ),
    },
    { id: "proof_driver", label: "Driver", value: (row) => row.driver, cell: (row) => row.driver ?? noValue },
    { id: "proof_value", label: "Count", value: (row) => row.value, numeric: true },
  ],
});
