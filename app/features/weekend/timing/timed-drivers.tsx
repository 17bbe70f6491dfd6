import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Column } from "#app/ui/table/definition.ts";

/** The columns that tables of timed drivers share: who it is, and for which team. */
type OfDriver = { driver: Pick<TimedDriver, "driver_id" | "driver_name" | "team_id" | "team_name"> };

/** The id of the team of a row. */
export const teamOfRow = ({ driver }: OfDriver) => driver.team_id;

/** Who it is, in full, linked to the driver's page. */
export const driverColumn: Column<OfDriver> = {
  id: "driver",
  label: "Driver",
  value: (row) => row.driver.driver_name,
  cell: (row) => <a href={driverPath(row.driver.driver_id)}>{row.driver.driver_name}</a>,
  width: [9, 1.4],
};

/** Who it is, by three letters on a phone: beside a column for each lap there is no room for names. */
export const shortDriverColumn: Column<{ driver: ShortDriver }> = {
  id: "driver",
  label: "Driver",
  value: ({ driver }) => driver.driver_name,
  cell: ({ driver }) => <ShortDriverLink {...driver} />,
};

type ShortDriver = { driver_id: string; driver_name: string; driver_code: string | null };

/** A link to a driver's page: the name, on a phone three letters where the driver has them. */
export function ShortDriverLink({ driver_id, driver_name, driver_code }: ShortDriver) {
  return (
    <a href={driverPath(driver_id)}>
      {driver_code === null ? (
        driver_name
      ) : (
        <>
          <span className="max-md:hidden">{driver_name}</span>
          <abbr title={driver_name} className="no-underline md:hidden">
            {driver_code}
          </abbr>
        </>
      )}
    </a>
  );
}

/** For which team, linked to its page. */
export const teamColumn: Column<OfDriver> = {
  id: "team",
  label: "Team",
  value: (row) => row.driver.team_name,
  cell: (row) => <a href={teamPath(row.driver.team_id)}>{row.driver.team_name}</a>,
  look: "aside",
  width: [7.5, 1.2],
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

/** A document of a session's timing with a line for each driver. */
type Document<Line> = { drivers: ReadonlyArray<TimedDriver>; lines: ReadonlyArray<Line> };

/** The lines of a document, each with its driver, in order of classification. */
export function driversLines<Line extends { driver: number }>({
  drivers,
  lines,
}: Document<Line>): Array<{ driver: TimedDriver; line: Line }> {
  return withDrivers(
    drivers,
    lines.toSorted((one, other) => one.driver - other.driver),
  );
}

/** Lines in their own order, each with its driver; a line whose driver is not in the list is left out. */
export function withDrivers<Driver, Line extends { driver: number }>(
  drivers: ReadonlyArray<Driver>,
  lines: ReadonlyArray<Line>,
): Array<{ driver: Driver; line: Line }> {
  return lines.flatMap((line) => {
    const driver = drivers[line.driver];
    return driver === undefined ? [] : { driver, line };
  });
}
