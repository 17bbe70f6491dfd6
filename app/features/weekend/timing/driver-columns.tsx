import type { TimedDriver } from "#contract/timing/session.ts";
import type { Column } from "#app/ui/table/definition.ts";

/** The columns that tables of timed drivers share: who it is, and for which team. */
type OfDriver = { driver: Pick<TimedDriver, "driver_id" | "driver_name" | "team_id" | "team_name"> };

export const driver: Column<OfDriver> = {
  id: "driver",
  label: "Driver",
  value: (row) => row.driver.driver_name,
  cell: (row) => <a href={`/driver/${row.driver.driver_id}/`}>{row.driver.driver_name}</a>,
};

export const team: Column<OfDriver> = {
  id: "team",
  label: "Team",
  value: (row) => row.driver.team_name,
  cell: (row) => <a href={`/teams/${row.driver.team_id}/`}>{row.driver.team_name}</a>,
};
