import { race, round, year } from "#app/features/results/result-columns.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { formatValue } from "#app/ui/format-number.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { lead } from "./wins.ts";

const circuit: Column<TeammateRecord> = {
  id: "circuit",
  label: "Circuit",
  value: (row) => row.circuit_name,
};

const team: Column<TeammateRecord> = { id: "team", label: "Team", value: (row) => row.team_name };

const teammate: Column<TeammateRecord> = {
  id: "teammate",
  label: "Teammate",
  value: (row) => row.teammate_name,
  cell: (row) => <a href={`/driver/${row.teammate_id}/`}>{row.teammate_name}</a>,
};

const positions: ReadonlyArray<Column<TeammateRecord>> = [
  {
    id: "driver_position",
    label: "Driver Position",
    value: (row) => row.driver_position,
    cell: (row) => <Compared by={lead(row)}>{formatValue(row.driver_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
  },
  {
    id: "teammate_position",
    label: "Teammate Position",
    value: (row) => row.teammate_position,
    cell: (row) => <Compared by={-lead(row)}>{formatValue(row.teammate_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
  },
];

/** Each race at one circuit, against each teammate. */
export const circuitRacesTable = defineTable<TeammateRecord>({
  name: "teammates-circuit-races",
  caption: "Races against teammates at one circuit",
  noun: ["comparison", "comparisons"],
  columns: [year, race, team, teammate, ...positions],
});

/** Each race against one teammate. */
export const teammateRacesTable = defineTable<TeammateRecord>({
  name: "teammates-driver-races",
  caption: "Races against one teammate",
  noun: ["race", "races"],
  columns: [year, round, race, circuit, team, ...positions],
});
