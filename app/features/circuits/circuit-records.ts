import type { CircuitRace } from "#contract/circuits.ts";
import { formatCount, formatLapTime } from "#app/text/format.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import { driverHonours, type Honours, teamHonours } from "./honours.ts";
import { layoutsOf } from "./layouts.ts";

/**
 * The records of a circuit: lap record of the latest layout, and who won, was on pole and set the fastest lap most often.
 *
 * @param races those held there, newest first
 * @returns nothing where no race was held
 */
export function circuitRecords(races: ReadonlyArray<CircuitRace>): Array<FactTile> {
  const [last] = races;
  if (last === undefined) return [];
  const drivers = driverHonours(races);
  const record = layoutsOf(races)[0]?.record ?? null;
  return [
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail: record === null ? "Not recorded on this layout" : `${record.driver_name}, ${record.year}`,
    },
    mostOf("Most wins", drivers, "wins", ["win", "wins"]),
    mostOf("Most poles", drivers, "poles", ["pole", "poles"]),
    mostOf("Most fastest laps", drivers, "fastest_laps", ["fastest lap", "fastest laps"]),
    mostOf("Most wins by a team", teamHonours(races), "wins", ["win", "wins"]),
    {
      label: "Last winner",
      value: String(last.year),
      detail: last.winner?.driver_name ?? "",
    },
  ];
}

function mostOf(
  label: string,
  honours: ReadonlyArray<Honours>,
  kind: "wins" | "poles" | "fastest_laps",
  [one, many]: readonly [one: string, many: string],
): FactTile {
  const most = Math.max(0, ...honours.map((each) => each[kind]));
  if (most === 0) return { label, value: "–", detail: "" };
  const holders = honours.filter((each) => each[kind] === most).map(({ name }) => name);
  return { label, value: formatCount(most, one, many), detail: holders.join(", ") };
}
