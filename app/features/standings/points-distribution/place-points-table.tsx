import { formatPercent } from "#app/ui/compared/share.ts";
import { rounded } from "#app/ui/format-number.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import type { PlacePoints } from "./place-points.ts";

const place: Column<PlacePoints> = {
  id: "place",
  label: "Place",
  value: (row) => row.place,
  cell: (row) => <Medal place={row.place}>{row.place === null ? "Not classified" : `P${row.place}`}</Medal>,
  firstSort: "asc",
};

const points: Column<PlacePoints> = {
  id: "points",
  label: "Points",
  value: (row) => row.points,
  numeric: true,
};

const share: Column<PlacePoints> = {
  id: "percent",
  label: "Share %",
  value: (row) => rounded(row.percent, 1),
  cell: (row) => formatPercent(row.percent),
  numeric: true,
};

const about = { caption: "Points by finishing place", noun: ["place", "places"] } as const;

/** What each finishing place gave over a season without sprints. */
export const placePointsTable = defineTable<PlacePoints>({
  ...about,
  name: "place-points",
  columns: [place, points, share],
});

/** The same over a season with sprints, whose points are told apart. */
export const placePointsTableWithSprints = defineTable<PlacePoints>({
  ...about,
  name: "place-points-sprints",
  columns: [
    place,
    { id: "race", label: "Grands Prix", value: (row) => row.race, numeric: true },
    { id: "sprint", label: "Sprints", value: (row) => row.sprint, numeric: true },
    points,
    share,
  ],
});
