import { driverPath } from "#app/text/page-paths.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastTeamId } from "#contract/teams.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent, formatSpans, formatThousands, rounded } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { WithShares } from "#app/ui/value-bar.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { CircuitWins, TeammatePoints, TeammateWins, YearWins, Wins } from "./summaries.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { DriverTeammatesSearch } from "#app/features/drivers/driver-search.ts";

/** The columns of who was ahead how often, the same in each table of wins. */
const winColumns: ReadonlyArray<Column<Wins>> = [
  {
    id: "teammate_wins",
    label: "Teammate ahead",
    value: (row) => row.teammateWins,
    cell: (row) => <Compared by={row.teammateWins - row.driverWins}>{row.teammateWins}</Compared>,
    numeric: true,
    width: 8.5,
  },
  {
    id: "driver_wins",
    label: "Ahead",
    value: (row) => row.driverWins,
    // Above it on a phone the share is marked: "▼ 10 ahead" would contradict itself.
    cell: (row) => (
      <span className="max-md:*:before:content-none">
        <Compared by={row.driverWins - row.teammateWins}>{row.driverWins}</Compared>
      </span>
    ),
    numeric: true,
    phone: "second",
    phoneWords: { after: " ahead" },
    width: 7.5,
  },
  {
    id: "win_percent",
    label: "Ahead %",
    value: (row) => rounded(row.winPercent, 1),
    cell: (row) => (
      <WithShares first={row.driverWins} second={row.teammateWins}>
        {formatPercent(row.winPercent)}
      </WithShares>
    ),
    numeric: true,
    phone: "value",
    phoneBar: true,
    width: [13, 2.4],
  },
];

const races: Column<{ races: number }> = {
  id: "races",
  label: "Races",
  value: (row) => row.races,
  numeric: true,
};

/** The number of races with a teammate, linked to these races. */
const racesWithTeammate: Column<{ races: number; teammateId: string; teammateName: string }> = {
  ...races,
  cell: ({ races: count, teammateId, teammateName }) => (
    <ViewLink
      change={{ view: "driver", teammate: teammateId }}
      label={`${count}: each race with ${teammateName}`}
    >
      {count}
    </ViewLink>
  ),
};

/** The teammate's name, linked to the teammate's own page. */
const teammate: Column<{ teammateId: string; teammateName: string }> = {
  id: "teammate",
  label: "Teammate",
  value: (row) => row.teammateName,
  cell: (row) => <a href={driverPath(row.teammateId)}>{row.teammateName}</a>,
};

/** Per teammate, who was ahead how often. */
export const overallTable = defineTable<TeammateWins>({
  name: "teammates-overall",
  wrapsHeads: true,
  heading: "Against each teammate",
  caption: "Races against each teammate",
  noun: ["teammate", "teammates"],
  rowClass: (row) => teamClass(lastTeamId(row.teams, row.year), row.year),
  bar: "teammate",
  columns: [
    { ...teammate, phone: "name", width: [10, 1.6] },
    {
      id: "teams",
      label: "Together at",
      value: ({ teams, years }) => `${teams.replaceAll(" / ", ", ")}, ${formatSpans(years)}`,
      look: "aside",
      phone: "lead",
      width: [11, 1.6],
    },
    {
      ...racesWithTeammate,
      phone: "detail",
      phoneWords: { after: " races", one: " race" },
      width: 5,
    },
    ...winColumns,
  ],
});

/** Per season and teammate, who was ahead how often. */
export const yearlyTable = defineTable<YearWins>({
  name: "teammates-yearly",
  wrapsHeads: true,
  heading: "Season by season",
  caption: "Races against each teammate, season by season",
  noun: ["season with a teammate", "seasons with a teammate"],
  rowClass: (row) => teamClass(lastTeamId(row.teams, row.year), row.year),
  bar: "teammate",
  columns: [
    { id: "year", label: "Year", value: (row) => row.year, phone: "place", width: 4 },
    { ...teammate, phone: "name", width: [10, 2] },
    {
      id: "team",
      label: "Team",
      value: (row) => row.teams,
      look: "aside",
      phone: "lead",
      width: [8, 1.2],
    },
    { ...races, phone: "detail", phoneWords: { after: " races", one: " race" }, width: 5 },
    ...winColumns,
  ],
});

/** Per circuit, who was ahead how often. */
export const circuitsTable = defineTable<CircuitWins>({
  name: "teammates-circuits",
  wrapsHeads: true,
  heading: "Circuit by circuit",
  caption: "Races against teammates at each circuit",
  noun: ["circuit", "circuits"],
  columns: [
    {
      id: "circuit",
      label: "Circuit",
      value: (row) => row.circuitName,
      cell: ({ circuitId, circuitName, country }) => (
        <>
          <Flag country={country} />{" "}
          <ViewLink change={{ view: "circuit", circuit: circuitId }}>{circuitName}</ViewLink>
        </>
      ),
      phone: "name",
      width: [11, 2],
    },
    { ...races, phone: "lead", phoneWords: { after: " races", one: " race" }, width: [5, 1] },
    ...winColumns,
  ],
});

/** Per teammate, who scored how many points. */
export const pointsTable = defineTable<TeammatePoints>({
  name: "teammates-points",
  wrapsHeads: true,
  heading: "Points with each teammate",
  caption: "Points in races with each teammate",
  noun: ["teammate", "teammates"],
  columns: [
    { ...teammate, phone: "name", width: [10, 2] },
    {
      ...racesWithTeammate,
      phone: "lead",
      phoneWords: { after: " races", one: " race" },
      width: [5, 1],
    },
    {
      id: "driver_points",
      label: "Points",
      value: (row) => row.driverPoints,
      cell: (row) => (
        <Compared by={row.driverPoints - row.teammatePoints}>{formatThousands(row.driverPoints)}</Compared>
      ),
      numeric: true,
      phone: "second",
      phoneWords: { after: " points", one: " point" },
      width: [7.5, 1],
    },
    {
      id: "teammate_points",
      label: "Teammate’s points",
      value: (row) => row.teammatePoints,
      cell: (row) => (
        <Compared by={row.teammatePoints - row.driverPoints}>{formatThousands(row.teammatePoints)}</Compared>
      ),
      numeric: true,
      phone: "detail",
      phoneWords: { after: " for the teammate" },
      width: [7.5, 1],
    },
    {
      id: "driver_percent",
      label: "Points %",
      value: (row) => rounded(row.driverPercent, 1),
      cell: (row) => (
        <WithShares first={row.driverPoints} second={row.teammatePoints}>
          {formatPercent(row.driverPercent)}
        </WithShares>
      ),
      numeric: true,
      phone: "value",
      phoneBar: true,
      width: [13, 2],
    },
  ],
});

type ViewLinkProps = {
  /** What changes in the address; the sorting belonged to another table and goes. */
  change: Pick<DriverTeammatesSearch, "view" | "circuit" | "teammate">;
  /** What the link leads to, where its text does not say it. */
  label?: string;
  children: ReactNode;
};

/** A link from a cell to another view of the same driver. */
function ViewLink({ change, label, children }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, sort: undefined, ...change })}
      resetScroll={false}
      aria-label={label}
      // As high as a line: what is beyond is for the finger.
      className="-my-1.25 inline-block min-w-6 max-md:-mx-2 max-md:-mb-2 max-md:px-2 max-md:pb-2"
    >
      {children}
    </Link>
  );
}
