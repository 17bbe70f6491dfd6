import { Compared } from "#app/ui/compared/compared.tsx";
import { rounded } from "#app/ui/format-number.ts";
import { formatGap } from "#app/ui/format-time.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import type { Contender, MiniSector } from "./contest.ts";

/** With up to so many contenders there is room for both a time and its difference to the fastest. */
const roomForBoth = 4;

/** The table of a contest: each mini-sector with everyone's time through it, and what the others lost to the fastest. */
export function dominanceTable(contenders: ReadonlyArray<Contender>): Table<MiniSector> {
  return defineTable({
    name: `dominance-${contenders.length}`,
    caption: "Times through each mini-sector, in seconds",
    noun: ["mini-sector", "mini-sectors"],
    columns: [
      { id: "number", label: "Part", value: ({ number }) => number, numeric: true, firstSort: "asc" },
      { id: "from", label: "From (m)", value: ({ from }) => from, numeric: true, firstSort: "asc" },
      { id: "fastest", label: "Fastest", value: ({ fastest }) => fastest.name },
      ...contenders.map((contender, index) => timeColumn(contender, index, contenders.length <= roomForBoth)),
    ],
  });
}

function timeColumn(contender: Contender, index: number, both: boolean): Column<MiniSector> {
  return {
    id: contender.id,
    label: contender.label,
    value: ({ times }) => rounded(times[index] ?? null, 3),
    cell: ({ times, fastest }) => {
      const time = times[index] ?? Infinity;
      if (fastest === contender) return <Compared by={1}>{time.toFixed(3)}</Compared>;
      const lost = formatGap(time - Math.min(...times));
      if (!both) return lost;
      return (
        <>
          {time.toFixed(3)} <small>{lost}</small>
        </>
      );
    },
    numeric: true,
    firstSort: "asc",
  };
}
