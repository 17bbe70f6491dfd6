import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { Column } from "#app/ui/table/definition.ts";

/** A driver of a pair of teammates. */
type Driver = { driver_id: string; driver_name: string; team_id: string; team_name: string };

/** Two teammates, the better classified first. */
type Pair = { ahead: Driver; behind: Driver };

/** The columns that tables of pairs share: whose cars they are, and which of the two was ahead. */
export const team: Column<Pair> = {
  id: "team",
  label: "Team",
  value: ({ ahead }) => ahead.team_name,
  cell: ({ ahead }) => <a href={teamPath(ahead.team_id)}>{ahead.team_name}</a>,
};

export const betterClassified = driverColumn("ahead", "Better classified");

export const teammate = driverColumn("behind", "Teammate");

function driverColumn(which: keyof Pair, label: string): Column<Pair> {
  return {
    id: which,
    label,
    value: (pair) => pair[which].driver_name,
    cell: (pair) => <a href={driverPath(pair[which].driver_id)}>{pair[which].driver_name}</a>,
  };
}
