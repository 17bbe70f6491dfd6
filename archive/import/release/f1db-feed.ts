import type { Row } from "../source.ts";
import { eachLine, flag, id, integer, type Line, text, textOrNull } from "./csv.ts";
import type { ZipFiles } from "./zip.ts";

/** How a CSV file of a release is mapped to rows of a table. */
export type F1dbFeed = {
  file: string;
  table: string;
  /** The average number of lines per race of the calendar, over all of history. */
  rowsPerRace: number;
  rows: (line: Line, names: Names) => Iterable<Row>;
};

/** Names by id, for tables that have a name beside an id; null for an unknown id. */
export type Names = {
  grandPrix: (id: string) => string | null;
  entrant: (id: string) => string | null;
  tyre: (id: string) => string | null;
  /** The id of the country that an entrant raced for in a season. */
  entrantCountry: (year: number, entrantId: string) => string | null;
  /** How many times an entrant entered a car of one team with one engine for Grands Prix of a season. */
  entries: (entered: Entered) => number;
};

type Entered = { team_id: string; year: number; engine_id: string; entrant_id: string };

/** The files from which names are read. */
export const nameFiles = {
  grandPrix: "f1db-grands-prix.csv",
  entrant: "f1db-entrants.csv",
  tyre: "f1db-tyre-manufacturers.csv",
  entrantCountry: "f1db-seasons-entrants.csv",
  entries: "f1db-seasons-entrants-drivers.csv",
} as const;

/** Reads the names of a release that the archive stores with its rows. @throws DataError for a malformed line */
export function readNames(release: ZipFiles): Names {
  const grandPrix = namesIn(release, nameFiles.grandPrix, "fullName");
  const entrant = namesIn(release, nameFiles.entrant, "name");
  const tyre = namesIn(release, nameFiles.tyre, "name");
  const entries = readEntries(release);
  const countries = new Map<string, string>();
  eachLine(nameFiles.entrantCountry, release.read(nameFiles.entrantCountry), (line) => {
    countries.set(entrantKey(integer(line, "year"), id(line, "entrantId")), id(line, "countryId"));
  });
  return {
    grandPrix: (key) => grandPrix.get(key) ?? null,
    entrant: (key) => entrant.get(key) ?? null,
    tyre: (key) => tyre.get(key) ?? null,
    entrantCountry: (year, entrantId) => countries.get(entrantKey(year, entrantId)) ?? null,
    entries: (entered) => entries.get(enteredKey(entered)) ?? 0,
  };
}

function namesIn(release: ZipFiles, file: string, column: string): Map<string, string> {
  const names = new Map<string, string>();
  eachLine(file, release.read(file), (line) => names.set(id(line, "id"), text(line, column)));
  return names;
}

/** The total rounds of all race drivers; F1DB writes them as "1;2;5". Test drivers have no car of their own. */
function readEntries(release: ZipFiles): Map<string, number> {
  const entries = new Map<string, number>();
  eachLine(nameFiles.entries, release.read(nameFiles.entries), (line) => {
    const rounds = textOrNull(line, "rounds");
    if (rounds === null || flag(line, "testDriver") === 1) return;
    const key = enteredKey({
      team_id: id(line, "constructorId"),
      year: integer(line, "year"),
      engine_id: id(line, "engineManufacturerId"),
      entrant_id: id(line, "entrantId"),
    });
    entries.set(key, (entries.get(key) ?? 0) + rounds.split(";").length);
  });
  return entries;
}

function enteredKey({ team_id, year, engine_id, entrant_id }: Entered): string {
  return `${year} ${team_id} ${engine_id} ${entrant_id}`;
}

function entrantKey(year: number, entrantId: string): string {
  return `${year} ${entrantId}`;
}
