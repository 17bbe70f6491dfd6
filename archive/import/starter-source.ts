import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  anyText,
  decimal,
  decimalOrNull,
  eachLine,
  integer,
  integerOrNull,
  type Line,
  textOrNull,
} from "./csv.ts";
import { DataError } from "./data-error.ts";
import { columnsOf, type Column } from "./schema.ts";
import type { Feed, Row, Source } from "./source.ts";

/** The folder of the facts that ship with the source: one CSV file for each table, its header the columns. */
export const starterFolder = fileURLToPath(new URL("../starter/", import.meta.url));

/**
 * The starter as a source of rows. Empty cells are null, and "" in columns that must have a value.
 *
 * @throws DataError when there is no starter in the folder
 */
export function starterSource(folder: string = starterFolder): Source {
  const files = readStarter(folder);
  const hash = createHash("sha256");
  for (const { file, bytes } of files) hash.update(`${file} ${bytes.length}\n`).update(bytes);
  return {
    extent: "starter",
    fingerprint: hash.digest("hex"),
    carriesSummaries: true,
    feeds: () => files.map(({ file, bytes }) => feedOf(file, bytes)),
  };
}

function feedOf(file: string, bytes: Uint8Array): Feed {
  const table = file.replace(/\.csv$/, "");
  const columns = columnsOf(table);
  return {
    table,
    file,
    each: (take) => void eachLine(file, bytes, (line) => take(rowOf(line, columns))),
  };
}

/** The starter's files in the order of their names. */
function readStarter(folder: string): Array<{ file: string; bytes: Uint8Array }> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".csv"))
    .toSorted();
  if (files.length === 0) throw new DataError("there is no starter archive in archive/starter");
  return files.map((file) => ({ file, bytes: readFileSync(join(folder, file)) }));
}

function rowOf(line: Line, columns: ReadonlyArray<Column>): Row {
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(line, column)]));
}

function valueOf(line: Line, { name, type, nullable }: Column): string | number | null {
  if (type === "TEXT") return nullable ? textOrNull(line, name) : anyText(line, name);
  if (type === "INTEGER") return nullable ? integerOrNull(line, name) : integer(line, name);
  return nullable ? decimalOrNull(line, name) : decimal(line, name);
}
