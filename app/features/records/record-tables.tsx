import { Link } from "@tanstack/react-router";
import type { Proof, RecordRow } from "#app/data/records/compute.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { phoneBarClass, phoneFigureClass } from "#app/ui/value-bar.tsx";
import { placeText } from "#app/data/ask/lines.ts";
import { holderTexts, recordTexts } from "#app/data/records/record-texts.ts";
import { type Holder, isAge, type RecordKind, type RecordQuestion } from "#app/data/records/kinds.ts";
import { formatThousands, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/** A row with the question it answers, so that its cells can lead to their proof. */
export type AskedRow = RecordRow & {
  question: RecordQuestion;
  /** The highest value of all rows. */
  most: number;
  /** Whether others have the same place. */
  isShared: boolean;
};

const columns: ReadonlyArray<Column<AskedRow>> = [
  {
    id: "place",
    label: "Pos",
    value: (row) => row.place,
    cell: (row) => <Medal place={row.place}>{placeText(row)}</Medal>,
    firstSort: "asc",
    look: "place",
    phone: "place",
    width: 4,
  },
  {
    id: "name",
    label: "Driver",
    value: (row) => row.name,
    cell: (row) => (row.path === null ? row.name : <a href={row.path}>{row.name}</a>),
    phone: "name",
    width: [13, 1],
  },
  {
    id: "value",
    label: "Record",
    value: (row) => row.value,
    cell: ({ question, id, value, written, most }) => (
      // The bar has the room that the longest number leaves.
      <div className="flex items-center gap-3 md:h-5 md:pe-18">
        {written === null ? (
          <span className={`md:contents ${phoneBarClass}`} aria-hidden="true">
            <svg
              width={`${(100 * value) / most}%`}
              className="block h-2.5 shrink-0 rounded-[2px] bg-team max-md:h-1.5"
            />
          </span>
        ) : null}
        <Link
          to="/records/"
          search={{ ...question, of: id }}
          hash="proof"
          title="The rows that prove it"
          className={`py-0 whitespace-nowrap md:-me-18 ${written === null ? phoneFigureClass : ""}`}
        >
          {written ?? formatThousands(value)}
        </Link>
      </div>
    ),
    firstSort: "desc",
    phone: "value",
    width: [16, 5],
  },
  {
    id: "first_year",
    label: "First year",
    value: (row) => row.first_year,
    cell: ({ first_year, last_year }) => (
      <>
        {first_year}
        {first_year === last_year ? null : <span className="md:hidden">–{last_year}</span>}
      </>
    ),
    numeric: true,
    phone: "lead",
    width: 6,
  },
  {
    id: "last_year",
    label: "Last year",
    value: (row) => row.last_year,
    cell: (row) => row.last_year,
    numeric: true,
    width: 6,
  },
];

/**
 * All who are in a record's list; the record's own name heads its column.
 *
 * @param hasSpans false where each record was set in one year
 */
export function recordTableOf(kind: RecordKind, by: Holder, hasSpans = true): Table<AskedRow> {
  const { label, value } = recordTexts[kind];
  const { label: all, one, noun } = holderTexts[by];
  const labels: Readonly<Record<string, string>> = {
    value,
    name: one,
    ...(hasSpans ? {} : { first_year: "Year" }),
  };
  return defineTable<AskedRow>({
    name: "records",
    caption: label,
    heading: `${all} by ${label.toLowerCase()}`,
    noun,
    bar: "name",
    rowClass: ({ team }) => teamClass(team?.id ?? null, team?.year),
    columns: columns
      .filter(({ id }) => hasSpans || id !== "last_year")
      .map((column) => ({
        ...column,
        label: labels[column.id] ?? column.label,
        phoneBar: column.id === "value" && !isAge(kind),
      })),
  });
}

/** A race or a season that counts for a record, and which one of all it is. */
type NumberedProof = Proof & { number: number };

/**
 * What proves a record: races, or seasons with their figures. It has no column in which every row would say the same:
 * no driver where the record is a driver's own, and no figure where each race counts once.
 */
export function proofTableOf(proofs: ReadonlyArray<NumberedProof>): Table<NumberedProof> {
  const shown = proofColumns.filter(({ id }) => {
    if (id === "proof_driver") return proofs.some(({ driver }) => driver !== null);
    if (id === "proof_value") return proofs.some(({ value }) => value !== 1);
    return true;
  });
  return defineTable<NumberedProof>({
    name: "record-proof",
    maxWidth: shown.length > 3 ? 52 : 38,
    caption: "What proves the record",
    noun: ["row", "rows"],
    columns: shown,
  });
}

const proofColumns: ReadonlyArray<Column<NumberedProof>> = [
  {
    id: "proof_number",
    label: "No.",
    value: (row) => row.number,
    numeric: true,
    firstSort: "asc",
    phone: "place",
    width: 4,
  },
  {
    id: "proof_year",
    label: "Year",
    value: (row) => row.year,
    cell: (row) => row.year,
    numeric: true,
    firstSort: "asc",
    phone: "lead",
    width: 4.5,
  },
  {
    id: "proof_name",
    label: "Race or season",
    value: (row) => row.name,
    cell: ({ year, round, name }) =>
      round === null ? (
        <a href={`/standings/${year}/drivers/overview`}>{year} season</a>
      ) : (
        <a href={raceResultsPath(year, round)}>{name}</a>
      ),
    phone: "name",
    width: [12, 2],
  },
  {
    id: "proof_driver",
    label: "Driver",
    value: (row) => row.driver,
    cell: (row) => row.driver ?? noValue,
    phone: "detail",
    width: [10, 1.5],
  },
  {
    id: "proof_value",
    label: "Count",
    value: (row) => row.value,
    numeric: true,
    phone: "value",
    width: 6,
  },
];
