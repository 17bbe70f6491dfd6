import { formatThousands } from "#app/text/format-number.ts";
import type { Column } from "./definition.ts";
import type { Sort } from "./view.ts";

/** How many rows are shown, for example "12 of 2,571 results". */
export function countText(shown: number, all: number, noun: readonly [one: string, several: string]): string {
  const rows = `${formatThousands(all)} ${noun[all === 1 ? 0 : 1]}`;
  return shown === all ? rows : `${formatThousands(shown)} of ${rows}`;
}

/** By what a table is sorted, for example "sorted by Points (descending), then Year (ascending)"; empty for nothing. */
export function sortText<Data>(sorting: ReadonlyArray<Sort>, columns: ReadonlyArray<Column<Data>>): string {
  const parts = sorting.map(({ id, desc }) => {
    const label = columns.find((column) => column.id === id)?.label ?? id;
    return `${label} (${desc ? "descending" : "ascending"})`;
  });
  return parts.length === 0 ? "" : `sorted by ${parts.join(", then ")}`;
}
