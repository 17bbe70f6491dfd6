import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatValue } from "#app/text/format.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import type { Measure } from "#contract/ask/question.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { withMedal } from "#app/ui/places.tsx";

type ProofRow = AskProof["races"][number];

/** The races behind a line, without columns in which every row would say the same. */
export function proofTableOf(races: ReadonlyArray<ProofRow>): Table<ProofRow> {
  const isSame = (value: (row: ProofRow) => unknown) =>
    races.length > 1 && new Set(races.map(value)).size === 1;
  const left = new Set([
    ...(isSame(driversOf) ? ["race_driver"] : []),
    ...(isSame((row) => row.team_id) ? ["race_team"] : []),
    ...(isSame((row) => row.grid) ? ["race_grid"] : []),
  ]);
  const shown = columns.filter(({ id }) => !left.has(id));
  return defineTable<ProofRow>({
    name: "ask-races",
    caption: "Races behind the line",
    noun: ["result", "results"],
    columns: shown.map((column) =>
      column.id === "race_team" && left.has("race_driver") ? { ...column, phone: "detail" } : column,
    ),
    rowClass: ({ team_id, year }) => teamClass(team_id, year),
    bar: ["race_driver", "race_team", "race_name"].find((id) => !left.has(id)) ?? "race_name",
  });
}

/** The races as they are shown: of one driver the newest first, but a run in the order in which it was made. */
export function shownRaces(races: ReadonlyArray<ProofRow>, measure: Measure): ReadonlyArray<ProofRow> {
  const isOfOne = new Set(races.map(({ driver_id }) => driver_id)).size === 1;
  return isOfOne && measure === "count" ? races.toReversed() : races;
}

/** Who drove the car: one driver, or those who shared it. */
function driversOf({ driver_name, co_drivers }: ProofRow): string {
  return [driver_name, ...(co_drivers === null ? [] : [co_drivers])].join(" / ");
}

const columns: ReadonlyArray<Column<ProofRow>> = [
  {
    id: "race_date",
    label: "Date",
    value: (row) => row.date,
    cell: (row) => formatDay(row.date),
    phone: "lead",
    width: 10.5,
  },
  {
    id: "race_name",
    label: "Race",
    value: (row) => `${row.year} ${row.race_name}`,
    cell: ({ year, round, session, race_name, country }) => (
      <Named
        country={country}
        href={`/race/${year}/${round}/${session === "S" ? "sprint" : "race"}/results`}
        name={`${year} ${race_name}${session === "S" ? ", sprint" : ""}`}
      />
    ),
    phone: "name",
    width: [14, 2],
  },
  {
    id: "race_driver",
    label: "Driver",
    value: driversOf,
    cell: (row) => (
      <>
        <a href={driverPath(row.driver_id)}>{row.driver_name}</a>
        {row.co_drivers === null ? null : ` / ${row.co_drivers}`}
      </>
    ),
    phone: "detail",
    width: [10, 1],
  },
  {
    id: "race_team",
    label: "Team",
    value: (row) => row.team_name,
    cell: (row) => <a href={teamPath(row.team_id)}>{row.team_name}</a>,
    width: [8, 1],
  },
  {
    id: "race_grid",
    label: "Grid",
    value: (row) => row.grid,
    cell: (row) => formatValue(row.grid),
    numeric: true,
    firstSort: "asc",
    phone: "second",
    phoneWords: { before: "grid " },
    width: 4.5,
  },
  {
    id: "race_finish",
    label: "Finish",
    value: (row) => row.position,
    cell: (row) =>
      row.position === null ? row.position_text : withMedal(row.position, String(row.position)),
    look: "place",
    firstSort: "asc",
    phone: "place",
    width: 5,
  },
  {
    id: "race_points",
    label: "Points",
    value: (row) => row.points,
    numeric: true,
    phone: "value",
    phoneWords: { after: " pts", one: " pt" },
    width: 5,
  },
];
