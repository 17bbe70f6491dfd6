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

/**
 * Who is compared: those asked for who are there, made up to the fewest by the first of the classification who are not
 * among them.
 *
 * @param there everyone who can be compared, in order of classification
 * @param range how few and how many are compared, and how many where nobody is asked for
 */
export function comparedDrivers(
  asked: ReadonlyArray<string>,
  there: ReadonlyArray<string>,
  { fewest, most, usual }: { fewest: number; most: number; usual: number },
): Array<string> {
  const known = asked.filter((id) => there.includes(id)).slice(0, most);
  if (known.length === 0) return there.slice(0, usual);
  const others = there.filter((id) => !known.includes(id));
  return [...known, ...others.slice(0, Math.max(0, fewest - known.length))];
}
