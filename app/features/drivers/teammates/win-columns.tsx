import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent } from "#app/ui/compared/share.ts";
import { rounded } from "#app/ui/format-number.ts";
import type { Column } from "#app/ui/table/definition.ts";
import { ViewLink } from "./view-link.tsx";
import type { Wins } from "./wins.ts";

/** The columns of who was ahead how often, the same in each table of wins. */
export const winColumns: ReadonlyArray<Column<Wins>> = [
  {
    id: "teammate_wins",
    label: "Teammate Wins",
    value: (row) => row.teammateWins,
    cell: (row) => <Compared by={row.teammateWins - row.driverWins}>{row.teammateWins}</Compared>,
    numeric: true,
  },
  {
    id: "driver_wins",
    label: "Driver Wins",
    value: (row) => row.driverWins,
    cell: (row) => <Compared by={row.driverWins - row.teammateWins}>{row.driverWins}</Compared>,
    numeric: true,
  },
  {
    id: "win_percent",
    label: "Driver Win %",
    value: (row) => rounded(row.winPercent, 1),
    cell: (row) => (
      <Compared by={row.driverWins - row.teammateWins}>{formatPercent(row.winPercent)}</Compared>
    ),
    numeric: true,
  },
];

export const races: Column<{ races: number }> = {
  id: "races",
  label: "Races",
  value: (row) => row.races,
  numeric: true,
};

/** The number of races with a teammate, as the way to these races. */
export const racesWithTeammate: Column<{ races: number; teammateId: string; teammateName: string }> = {
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

/** The teammate's name, as the way to the teammate's own page. */
export const teammate: Column<{ teammateId: string; teammateName: string }> = {
  id: "teammate",
  label: "Teammate",
  value: (row) => row.teammateName,
  cell: (row) => <a href={`/driver/${row.teammateId}/`}>{row.teammateName}</a>,
};
