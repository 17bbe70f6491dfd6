import { Link } from "@tanstack/react-router";
import { driverPath } from "#app/text/page-paths.ts";
import type { QualifyingComparison } from "#contract/qualifying.ts";
import { qualifyingLink, round, year } from "#app/features/results/result-columns.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastTeamId } from "#contract/teams.ts";
import { formatGap, formatLapTime, formatPercent, formatSigned, rounded } from "#app/text/format.ts";
import { WithShares } from "#app/ui/value-bar.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { TeammateHeadToHead } from "./head-to-head.ts";
import type { QualifyingView } from "#app/features/drivers/driver-search.ts";

/** A gap is the better the further below zero it is: its sign says so beside the colour. */
function gapColumn<Data>(id: string, label: string, gap: (data: Data) => number | null): Column<Data> {
  return {
    id,
    label,
    value: (data) => rounded(gap(data), 3),
    cell: (data) => {
      const value = gap(data);
      const text = formatGap(value);
      if (value === null || value === 0) return text;
      return <span className={value < 0 ? "font-strong text-better" : "text-worse"}>{text}</span>;
    },
    numeric: true,
    firstSort: "asc",
  };
}

/** The same gap in per cent of the faster time: plain, since the seconds beside it have the colour. */
function percentColumn<Data>(id: string, label: string, gap: (data: Data) => number | null): Column<Data> {
  return { ...gapColumn(id, label, gap), cell: (data) => formatSigned(gap(data), 3) };
}

/** Per teammate, who was faster how often, and by how much. */
export const headToHeadTable = defineTable<TeammateHeadToHead>({
  name: "qualifying-head-to-heads",
  wrapsHeads: true,
  caption: "Qualifying against each teammate",
  noun: ["teammate", "teammates"],
  rowClass: (row) => teamClass(lastTeamId(row.teams, row.year), row.year),
  bar: "teammate",
  columns: [
    {
      id: "teammate",
      label: "Teammate",
      value: (row) => row.teammateName,
      cell: (row) => <a href={driverPath(row.teammateId)}>{row.teammateName}</a>,
      phone: "name",
      width: [11, 2],
    },
    {
      id: "sessions",
      label: "Sessions",
      value: (row) => row.sessions,
      cell: (row) => (
        <Link
          to="."
          search={(previous) => ({
            ...previous,
            view: "sessions",
            teammate: row.teammateId,
            sort: undefined,
          })}
          resetScroll={false}
          aria-label={`${row.sessions}: each session with ${row.teammateName}`}
        >
          {row.sessions}
        </Link>
      ),
      numeric: true,
      phone: "lead",
      phoneWords: { after: " sessions", one: " session" },
      width: [5.5, 1],
    },
    {
      id: "teammate_faster",
      label: "Slower",
      value: (row) => row.teammateFaster,
      numeric: true,
      width: [4.75, 1],
    },
    {
      id: "driver_faster",
      label: "Faster",
      value: (row) => row.driverFaster,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " faster" },
      width: [4.75, 1],
    },
    {
      id: "faster_percent",
      label: "Faster %",
      value: (row) => rounded(row.fasterPercent, 1),
      cell: (row) => (
        <WithShares first={row.driverFaster} second={row.teammateFaster}>
          {formatPercent(row.fasterPercent)}
        </WithShares>
      ),
      numeric: true,
      phone: "value",
      phoneBar: true,
      width: [12, 2.4],
    },
    {
      ...gapColumn("median_gap", "Median gap (s)", (row) => row.medianGap),
      phone: "second",
      phoneWords: { after: " s" },
      width: [6.25, 1],
    },
    { ...gapColumn("mean_gap", "Mean gap (s)", (row) => row.meanGap), width: [6.25, 1] },
    {
      ...percentColumn("median_gap_percent", "Median gap (%)", (row) => row.medianGapPercent),
      width: [6, 1],
    },
    {
      ...percentColumn("mean_gap_percent", "Mean gap (%)", (row) => row.meanGapPercent),
      width: [6, 1],
    },
    {
      id: "left_out",
      label: "Left out",
      value: (row) => row.leftOut,
      numeric: true,
      width: [4.5, 1],
    },
  ],
});

/** Each qualifying against one teammate. */
export const sessionsTable = defineTable<QualifyingComparison>({
  name: "qualifying-sessions",
  wrapsHeads: true,
  caption: "Each qualifying against one teammate",
  noun: ["session", "sessions"],
  columns: [
    { ...year, phone: "lead", width: 4 },
    { ...round, width: 4.5 },
    { ...qualifyingLink, phone: "name", width: [13, 2] },
    { id: "team", label: "Team", value: (row) => row.team_name, width: [7.5, 1.2] },
    { id: "compared", label: "Compared", value: comparedText, phone: "detail", width: [9, 1.6] },
    {
      id: "driver_time",
      label: "Time",
      value: (row) => row.driver_time,
      cell: (row) => formatLapTime(row.driver_time),
      numeric: true,
      firstSort: "asc",
      phone: "second",
      width: 8.25,
    },
    {
      id: "teammate_time",
      label: "Teammate’s time",
      value: (row) => row.teammate_time,
      cell: (row) => formatLapTime(row.teammate_time),
      numeric: true,
      firstSort: "asc",
      width: 8.25,
    },
    {
      ...gapColumn("gap", "Gap (s)", (row) => row.gap),
      phone: "value",
      phoneWords: { after: " s" },
      width: 6,
    },
    { ...gapColumn("gap_percent", "Gap (%)", (row) => row.gap_percent), width: 6 },
  ],
});

export const notes = {
  results: "No qualifying data available for this driver.",
  comparisons: "No teammate to compare with in this kind of session.",
} as const;

export const viewLabels: Readonly<Record<QualifyingView, string>> = {
  results: "Results",
  teammates: "Teammates",
  sessions: "Session by session",
};

/** What the results are (docs/method.md). */
export const resultsMethod =
  "Every qualifying and sprint qualifying on record. Times are those of the segments Q1, Q2 and Q3; sessions without segments have the classifying time. Source: F1DB.";

/** How two are compared in qualifying (docs/method.md). */
export function comparisonMethod(session: QualifyingComparison["session_type"]): string {
  const counted =
    session === "SQ"
      ? "Sprint qualifying only; qualifying is counted apart."
      : "Qualifying only; sprint qualifying is counted apart.";
  return `${counted} The comparison uses the last segment in which both set a time; in sessions without segments the classifying time, which in six rounds of 2005 is the sum of two runs. A gap below zero is faster than the teammate; per cent are of the faster time. Sessions without a time from both drivers are not counted. Ties count for neither. Source: F1DB.`;
}

const segmentNames = { Q1: "Q1", Q2: "Q2", Q3: "Q3", time: "Time", sum: "Sum of two runs" } as const;

/** What was compared, or why nothing was. */
function comparedText({ segment, left_out }: QualifyingComparison): string {
  return segment === null ? `Left out: ${left_out ?? "no times"}` : segmentNames[segment];
}
