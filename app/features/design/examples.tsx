import { teamName } from "#contract/teams.ts";
import type { ResultRow } from "#contract/results.ts";
import { latestSeason } from "#app/features/summary/season-card.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { StintChart } from "#app/features/weekend/stints/stint-lines.ts";
import type { Chart } from "#app/ui/chart/chart.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/places.tsx";
import tokens from "#app/ui/tokens.css?raw";
import { useState } from "react";
import { foundClass, foundListClass, FoundText, searchFieldClass } from "#app/features/search/found-link.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { SpoilerNote } from "#app/features/spoilers/spoiler-cover.tsx";
import { Sheet } from "#app/ui/filter-bar/filter-bar.tsx";
import { PlainSelect } from "#app/ui/select/select.tsx";
import "#app/features/weekend/weekend.css";

/** Example values of the design's parts; no results. */

/** A token of app/ui/tokens.css: its name without what all of its kind begin with, and its value in each theme. */
type Token = { name: string; light: string; dark: string };

/** The tokens whose names begin alike, as the style sheet has them. */
export function tokensOf(start: string, sheet = tokens): Array<Token> {
  const found = sheet.matchAll(new RegExp(`^ +${start}([a-z\\d-]+): (.+);$`, "gm"));
  return [...found].map(([, name = "", value = ""]) => {
    const [, light = value, dark = value] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return { name, light, dark };
  });
}

const signals = ["better", "worse", "fastest", "safety-car", "virtual-safety-car", "red-flag"];

/** Colours by their job, in the order of the page. */
const colourJobs: ReadonlyArray<readonly [job: string, isOf: (name: string) => boolean]> = [
  ["Surfaces", (name) => ["page", "surface", "raised"].includes(name)],
  ["Ink and lines", (name) => /^(ink|soft|line)/.test(name)],
  ["Accent", (name) => name.includes("accent")],
  ["Signals", (name) => signals.includes(name)],
  ["Medals", (name) => ["gold", "silver", "bronze", "on-medal"].includes(name)],
  ["Series of a chart", (name) => name.startsWith("series-")],
];

/** The colours of each job; what is a reference to another colour is none of its own. */
export function coloursByJob(sheet = tokens): Array<{ job: string; colours: Array<Token> }> {
  const colours = tokensOf("--color-", sheet).filter(({ light }) => light.startsWith("#"));
  return colourJobs.map(([job, isOf]) => ({ job, colours: colours.filter(({ name }) => isOf(name)) }));
}

/** The sizes of type: what each is for, and the classes that make it. */
export const typeSteps = [
  ["hero", "Max Verstappen", "font-display text-hero font-extrabold"],
  ["title", "2025 Australian Grand Prix", "font-display text-title font-extrabold"],
  ["block", "Norris beats Verstappen by 0.895 s", "font-display text-block font-extrabold"],
  ["base", "Norris wins from pole and leads 54 of 57 laps.", "text-base"],
  ["table", "Alexander Albon", "text-table"],
  ["small", "Positions when crossing the line at the end of each lap.", "text-small text-soft"],
] as const;

/** Countries and bands of several kinds of colour: dark, light, saturated. */
export const exampleRaces = [
  ["Italy", "Italian Grand Prix"],
  ["Japan", "Japanese Grand Prix"],
  ["Brazil", "São Paulo Grand Prix"],
  ["United Kingdom", "British Grand Prix"],
] as const;
export const exampleBands = ["williams", "mclaren", "mercedes"] as const;

export const choices = [
  { value: "one", label: "One choice" },
  { value: "other", label: "Another" },
] as const;

export const segments = [
  { label: "Open", current: true, link: { to: "." } },
  { label: "Another", current: false, link: { to: "/standings/" } },
] as const;

export const tiles = [
  {
    label: "Pole position",
    value: "1:20.052",
    detail: "Lando Norris, McLaren",
    className: teamClass("mclaren"),
  },
  { label: "Biggest gain", value: "+9", detail: "From 15th to 6th", className: teamClass("williams") },
  { label: "Margin", value: "30.324 s", detail: "First to second" },
];

export const careerSeasons = [
  { year: 2024, wins: 4, rank: 2, teams: [{ id: "mclaren", name: "McLaren" }] },
  { year: 2025, wins: 7, rank: 1, teams: [{ id: "mclaren", name: "McLaren" }] },
];

export const exampleChart: Chart = {
  title: "Example of points by year",
  xName: "Year",
  axis: "amount",
  series: [
    {
      name: "Points",
      stroke: "marked",
      colour: "var(--color-series-1)",
      points: [2022, 2023, 2024, 2025].map((x, index) => ({
        x,
        value: [122, 205, 374, null][index] ?? null,
      })),
      format: String,
      say: (points) => `${points} points`,
      none: "not ranked",
    },
  ],
};

