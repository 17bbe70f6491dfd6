import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { MirroredTable } from "#app/features/compare/mirrored-table.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { compoundOrder, TyreMark } from "#app/features/weekend/marks.tsx";
import { StintBars } from "#app/features/weekend/stints/stint-bars.tsx";
import type { StintChart } from "#app/features/weekend/stints/stint-lines.ts";
import { teamName } from "#contract/teams.ts";
import type { Chart } from "#app/ui/chart/chart.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { LineDrawing } from "#app/ui/chart/line-drawing.tsx";
import { Compared, PairShares } from "#app/ui/compared/compared.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { IntervalBar } from "#app/ui/interval-bar.tsx";
import { withMedal } from "#app/ui/places.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { Board, Specimen, States } from "./board.tsx";
import "#app/features/weekend/weekend.css";

/** Example values of tables and drawings; no results. */

type ExampleRow = { place: number | null; driver: string; team: string; points: number };

/** Rows of a table, one without a place. */
const exampleRows: ReadonlyArray<ExampleRow> = [
  { place: 1, driver: "Lando Norris", team: "mclaren", points: 25 },
  { place: 2, driver: "Charles Leclerc", team: "ferrari", points: 18 },
  { place: 3, driver: "George Russell", team: "mercedes", points: 15 },
  { place: 4, driver: "Alexander Albon", team: "williams", points: 12 },
  { place: null, driver: "Max Verstappen", team: "red_bull", points: 0 },
];

