import { formatCount, formatSeconds, formatSpan, noValue } from "#app/text/format.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { ShortDriverLink } from "../timing/timed-drivers.tsx";
import { TyreMark, ageText, compoundNames } from "#app/features/weekend/marks.tsx";
import { notClassified, type Stint, type StintLine } from "./stint-lines.ts";

/** A stint of a driver; the one who has none recorded has one row without. */
export type StintRow = {
  line: StintLine;
  number: number | null;
  stint: Stint | null;
  /** Seconds in the pit lane at its end; null where it did not end in a stop, or not recorded. */
  laneSeconds: number | null;
};

/** The rows of the table, in order of classification and of laps. */
export function stintRows(lines: ReadonlyArray<StintLine>): Array<StintRow> {
  return lines.flatMap((line): Array<StintRow> => {
    if (line.stints.length === 0) return [{ line, number: null, stint: null, laneSeconds: null }];
    return line.stints.map((stint, index) => ({
      line,
      number: index + 1,
      stint,
      laneSeconds: line.stops.find(({ lap }) => lap === stint.to)?.seconds ?? null,
    }));
  });
}

/** The id of the team of a stint. */
export const teamOfStint = ({ line }: StintRow) => line.team.id;

const whose: ReadonlyArray<Column<StintRow>> = [
  {
    id: "position",
    label: "Pos",
    value: ({ line }) => (typeof line.place === "number" ? line.place : null),
    cell: ({ line: { place } }) =>
      typeof place === "number" ? withMedal(place, String(place)) : shortPlace(place),
    numeric: true,
    look: "place",
    firstSort: "asc",
    grouped: true,
    width: 4,
    smallWidth: 2.75,
  },
  {
    id: "driver",
    label: "Driver",
    value: ({ line }) => line.driver.name,
    cell: ({ line: { driver } }) => (
      <ShortDriverLink driver_id={driver.id} driver_name={driver.name} driver_code={driver.code} />
    ),
    grouped: true,
    width: [10, 1.5],
    smallWidth: 4.25,
  },
  {
    id: "team",
    label: "Team",
    value: ({ line }) => line.team.name,
    cell: ({ line }) => <a href={teamPath(line.team.id)}>{line.team.name}</a>,
    look: "aside",
    grouped: true,
    width: [8, 1.2],
    smallWidth: null,
  },
  {
    id: "stint",
    label: "Stint",
    value: ({ number }) => number,
    numeric: true,
    firstSort: "asc",
    width: 4.5,
    smallWidth: 3,
  },
];

const tyres: ReadonlyArray<Column<StintRow>> = [
  {
    id: "compound",
    label: "Compound",
    value: ({ stint }) => (stint === null || stint.compound === null ? null : compoundNames[stint.compound]),
    cell: ({ stint }) =>
      stint === null || stint.compound === null ? (
        noValue
      ) : (
        <>
          <TyreMark compound={stint.compound} /> {compoundNames[stint.compound]}
        </>
      ),
    width: [8.5, 1],
    smallWidth: 7.5,
  },
  {
    id: "tyres",
    label: "Tyres",
    value: ({ stint }) => ageText(stint?.age ?? null),
    width: [8, 1],
    smallWidth: 6.5,
  },
];

const laps: ReadonlyArray<Column<StintRow>> = [
  {
    id: "from",
    label: "From lap",
    value: ({ stint }) => stint?.from ?? null,
    numeric: true,
    firstSort: "asc",
    width: [5, 0.8],
    smallWidth: 4,
  },
  {
    id: "to",
    label: "To lap",
    value: ({ stint }) => stint?.to ?? null,
    numeric: true,
    firstSort: "asc",
    width: [5, 0.8],
    smallWidth: 4,
  },
  {
    id: "laps",
    label: "Laps",
    value: ({ stint }) => (stint === null ? null : stint.to - stint.from + 1),
    numeric: true,
    width: [5, 0.8],
    smallWidth: 4,
  },
  {
    id: "lane_seconds",
    label: "Pit lane (s)",
    value: ({ laneSeconds }) => laneSeconds,
    cell: ({ laneSeconds }) => formatSeconds(laneSeconds),
    numeric: true,
    firstSort: "asc",
    width: [6, 0.8],
    smallWidth: 4,
  },
];

const shared = {
  caption: "Stints",
  noun: ["stint", "stints"],
  bar: "driver",
  twoStickyColumns: true,
  groupOf: ({ line }: StintRow) => line.driver.id,
} as const;

/** What stands on a phone below the driver: the laps of a stint, and how long the stop after it took. */
const onPhones: Readonly<Record<string, Partial<Column<StintRow>>>> = {
  driver: {
    cell: ({ line: { driver, place, team } }) => (
      <>
        <a href={driverPath(driver.id)}>{driver.name}</a>
        <span className="ms-1.5 font-normal text-soft md:hidden" aria-hidden="true">
          {typeof place === "number" ? `P${place} · ` : ""}
          {team.name}
        </span>
      </>
    ),
    phone: "group",
  },
  stint: { phone: "place" },
  from: {
    cell: ({ stint }) =>
      stint === null ? (
        noValue
      ) : (
        <>
          <span className="block text-start md:hidden" aria-hidden="true">
            {stint.compound === null ? null : <TyreMark compound={stint.compound} />} Laps{" "}
            {formatSpan(stint.from, stint.to)}
            <span className="text-small font-normal text-soft">
              {" "}
              · {formatCount(stint.to - stint.from + 1, "lap")}
              {stint.age === null ? null : stint.age === 0 ? ", new" : ", used"}
            </span>
          </span>
          <span className="max-md:sr-only">{stint.from}</span>
        </>
      ),
    phone: "name",
  },
  lane_seconds: {
    cell: ({ laneSeconds }) =>
      laneSeconds === null ? (
        <span className="text-soft max-md:sr-only">{noValue}</span>
      ) : (
        <>
          <span className="text-small font-normal text-soft md:hidden">pit </span>
          {formatSeconds(laneSeconds)}
        </>
      ),
    phone: "value",
  },
};

/** Every stint of a race whose tyres were recorded. */
export const stintsTable: Table<StintRow> = defineTable({
  ...shared,
  name: "stints",
  columns: [...whose, ...tyres, ...laps].map((column) => ({ ...column, ...onPhones[column.id] })),
});

/** Every stint of a race of which only pit stops are known. */
export const untimedStintsTable: Table<StintRow> = defineTable({
  ...shared,
  name: "untimed-stints",
  columns: [...whose, ...laps].map((column) => ({ ...column, ...onPhones[column.id] })),
});

/** Those words are too long for a column of places. */
function shortPlace(place: string): string {
  return place === notClassified ? noValue : place;
}
