import { useMemo } from "react";
import type { Table } from "#app/ui/table/definition.ts";
import { teamClass } from "./team-classes.ts";

/**
 * A table whose bars have the colours of a season's teams.
 *
 * @param table with a `bar`; made once, or kept by a memo
 * @param teamOf the id of a row's team; a function that stays the same
 */
export function useTeamColours<Row>(
  table: Table<Row>,
  year: number,
  teamOf: (row: Row) => string | null,
): Table<Row> {
  return useMemo(
    () => ({ ...table, rowClass: (row) => teamClass(teamOf(row), year) }),
    [table, year, teamOf],
  );
}