/** A table in the colours of teams, whose rows become two lines on a small screen. */
const exampleTable = defineTable<ExampleRow>({
  name: "example-results",
  caption: "Example results",
  noun: ["result", "results"],
  columns: [
    {
      id: "place",
      label: "Pos",
      value: ({ place }) => place,
      cell: ({ place }) => withMedal(place, place === null ? "DNF" : String(place)),
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

const exampleChart: Chart = {
  title: "Example of points by year",
  xName: "Year",
  axis: "amount",
  series: [
    {
      name: "Points",
      stroke: "marked",
      colour: "var(--color-series-1)",
      points: [2021, 2022, 2023, 2024, 2025].map((x, index) => ({
        x,
        value: [160, 122, 205, 374, 423][index] ?? null,
      })),
      format: String,
      say: (points) => `${points} points`,
      none: "not ranked",
    },
  ],
};

const exampleStints: StintChart = {
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

const races = [
  ["Italy", "Italian Grand Prix"],
  ["Japan", "Japanese Grand Prix"],
  ["Brazil", "São Paulo Grand Prix"],
] as const;

/** On /design/: the table and its parts. */
export function Tables() {
  return (
    <Board title="Tables">
      <Specimen
        title="Results"
        name="DataTable"
        use="The one table of the site: sorted by its heads, two lines in a row on a phone."
        isWide
      >
        <div className="[&_.table-section]:min-h-0">
          <DataTable table={exampleTable} rows={exampleRows} method="Examples, not results." />
        </div>
      </Specimen>
      <Specimen
        title="Two compared"
        name="MirroredTable"
        use="Two beside each other; the better value is bold with a green ✓, the other soft."
        isWide
      >
        <BlockCard name="example-compared" title="Verstappen has more wins and the higher win rate">
          <MirroredTable
            caption={<caption className="sr-only">Example of two compared</caption>}
            corner="Figure"
            sides={[
              { team_id: "red_bull", year: 2025 },
              { team_id: "mclaren", year: 2025 },
            ]}
            heads={[<b key="one">Max Verstappen</b>, <b key="other">Lando Norris</b>]}
            lines={[{ label: "Wins", texts: ["7", "5"], by: 1, shares: [100, 71] }]}
            more={[
              {
                title: "Lower is better",
                lines: [{ label: "Average finish", texts: ["4.20", "3.90"], by: -1, shares: null }],
              },
              {
                title: "For context",
                lines: [{ label: "Grands Prix", texts: ["233", "152"], by: 0, shares: null }],
              },
            ]}
          />
        </BlockCard>
      </Specimen>
      <Specimen
        title="Marks in cells"
        name="withMedal, Compared, TyreMark, Flag"
        use="What stands in a cell instead of plain text; each says without its colour what it means."
        isWide
      >
        <States
          states={[
            [
              "Places",
              <span key="places" className="flex gap-3">
                {[1, 2, 3, 4].map((place) => (
                  <span key={place}>{withMedal(place, String(place))}</span>
                ))}
              </span>,
            ],
            [
              "Better",
              <Compared key="better" by={1}>
                +0.123
              </Compared>,
            ],
            [
              "Worse",
              <Compared key="worse" by={-1}>
                −0.123
              </Compared>,
            ],
            [
              "Level",
              <Compared key="level" by={0}>
                0.000
              </Compared>,
            ],
            [
              "Tyres",
              <span key="tyres" className="flex gap-2">
                {compoundOrder.map((compound) => (
                  <TyreMark key={compound} compound={compound} />
                ))}
              </span>,
            ],
            [
              "Flags",
              <span key="flags" className="flex flex-wrap gap-x-4">
                {races.map(([country, race]) => (
                  <span key={country}>
                    <Flag country={country} /> {race}
                  </span>
                ))}
              </span>,
            ],
          ]}
        />
      </Specimen>
    </Board>
  );
}

/** On /design/: charts and other drawings, with made-up values. */
export function Drawings() {
  return (
    <Board title="Drawings">
      <Specimen
        title="Lines with names at their ends"
        name="LineDrawing"
        use="Values over rounds, on the server; the second of a team is dashed."
        isWide
      >
        <BlockCard
          name="example-lines"
          className={teamClass("mclaren")}
          title="Norris is 15 points ahead of Piastri"
          about="Points after each of four rounds."
        >
          <LineDrawing
            title="Example of two lines: Norris ends at 60, Piastri at 45"
            stops={["1", "2", "3", "4"]}
            lines={[
              {
                id: "first",
                name: "Norris",
                shortName: "NOR",
                colour: "var(--color-team)",
                second: false,
                values: [10, 25, 40, 60],
              },
              {
                id: "second",
                name: "Piastri",
                shortName: "PIA",
                colour: "var(--color-team)",
                second: true,
                values: [15, 20, 33, 45],
              },
            ]}
          />
        </BlockCard>
      </Specimen>
      <Specimen
        title="Chart that follows the cursor"
        name="ChartFrame"
        use="A career or a season, read with pointer, finger or arrow keys."
        isWide
      >
        <ChartFrame chart={exampleChart} />
      </Specimen>
      <Specimen title="Stints" name="StintBars" use="Tyres and stops of a race, lap by lap." isWide>
        <StintBars chart={exampleStints} year={2025} />
      </Specimen>
      <Specimen
        title="Likely range"
        name="IntervalBar"
        use="A value that is not certain, with the range that it is likely in."
      >
        <div className="flex items-center gap-3">
          <IntervalBar low={22} at={40} high={71} />
          <span>+0.72 ± 0.31</span>
        </div>
      </Specimen>
      <Specimen
        title="Shares of two teammates"
        name="PairShares"
        use="How two divide something between them."
      >
        <div className={teamClass("williams")}>
          <PairShares first={7} second={4} />
        </div>
      </Specimen>
      <Specimen
        title="Outline of a circuit"
        name="OutlineShape"
        use="A circuit in the band of a page; where a race was held on another layout, the outline says so."
        isWide
      >
        <div className="grid grid-cols-2 gap-9 rounded-card border border-line bg-surface p-6">
          <OutlineShape metres={exampleOutline} className="h-30 w-full" />
          <OutlineShape metres={exampleOutline} className="h-30 w-full" note="Today’s layout" />
        </div>
      </Specimen>
    </Board>
  );
}

/** In metres, x and y in turn. */
const exampleOutline = [0, 0, 600, 0, 900, 300, 600, 500, 200, 400];
