import type { RaceLine } from "#contract/weekend.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatGap, formatSeconds, formatSigned, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { statusWords } from "../laps/lap-parts.tsx";
import { PlacesGained, withMedal } from "#app/ui/places.tsx";
import { driverColumn, teamColumn, withDrivers } from "../timing/timed-drivers.tsx";
import { gapParts, type Pair } from "./story-sentences.ts";

type PairRow = { pair: Pair; ahead: string; behind: string };

/** Every pair of cars, with the names of both drivers. */
export function pairRows({ drivers, pairs }: RaceStory): Array<PairRow> {
  return pairs.map((pair) => ({
    pair,
    ahead: drivers[pair.ahead]?.driver_name ?? "",
    behind: drivers[pair.behind]?.driver_name ?? "",
  }));
}

/** The gap of every pair of cars, and its parts: those that any pair has. */
export function pairsTableOf({ pairs, drivers }: RaceStory, year: number): Table<PairRow> {
  const parts = gapParts.filter(({ key }) => pairs.some((pair) => pair[key] !== 0));
  return defineTable<PairRow>({
    name: "gap-parts",
    caption: "Gaps between all pairs of cars, and their parts",
    noun: ["pair", "pairs"],
    bar: "ahead",
    rowClass: ({ pair }) => teamClass(drivers[pair.ahead]?.team_id ?? null, year),
    columns: [
      { id: "ahead", label: "Driver", value: ({ ahead }) => ahead, phone: "name", width: [8, 1] },
      {
        id: "behind",
        label: "Compared with",
        value: ({ behind }) => behind,
        phone: "lead",
        phoneWords: { before: "compared with " },
        width: [8, 1],
      },
      {
        id: "to_lap",
        label: "To lap",
        value: ({ pair }) => pair.to_lap,
        numeric: true,
        phone: "detail",
        phoneWords: { before: "to lap " },
        width: 4.5,
      },
      { ...secondsColumn("gap", "Gap (s)"), phone: "value" },
      ...parts.map(({ key, name }) => secondsColumn(key, name)),
    ],
  });
}

function secondsColumn(id: "gap" | (typeof gapParts)[number]["key"], label: string): Column<PairRow> {
  return {
    id,
    label,
    value: ({ pair }) => pair[id],
    cell: ({ pair }) => formatGap(pair[id]),
    numeric: true,
    width: 6.5,
  };
}

/** A driver's places: on the grid, in the result, and what was won and lost between them. */
export type PlacesRow = {
  driver: RaceStory["drivers"][number];
  line: RaceStory["places"][number];
  /** True for a start from the pit lane, so that there is no place on the grid. */
  fromPitLane: boolean;
  /** The classified place; null for none. */
  finish: number | null;
  /** The classified place, or the word for none. */
  result: string;
};

/** The places of each driver of a story, with those of the classification. */
export function placesRows(story: RaceStory, results: ReadonlyArray<RaceLine>): Array<PlacesRow> {
  const byDriver = new Map(results.map((line) => [line.driver_id, line]));
  return withDrivers(story.drivers, story.places).map(({ driver, line }) => {
    const result = byDriver.get(driver.driver_id);
    return {
      driver,
      line,
      fromPitLane: line.grid === null && result?.grid_text === "PL",
      finish: result?.position ?? null,
      result: result?.position_text ?? noValue,
    };
  });
}

/** Places won on balance: those of a part, or null where one of both ends is not known. */
const placesWon = {
  all: ({ line: { grid }, finish }: PlacesRow) => difference(grid, finish),
  start: ({ line: { grid, first_lap } }: PlacesRow) => difference(grid, first_lap),
  track: ({ line }: PlacesRow) => line.track_won - line.track_lost,
  stops: ({ line }: PlacesRow) => line.stops_won - line.stops_lost,
  rest: (row: PlacesRow) => {
    const [all, start] = [placesWon.all(row), placesWon.start(row)];
    return all === null || start === null ? null : all - start - placesWon.track(row) - placesWon.stops(row);
  },
};

function difference(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : from - to;
}