export const exampleStints: StintChart = {
  laps: 57,
  compounds: true,
  bands: [{ kind: "SC", from_lap: 20, to_lap: 24 }],
  lines: [
    {
      driver: { id: "lando_norris", name: "Lando Norris", code: "NOR" },
      team: { id: "mclaren", name: "McLaren" },
      place: 1,
      laps: 57,
      stints: [
        { from: 1, to: 21, compound: "MEDIUM", age: 0 },
        { from: 22, to: 57, compound: "HARD", age: 3 },
      ],
      stops: [{ lap: 21, seconds: 22.4, penalty: null }],
      passes: [],
    },
    {
      driver: { id: "george_russell", name: "George Russell", code: "RUS" },
      team: { id: "mercedes", name: "Mercedes" },
      place: "Not classified",
      laps: 30,
      stints: [{ from: 1, to: 30, compound: "SOFT", age: null }],
      stops: [],
      passes: [],
    },
  ],
};

/** Every kind of square: the podium, points, none, no place, and a sprint. */
const outcomes: ReadonlyArray<
  readonly [place: number | null, points: number, session: "R" | "S", text?: string]
> = [
  [1, 25, "R"],
  [2, 18, "R"],
  [3, 15, "R"],
  [6, 8, "R"],
  [14, 0, "R"],
  [null, 0, "R", "DNF"],
  [null, 0, "R", "DSQ"],
  [2, 7, "S"],
  [12, 0, "S"],
];

const exampleResults: ReadonlyArray<ResultRow> = outcomes.map(
  ([finish_position, points, session_type, position_text], index) => ({
    race_id: index,
    driver_id: "lando_norris",
    full_name: "Lando Norris",
    race_name: `Example ${index + 1}`,
    circuit_name: "Monza",
    constructor: "McLaren",
    team_id: "mclaren",
    grid_position: 1,
    finish_position,
    ...(position_text === undefined ? {} : { position_text }),
    year: 2025,
    // The sprints are of the first two rounds.
    round: session_type === "S" ? index - 6 : index + 1,
    status: position_text ?? "Finished",
    points,
    session_type,
    country: ["Australia", "Japan", "Bahrain", "Monaco", "Spain", "Canada", "Austria"][index % 7] ?? "Italy",
  }),
);

export const exampleSeason = latestSeason(exampleResults);

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
    { id: "team", label: "Team", value: ({ team }) => teamName(team), width: [8, 1], phone: "lead" },
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

/** What stands in place of results that a reader chose not to know. */
export function SpoilerExample() {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center font-strong shadow-card">
      <SpoilerNote
        text="Results of the 2025 Italian Grand Prix are hidden."
        leaders={[
          { driver_id: "lando_norris", driver_name: "Lando Norris", position: 1, points: 284 },
          { driver_id: "oscar_piastri", driver_name: "Oscar Piastri", position: 2, points: 275 },
        ]}
        onShow={() => {}}
      />
    </div>
  );
}

/** The sheet of a small screen, with its fields and its one button. */
export function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button needs-scripts min-h-11" onClick={() => setOpen(true)}>
        Filter and sort (1)
      </button>
      {isOpen ? (
        <Sheet title="Filter and sort" done="Show 45 results" onClose={() => setOpen(false)}>
          <PlainSelect
            label="Example column"
            className="min-h-11 text-base"
            value="one"
            options={choices}
            onChange={() => {}}
          />
        </Sheet>
      ) : null}
    </>
  );
}

const found = [
  { name: "Charles Leclerc", detail: "Monaco, 2018–2026", kind: "Driver" },
  { name: "Ferrari", detail: "Italy, 1950–2026", kind: "Team" },
  { name: "Monza", detail: "Italy, 75 Grands Prix", kind: "Circuit" },
  { name: "Italian Grand Prix", detail: "2025, round 16", kind: "Race" },
  { name: "Poles of Charles Leclerc", detail: "", kind: "Question" },
];

/** What a search finds, and the way to the dialog that finds it from every page. */
export function SearchExample() {
  return (
    <div className="max-w-xl">
      <div className="flex items-center gap-2">
        <input type="search" className={searchFieldClass} aria-label="Example search" placeholder="A name" />
        <SearchOpener />
      </div>
      <ul className={foundListClass}>
        {found.map((each, index) => (
          <li key={each.name} className={`${foundClass} ${index === 0 ? "bg-raised" : ""}`}>
            <FoundText found={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}
