import { Link } from "@tanstack/react-router";
import { lineKey } from "#contract/ask/address.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import { defaultQuestion, type Question } from "#contract/ask/question.ts";
import type { AskLine } from "#app/data/ask/ask.functions.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatCount, formatValue, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import type { AskSearch } from "./search.ts";
import { valueLabel } from "./texts.ts";

/** A line with its place, and the question that it answers. */
export type AskedLine = AskLine & { place: number; search: AskSearch };

/** The table of a question's answer. */
export function answerTable(question: Question): Table<AskedLine> {
  const { measure, what, figure, per } = question;
  const isDate = measure === "first" || measure === "last";
  const columns: ReadonlyArray<Column<AskedLine>> = [
    {
      id: "place",
      label: "Place",
      value: (row) => row.place,
      numeric: true,
      firstSort: "asc",
      width: 4.5,
      smallWidth: 2.75,
    },
    {
      id: "subject",
      label: "Name",
      value: (row) => row.subject,
      cell: (row) => subjectCell(question, row),
      width: [14, 2],
      smallWidth: [6, 1.6],
    },
    ...(per === "career" ? [] : [partColumn]),
    {
      id: "value",
      label: valueLabel(measure, what, figure),
      value: (row) => row.value,
      cell: (row) => valueText(question, row),
      numeric: true,
      firstSort: isDate || measure === "youngest" ? "asc" : "desc",
      width: [9, 1],
      smallWidth: [4.5, 1],
    },
    ...(measure === "rate" ? [startsColumn] : []),
    {
      id: "from",
      label: "From",
      value: (row) => row.from,
      cell: (row) => dayText(row.from),
      width: 10,
      smallWidth: null,
    },
    {
      id: "to",
      label: "To",
      value: (row) => row.to,
      cell: (row) => dayText(row.to),
      width: 10,
      smallWidth: null,
    },
    {
      id: "races",
      label: "Races",
      value: (row) => row.races,
      cell: (row) => (
        <Link
          to="/ask/"
          search={{ ...row.search, line: lineKey(row) }}
          hash="races"
          title={`The races of ${row.subject}`}
          className="whitespace-nowrap"
        >
          {formatCount(row.races, "race")}
        </Link>
      ),
      numeric: true,
      width: 6.5,
      smallWidth: 4.5,
    },
  ];
  return defineTable<AskedLine>({
    name: "ask",
    caption: "Answer",
    noun: ["line", "lines"],
    columns,
  });
}

const partColumn: Column<AskedLine> = {
  id: "part",
  label: "Where",
  value: (row) => row.part,
  cell: (row) => row.part ?? noValue,
  width: [10, 1],
  smallWidth: [4.5, 1],
};

const startsColumn: Column<AskedLine> = {
  id: "starts",
  label: "Of",
  value: (row) => row.starts,
  cell: (row) => (row.starts === null ? noValue : formatCount(row.starts, "race")),
  numeric: true,
  width: 6.5,
  smallWidth: 5,
};

function subjectCell({ of }: Question, { subject, subject_id: id }: AskLine) {
  if (of === "drivers") return <a href={`/driver/${id}/`}>{subject}</a>;
  if (of === "teams") return <a href={`/teams/${id}/`}>{subject}</a>;
  return of === "pairs" ? <a href={`/compare/?ids=${id.replace(".", ",")}`}>{subject}</a> : subject;
}

function valueText({ measure }: Question, { value, written }: AskLine): string {
  if (written !== null) return written;
  if (typeof value === "string") return formatDay(value);
  return measure === "rate" ? `${value.toFixed(1)}%` : formatValue(value);
}

function dayText(day: string | null): string {
  return day === null ? noValue : formatDay(day);
}

type ProofRow = AskProof["races"][number];

/** The races behind a line. */
export const proofTable = defineTable<ProofRow>({
  name: "ask-races",
  caption: "Races behind the line",
  noun: ["result", "results"],
  columns: [
    {
      id: "race_date",
      label: "Date",
      value: (row) => row.date,
      cell: (row) => formatDay(row.date),
      width: 10,
      smallWidth: null,
    },
    {
      id: "race_name",
      label: "Race",
      value: (row) => `${row.year} ${row.race_name}`,
      cell: ({ year, round, session, race_name }) => (
        <a href={`/race/${year}/${round}/${session === "S" ? "sprint" : "race"}/results`}>
          {year} {race_name}
          {session === "S" ? ", sprint" : ""}
        </a>
      ),
      width: [14, 2],
      smallWidth: [8, 1.6],
    },
    {
      id: "race_driver",
      label: "Driver",
      value: (row) => row.driver_name,
      cell: (row) => <a href={`/driver/${row.driver_id}/`}>{row.driver_name}</a>,
      width: [10, 1],
      smallWidth: [5.25, 1],
    },
    {
      id: "race_team",
      label: "Team",
      value: (row) => row.team_name,
      cell: (row) => <a href={`/teams/${row.team_id}/`}>{row.team_name}</a>,
      width: [8, 1],
      smallWidth: null,
    },
    {
      id: "race_grid",
      label: "Grid",
      value: (row) => row.grid,
      cell: (row) => formatValue(row.grid),
      numeric: true,
      firstSort: "asc",
      width: 4.5,
      smallWidth: 3.25,
    },
    {
      id: "race_finish",
      label: "Finish",
      value: (row) => row.position,
      cell: (row) =>
        row.position === null ? (
          row.position_text
        ) : (
          <Medal place={row.position}>{String(row.position)}</Medal>
        ),
      numeric: true,
      firstSort: "asc",
      width: 5,
      smallWidth: 3.75,
    },
    {
      id: "race_points",
      label: "Points",
      value: (row) => row.points,
      numeric: true,
      width: 5,
      smallWidth: null,
    },
  ],
});

/** The question of a page whose own is no question; its table stands in while the answer is waited for. */
export const anyTable = answerTable(defaultQuestion);
