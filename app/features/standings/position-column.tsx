import { formatValue } from "#app/text/format.ts";
import type { Column } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/places.tsx";

/** The place in the championship, as every table of a season's lines begins with it. */
export const positionColumn: Column<{ position: number | null }> = {
  id: "position",
  label: "Pos",
  value: ({ position }) => position,
  cell: ({ position }) => <Medal place={position}>{formatValue(position)}</Medal>,
  firstSort: "asc",
  look: "place",
};
