import type { TimedDriver } from "#contract/timing/session.ts";

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
