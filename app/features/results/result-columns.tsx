import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { ResultRow } from "#contract/results.ts";
import { resultSessionLabel } from "#contract/sessions.ts";
import { shortCountry } from "#app/text/names.ts";
import { formatValue } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/**
 * The columns that result tables share; each table picks its own. Those that
 * ask for little of a row serve other tables too.
 */

export const year: Column<Pick<ResultRow, "year">> = { id: "year", label: "Year", value: (row) => row.year };

export const round: Column<Pick<ResultRow, "round">> = {
  id: "round",
  label: "Round",
  value: (row) => row.round,
  numeric: true,
  firstSort: "asc",
};

/** The circuit's country. */
export const country: Column<ResultRow> = {
  id: "country",
  label: "Country",
  value: (row) => row.country,
  cell: ({ country: name }) =>
    shortCountry(name) === name ? (
      name
    ) : (
      <abbr title={name} className="no-underline">
        {shortCountry(name)}
      </abbr>
    ),
  look: "quiet",
};

const race: Column<Pick<ResultRow, "race_name" | "country">> = {
  id: "race_name",
  label: "Race",
  value: (row) => row.race_name,
};

/** A race linked to the result of its Grand Prix, or to that of the sprint whose row it is. */
export const raceLink: Column<
  Pick<ResultRow, "race_name" | "country" | "year" | "round"> & Partial<Pick<ResultRow, "session_type">>
> = {
  ...race,
  cell: (row) => sessionLink(row, row.session_type === "S" ? "sprint" : "race"),
};

/** A race linked to its qualifying, or to its sprint qualifying. */
export const qualifyingLink: Column<
  Pick<ResultRow, "race_name" | "country" | "year" | "round"> & { session_type: "Q" | "SQ" }
> = {
  ...race,
  cell: (row) => sessionLink(row, row.session_type === "SQ" ? "sprint-qualifying" : "qualifying"),
};

/** The race with a mark of its session: (R) for a race, (S) for any other. */
export const raceWithSession: Column<ResultRow> = {
  ...race,
  cell: (row) =>
    row.session_type === "R"
      ? sessionLink(row, "race", `${row.race_name} (R)`)
      : sessionLink(row, "sprint", `${row.race_name} (S)`),
};

export const driver: Column<ResultRow> = {
  id: "full_name",
  label: "Driver Name",
  value: (row) => row.full_name,
  cell: (row) =>
    row.driver_id === undefined ? row.full_name : <a href={driverPath(row.driver_id)}>{row.full_name}</a>,
};

export const constructor: Column<ResultRow> = {
  id: "constructor",
  label: "Constructor",
  value: (row) => row.constructor,
};

export const constructorLink: Column<ResultRow> = {
  ...constructor,
  cell: (row) => <a href={teamPath(row.team_id)}>{row.constructor}</a>,
  look: "aside",
};

/** Where a driver started, came in, and how the race ended: in tables of races too. */
type Placed = Pick<ResultRow, "grid_position" | "finish_position" | "status"> &
  Partial<Pick<ResultRow, "position_text">>;

export const grid: Column<Placed> = {
  id: "grid_position",
  label: "Grid",
  value: (row) => row.grid_position,
  numeric: true,
  firstSort: "asc",
};

export const finish: Column<Placed> = {
  id: "finish_position",
  label: "Finish",
  value: (row) => row.finish_position,
  cell: (row) =>
    withMedal(row.finish_position, formatValue(row.finish_position ?? row.position_text ?? null)),
  look: "place",
  numeric: true,
  firstSort: "asc",
};

export const status: Column<Placed> = { id: "status", label: "Status", value: (row) => row.status };

/** Points take the colour of the finish position. */
export const points: Column<ResultRow> = {
  id: "points",
  label: "Points",
  value: (row) => row.points,
  cell: (row) => withMedal(row.finish_position, formatValue(row.points)),
  look: "points",
  numeric: true,
};

export const session: Column<ResultRow> = {
  id: "session_type",
  label: "Session",
  value: (row) => resultSessionLabel(row.session_type),
};

/** Longer names have one line on a phone only with less between their letters. */
const longName = 28;

function sessionLink(
  row: Pick<ResultRow, "race_name" | "country" | "year" | "round">,
  of: "race" | "sprint" | "qualifying" | "sprint-qualifying",
  // One piece of text: React would mark where each of several begins, in every row.
  text = row.race_name,
) {
  return (
    <>
      <Flag country={row.country} />{" "}
      <a
        href={`/race/${row.year}/${row.round}/${of}/results`}
        className={row.race_name.length > longName ? "max-md:tracking-tight" : undefined}
      >
        {text}
      </a>
    </>
  );
}

/** The line under a table of results. */
export const resultsMethod =
  "Every race and sprint. Finish is the place in the classification, which a car may have without having seen the flag; a start from the pit lane has no grid slot. Those who shared a car have a row each, and so has each car of one who drove two; figures count a Grand Prix once. Source: F1DB.";

/** The class of a result's row: the team's colour of that season, and whether the car was placed. */
export function resultClass(row: ResultRow): string {
  return `${teamClass(row.team_id, row.year)}${row.finish_position === null ? " unplaced" : ""}`;
}
