import type { TimedDriver } from "#contract/timing/session.ts";

/** A document of a session's timing with a line for each driver. */
type Document<Line> = { drivers: ReadonlyArray<TimedDriver>; lines: ReadonlyArray<Line> };

/** The lines of a document, each with its driver, in order of classification. */
export function driversLines<Line extends { driver: number }>({
  drivers,
  lines,
}: Document<Line>): Array<{ driver: TimedDriver; line: Line }> {
  return lines
    .toSorted((one, other) => one.driver - other.driver)
    .flatMap((line) => {
      const driver = drivers[line.driver];
      return driver === undefined ? [] : { driver, line };
    });
}
