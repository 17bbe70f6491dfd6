import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatLapTime, formatValue, noValue } from "#app/text/format.ts";
import { withMedal, PlacesGained } from "#app/ui/places.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Fastest } from "#app/features/weekend/marks.tsx";
import { driver, number, position, team } from "./entry-columns.tsx";
import { endText, raceTimeText, statusText } from "./race-texts.ts";

/**
 * The place on the grid, or the pit lane; on a phone in the words of all tables, with the penalty that is in the time and
 * the fastest lap.
 */
function Grid({ line }: { line: RaceLine }) {
  const { grid_position: place, grid_text: text, penalty, has_fastest_lap, fastest_lap } = line;
  if (place === null && text !== "PL") return text ?? noValue;
  const roomForLap = penalty === null ? "max-[374px]:hidden" : "max-[26rem]:hidden";
  return (
    <>
      {penalty === null ? null : (
        <span className="max-[350px]:hidden md:hidden" aria-hidden="true">
          {penalty} s pen. ·{" "}
        </span>
      )}
      <span className="md:hidden">{place === null ? "pit lane" : "grid "}</span>
      {place ?? (
        <abbr title="From the pit lane" className="no-underline max-md:hidden">
          PL
        </abbr>
      )}
      {has_fastest_lap ? (
        <span className="font-strong text-fastest md:hidden" aria-hidden="true">
          {" "}
          <span className={`font-normal text-soft ${roomForLap}`}>· </span>◆
          <span className={roomForLap}> {formatLapTime(fastest_lap)}</span>
        </span>
      ) : null}
    </>
  );
}

/** The time or the gap, with the penalty in it; without one, why the race ended early. */
function Outcome({ line }: { line: RaceLine }) {
  const time = raceTimeText(line);
  const reason = endText(line);
  if (time === null)
    return reason === null ? (
      noValue
    ) : (
      <span className="inline-block text-small font-normal whitespace-normal text-soft max-md:max-w-32">
        {reason}
      </span>
    );
  const aside = line.penalty === null ? reason : `${line.penalty} s pen.`;
  return (
    <>
      {aside === null ? null : <small className="me-2 max-md:hidden">{aside}</small>}
      <span className="font-strong">{time}</span>
    </>
  );
}

const before: ReadonlyArray<Column<RaceLine>> = [
  { ...position, width: 3.5 },
  {
    ...driver,
    width: [11, 1.3],
    cell: (line) => (
      <>
        {driver.cell(line)}
        {line.shared_car ? <small className="whitespace-nowrap text-soft"> shared car</small> : null}
      </>
    ),
  },
  { ...team, width: [7.5, 0.9] },
  { ...number, width: 3 },
  {
    id: "grid_position",
    label: "Grid",
    value: (line) => line.grid_position ?? (line.grid_text === "PL" ? line.grid_text : null),
    sortBy: (line) => line.grid_position,
    cell: (line) => <Grid line={line} />,
    numeric: true,
    firstSort: "asc",
    phone: "detail",
    width: 3.5,
  },
  {
    id: "positions_gained",
    label: "Gained",
    value: (line) => line.positions_gained,
    cell: (line) => <PlacesGained places={line.positions_gained} />,
    numeric: true,
    phone: "detail",
    width: 4.5,
  },
  {
    id: "laps",
    label: "Laps",
    value: (line) => line.laps,
    numeric: true,
    width: 3.5,
  },
];

const time: Column<RaceLine> = {
  id: "time",
  label: "Time / gap",
  value: raceTimeText,
  cell: (line) => <Outcome line={line} />,
  numeric: true,
  sortable: false,
  phone: "value",
  width: 12,
};

const bestLap: Column<RaceLine> = {
  id: "fastest_lap",
  label: "Best lap",
  value: (line) => line.fastest_lap,
  cell: (line) => <Fastest when={line.has_fastest_lap}>{formatLapTime(line.fastest_lap)}</Fastest>,
  numeric: true,
  firstSort: "asc",
  width: 6.5,
};

const stops: Column<RaceLine> = {
  id: "pit_stops",
  label: "Stops",
  value: (line) => line.pit_stops,
  numeric: true,
  width: 4,
};

/** Of a file alone, numbers as in `/api/races/{year}/{round}/results/{session}`: the page has them in one column. */
const times: ReadonlyArray<Column<RaceLine>> = [
  { id: "time", label: "Time (s)", value: (line) => line.time },
  { id: "gap", label: "Gap (s)", value: (line) => line.gap },
  { id: "gap_laps", label: "Laps behind", value: (line) => line.gap_laps },
];

/** Of a file alone: the page says it in place of a time. */
const status: Column<RaceLine> = { id: "status", label: "Status", value: statusText };

const points: Column<RaceLine> = {
  id: "points",
  label: "Points",
  value: (line) => line.points,
  cell: (line) => withMedal(line.position, formatValue(line.points)),
  numeric: true,
  look: "points",
  phone: "second",
  phoneWords: { after: " pts", one: " pt" },
  width: 4.5,
};

function raceTable(name: string, of: string, details: ReadonlyArray<Column<RaceLine>>): Table<RaceLine> {
  return defineTable({
    name,
    caption: `Classification of the ${of}`,
    noun: ["result", "results"],
    bar: "driver_name",
    twoStickyColumns: true,
    heading: name === "sprint-results" ? "Sprint result" : "Race result",
    columns: [...before, time, ...details, points],
    fileColumns: [...before, ...times, ...details, status, points],
  });
}

/** The classification of a race; pit stops are recorded since 1994. */
export const raceResultsTable = raceTable("race-results", "race", [bestLap, stops]);
export const raceWithoutStopsTable = raceTable("race-results-no-stops", "race", [bestLap]);

/** The classification of a sprint: neither stops nor fastest laps are recorded. */
export const sprintResultsTable = raceTable("sprint-results", "sprint", []);

/** The table with the columns that a classification has a use for, in the colours of its season. */
export function raceTableFor({ year, session, lines }: RaceClassification): Table<RaceLine> {
  const rowClass = (line: RaceLine) =>
    `${teamClass(line.team_id, year)}${line.position === null ? " unplaced" : ""}`;
  if (session === "S") return { ...sprintResultsTable, rowClass };
  const hasStops = lines.some((line) => line.pit_stops !== null);
  return { ...(hasStops ? raceResultsTable : raceWithoutStopsTable), rowClass };
}
