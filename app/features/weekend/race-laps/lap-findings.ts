import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { formatCount, formatSeconds, lastName } from "#app/text/format.ts";

/** "Verstappen wins from P2 and leads 49 of 50 laps"; undefined without a winner. */
export function winnerFinding({ drivers, lines, laps }: RaceLapTimes): string | undefined {
  const winner = lines.find(({ position }) => position === 1);
  const name = winner === undefined ? undefined : drivers[winner.driver]?.driver_name;
  if (winner === undefined || name === undefined) return undefined;
  const start = winner.grid === null ? "the pit lane" : winner.grid === 1 ? "pole" : `P${winner.grid}`;
  // Of laps whose order is not known nobody can say who led.
  if (winner.positions.includes(null)) return `${lastName(name)} wins from ${start}`;
  const led = winner.positions.filter((position) => position === 1).length;
  const lead = led === laps ? "leads every lap" : `leads ${led} of ${laps} laps`;
  return `${lastName(name)} wins from ${start} and ${lead}`;
}

/** "Verstappen beats Russell by 23.546 s"; undefined where the classification does not tell. */
export function marginFinding(lines: ReadonlyArray<RaceLine>): string | undefined {
  const [first, second] = [1, 2].map((place) => lines.find(({ position }) => position === place));
  if (first === undefined || second === undefined) return undefined;
  const margin =
    second.gap !== null
      ? `${formatSeconds(second.gap)} s`
      : second.gap_laps === null
        ? null
        : formatCount(second.gap_laps, "lap");
  return margin === null
    ? undefined
    : `${lastName(first.driver_name)} beats ${lastName(second.driver_name)} by ${margin}`;
}
