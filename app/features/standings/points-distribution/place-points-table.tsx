import { formatPercent } from "#app/ui/compared/share.ts";
import { rounded } from "#app/ui/format-number.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import type { PlacePoints } from "./place-points.ts";

/** What each finishing place gave over a season. */
export const placePointsTable = defineTable<PlacePoints>({
  name: "place-points",
  caption: "Points by finishing place",
  noun: ["place", "places"],
  columns: [
    {
      id: "place",
      label: "Place",
      value: (row) => row.place,
      cell: (row) => (
        <Medal place={row.place}>{row.place === null ? "Not classified" : `P${row.place}`}</Medal>
      ),
      firstSort: "asc",
    },
    { id: "race", label: "Grands Prix", value: (row) => row.race, numeric: true },
    { id: "sprint", label: "Sprints", value: (row) => row.sprint, numeric: true },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
    {
      id: "percent",
      label: "Share %",
      value: (row) => rounded(row.percent, 1),
      cell: (row) => formatPercent(row.percent),
      numeric: true,
    },
  ],
});
