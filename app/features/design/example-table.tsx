import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";

/** Two of a podium. */
export const examplePodium = [
  {
    position: 1,
    driver_id: "lando_norris",
    driver_name: "Lando Norris",
    driver_code: "NOR",
    team_id: "mclaren",
    team_name: "McLaren",
  },
  {
    position: 2,
    driver_id: "charles_leclerc",
    driver_name: "Charles Leclerc",
    driver_code: "LEC",
    team_id: "ferrari",
    team_name: "Ferrari",
  },
];

type ExampleRow = { place: number | null; driver: string; team: string; points: number };

/** Rows of a table, one without a place. */
export const exampleRows: ReadonlyArray<ExampleRow> = [
  { place: 1, driver: "Lando Norris", team: "mclaren", points: 25 },
  { place: 2, driver: "Charles Leclerc", team: "ferrari", points: 18 },
  { place: 3, driver: "George Russell", team: "mercedes", points: 15 },
  { place: 4, driver: "Alexander Albon", team: "williams", points: 12 },
  { place: null, driver: "Max Verstappen", team: "red_bull", points: 0 },
];

/** A table in the colours of teams, whose rows become two lines on a small screen. */
export const exampleTable = defineTable<ExampleRow>({
  name: "example-results",
  caption: "Example results",
  noun: ["result", "results"],
  columns: [
    {
      id: "place",
      label: "Pos",
      value: ({ place }) => place,
      cell: ({ place }) => <Medal place={place}>{place === null ? "DNF" : String(place)}</Medal>,
      look: "place",
      firstSort: "asc",
      width: 4.5,
      phone: "place",
    },
    { id: "driver", label: "Driver", value: ({ driver }) => driver, width: [12, 2], phone: "name" },
    { id: "team", label: "Team", value: ({ team }) => team, width: [8, 1], phone: "lead" },
    {
      id: "points",
      label: "Points",
      value: ({ points }) => points,
      numeric: true,
      look: "points",
      width: 5.5,
      phone: "value",
    },
  ],
  bar: "driver",
  rowClass: ({ team, place }) => `${teamClass(team)}${place === null ? " unplaced" : ""}`,
});
