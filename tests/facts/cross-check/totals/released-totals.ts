import { readFileSync } from "node:fs";
import { decimal, eachLine, id, integer } from "#archive/import/release/csv.ts";
import { openZip } from "#archive/import/release/zip.ts";
import type { Figure, Total } from "./total.ts";

const ofSeasons: ReadonlyArray<readonly [Figure, column: string]> = [
  ["entries", "totalRaceEntries"],
  ["starts", "totalRaceStarts"],
  ["wins", "totalRaceWins"],
  ["podiums", "totalPodiums"],
  ["poles", "totalPolePositions"],
  ["fastest laps", "totalFastestLaps"],
];
const scored = ["scored", "totalPoints"] as const;
const ofCareers = [
  ...ofSeasons,
  ["points", "totalChampionshipPoints"],
  ["titles", "totalChampionshipWins"],
] as const;

/** F1DB's own totals: in which file they are. What a make scored in its career F1DB adds up from 1958 on only. */
const feeds = [
  { file: "f1db-seasons-drivers.csv", table: "drivers", who: "driverId", columns: [...ofSeasons, scored] },
  {
    file: "f1db-seasons-constructors.csv",
    table: "constructors",
    who: "constructorId",
    columns: [...ofSeasons, scored],
  },
  { file: "f1db-drivers.csv", table: "drivers", who: "id", columns: [...ofCareers, scored] },
  { file: "f1db-constructors.csv", table: "constructors", who: "id", columns: ofCareers },
] as const;

/**
 * The totals that an F1DB release has of every driver and constructor, by season and over the career.
 *
 * @param release the release's file (f1db-csv.zip)
 * @throws DataError when it is damaged
 */
export function releasedTotals(release: string): Array<Total> {
  const zip = openZip(readFileSync(release));
  const totals: Array<Total> = [];
  for (const { file, table, who, columns } of feeds) {
    eachLine(file, zip.read(file), (line) => {
      const year = line.columns.has("year") ? integer(line, "year") : null;
      for (const [figure, column] of columns)
        totals.push({ table, year, who: id(line, who), figure, value: decimal(line, column) });
    });
  }
  return totals;
}