/** Places won and lost by each car from the grid to the flag; the parts add up. */
export const driversTable = defineTable<PlacesRow>({
  name: "race-places",
  caption: "Places won and lost, and what safety cars gave",
  noun: ["driver", "drivers"],
  bar: "driver",
  columns: [
    { ...driverColumn, phone: "name" },
    teamColumn,
    {
      id: "grid",
      label: "Grid",
      value: ({ line }) => line.grid,
      cell: (row) => <GridPlace {...row} />,
      numeric: true,
      firstSort: "asc",
      phone: "lead",
      width: 4,
    },
    {
      id: "finish",
      label: "Finish",
      value: ({ finish }) => finish,
      cell: ({ finish, result }) =>
        finish === null ? <span className="text-soft font-normal">{result}</span> : withMedal(finish, result),
      look: "place",
      firstSort: "asc",
      phone: "place",
      width: 4.75,
    },
    {
      ...wonColumn("gained", "Gained", placesWon.all, 4.5),
      cell: (row: PlacesRow) => (
        <b>
          <PlacesGained places={placesWon.all(row)} />
        </b>
      ),
      phone: "value",
    },
    { ...wonColumn("won_first_lap", "First lap", placesWon.start, 5.75), ...onPhones("lap 1 ") },
    { ...wonColumn("won_on_track", "On track", placesWon.track, 5.75), ...onPhones("track ") },
    { ...wonColumn("won_by_stops", "By stops", placesWon.stops, 5.75), ...onPhones("stops ") },
    {
      ...wonColumn("won_otherwise", "Otherwise", placesWon.rest, 6.25),
      phone: "second",
      phoneWords: { before: "other " },
    },
    {
      id: "neutralised",
      label: "Safety car (s)",
      value: ({ line }) => line.neutralised,
      cell: ({ line }) => formatSigned(line.neutralised, 1),
      numeric: true,
      width: 7.25,
    },
  ],
});

/** A place on the grid, on a phone "P4", and what there is in place of one. */
function GridPlace({ line: { grid }, fromPitLane }: PlacesRow) {
  if (grid !== null) {
    return (
      <>
        <span className="md:hidden" aria-hidden="true">
          P
        </span>
        {grid}
      </>
    );
  }
  if (!fromPitLane) return noValue;
  return (
    <>
      <span className="md:hidden">pit lane</span>
      <abbr title="From the pit lane" className="no-underline max-md:hidden">
        PL
      </abbr>
    </>
  );
}

/** In the second line of a phone's row. */
function onPhones(before: string) {
  return { phone: "detail", phoneWords: { before } } as const;
}

function wonColumn(
  id: string,
  label: string,
  value: (row: PlacesRow) => number | null,
  width: number,
): Column<PlacesRow> {
  return { id, label, value, cell: (row) => <PlacesGained places={value(row)} />, numeric: true, width };
}

/** The same without the column of safety cars where no car has a number in it. */
export function placesTableOf({ places }: Pick<RaceStory, "places">): Table<PlacesRow> {
  return places.some(({ neutralised }) => neutralised !== null)
    ? driversTable
    : { ...driversTable, columns: driversTable.columns.filter(({ id }) => id !== "neutralised") };
}

type StopRow = { driver: RaceStory["drivers"][number]; line: RaceStory["stops"][number] };

/** What each pit stop cost. */
const stopsTable = defineTable<StopRow>({
  name: "stop-losses",
  caption: "What each pit stop cost",
  noun: ["stop", "stops"],
  bar: "driver",
  maxWidth: 48,
  columns: [
    { ...driverColumn, grouped: true, phone: "group" },
    {
      id: "lap",
      label: "Lap",
      value: ({ line }) => line.lap,
      numeric: true,
      firstSort: "asc",
      phone: "lead",
      phoneWords: { before: "lap " },
      width: 4,
    },
    {
      id: "under",
      label: "Track",
      value: ({ line }) => statusWords[line.under],
      phone: "name",
      width: [8, 1],
    },
    {
      id: "lost",
      label: "Lost (s)",
      value: ({ line }) => line.lost,
      cell: ({ line }) => (line.lost === null ? noValue : formatSeconds(line.lost)),
      numeric: true,
      firstSort: "asc",
      phone: "value",
      width: 6,
    },
  ],
  groupOf: ({ driver }) => driver.driver_id,
});

/** The same without the column of the track where all stops were under the same, which `underAllStops` says once. */
export function stopsTableOf(story: Pick<RaceStory, "stops">): Table<StopRow> {
  if (underAllStops(story) === null) return stopsTable;
  const columns = stopsTable.columns.filter(({ id }) => id !== "under");
  return {
    ...stopsTable,
    maxWidth: 36,
    // A row of a phone needs a name.
    columns: columns.map((column) =>
      column.id === "lap" ? { ...column, phone: "name", phoneWords: { before: "Lap " } } : column,
    ),
  };
}

/** "All stops were under green-flag conditions."; null where they were not all under the same. */
export function underAllStops({ stops: [first, ...others] }: Pick<RaceStory, "stops">): string | null {
  if (first === undefined || others.some(({ under }) => under !== first.under)) return null;
  return first.under === "green"
    ? "All stops were under green-flag conditions."
    : `All stops were under a ${statusWords[first.under].toLowerCase()}.`;
}
