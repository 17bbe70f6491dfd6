import { driverPath } from "#app/text/page-paths.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { careerTeamClass } from "#app/features/team-colours/team-classes.ts";
import { formatAverage, formatCount, formatSpan, formatThousands } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { withWinBars } from "#app/ui/value-bar.tsx";
import { WinParts } from "#app/features/team-colours/win-parts.tsx";
import { createContext, use, useSyncExternalStore } from "react";
import type { DriverId } from "#contract/ids.ts";
import { formatList } from "#contract/values.ts";

/** The ticks of the form around a table. */
export const TicksContext = createContext(createTicks([]));

/** The box in a driver's row. Without scripts it is a field of the form around the table. */
function TickBox({ id, name }: { id: DriverId; name: string }) {
  const ticks = use(TicksContext);
  const isTicked = () => ticks.has(id);
  return (
    <input
      type="checkbox"
      className="-my-0.5 me-0.5 self-center max-md:size-5"
      name="ids"
      value={id}
      aria-label={`Compare ${name}`}
      checked={useSyncExternalStore(ticks.subscribe, isTicked, isTicked)}
      onChange={() => ticks.toggle(id)}
    />
  );
}

/** Who is ticked to be compared. Each box watches for itself, so that a click renders one box and not 900. */
type Ticks = {
  /** In the order of ticking; the same array until it changes. */
  ids: () => ReadonlyArray<DriverId>;
  has: (id: DriverId) => boolean;
  /** Ticks exactly these. */
  set: (ids: ReadonlyArray<DriverId>) => void;
  toggle: (id: DriverId) => void;
  /** Calls back after every change, until the function that is returned is called. */
  subscribe: (onChange: () => void) => () => void;
};

/** Makes ticks, of which some may be there from the start. */
export function createTicks(initial: ReadonlyArray<DriverId>): Ticks {
  let ids = initial;
  const watchers = new Set<() => void>();

  function set(next: ReadonlyArray<DriverId>): void {
    ids = next;
    for (const onChange of watchers) onChange();
  }

  return {
    ids: () => ids,
    has: (id) => ids.includes(id),
    set,
    toggle: (id) => set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** Drivers with the figures of their careers. */
export const careersTable = defineTable<DriverCareerRow>({
  name: "careers",
  caption: "Careers in figures",
  noun: ["driver", "drivers"],
  rowClass: careerTeamClass,
  bar: "name",
  order: [{ id: "wins", desc: true }],
  columns: [
    {
      id: "name",
      label: "Driver",
      value: (career) => career.name,
      cell: ({ driver_id, name, country, titles }) => (
        // A long name goes on in a line below itself. Padding makes the link easier to hit and must not move its text.
        <div className="flex items-baseline gap-1.5 *:shrink-0 [&>a]:-my-1.25 [&>a]:shrink">
          <TickBox id={driver_id} name={name} />
          <Flag country={country} />
          <a href={driverPath(driver_id)}>{name}</a>
          {titles === 0 ? null : (
            // The column of titles has no room there.
            <b className="rounded-chip bg-gold px-1.5 text-xs text-on-medal md:hidden">
              {titles}
              <span className="sr-only"> {titles === 1 ? "title" : "titles"}</span>
            </b>
          )}
        </div>
      ),
      phone: "name",
      width: [14.5, 3],
    },
    {
      id: "years",
      label: "Years",
      value: (row) => formatSpan(row.first_year, row.last_year),
      width: [6.75, 1],
    },
    {
      ...amount("grands_prix", "Grands Prix"),
      // On a phone it begins the second line, below the name rather than below the box.
      cell: ({ grands_prix }) => <span className="max-md:ms-16">{grands_prix}</span>,
      phone: "lead",
      phoneWords: { after: " GP" },
      width: 6,
    },
    {
      ...amount("wins", "Wins"),
      phone: "value",
      phoneWords: { after: " wins", one: " win" },
      width: [8, 4],
    },
    {
      ...amount("podiums", "Podiums"),
      phone: "detail",
      phoneWords: { after: " podiums", one: " podium" },
      width: [4.75, 0.6],
    },
    {
      // A phone has no room for them beside the longest of the others.
      ...amount("poles", "Poles"),
      width: [4.25, 0.6],
    },
    {
      ...amount("points", "Points"),
      cell: ({ points }) => formatThousands(points),
      phone: "second",
      phoneWords: { after: " pts", one: " pt" },
      width: [5.75, 1],
    },
    {
      ...amount("titles", "Titles"),
      cell: ({ titles }) =>
        titles === 0 ? (
          titles
        ) : (
          <b className="-me-1.5 inline-block min-w-7 rounded-chip bg-gold px-1.5 text-center text-on-medal">
            {titles}
          </b>
        ),
      width: [4.25, 0.6],
    },
    {
      id: "avg_finish",
      label: "Average finish",
      value: (career) => career.avg_finish,
      cell: (career) => formatAverage(career.avg_finish),
      numeric: true,
      firstSort: "asc",
      width: 7.25,
    },
    { ...amount("dnfs", "DNFs"), width: [4.25, 0.6] },
    { ...amount("teammates", "Teammates"), width: 6.5 },
  ],
});

/** The table of these drivers: who leads as its heading, and wins as bars, the longest for the most. */
export function careersTableOf(careers: ReadonlyArray<DriverCareerRow>): Table<DriverCareerRow> {
  const columns = withWinBars(careersTable.columns, careers, undefined, ({ won_for }, each) => (
    <WinParts wonFor={won_for} each={each} />
  ));
  return { ...careersTable, columns, heading: careersFinding(careers) };
}

/**
 * Who of these has the most wins: "Hamilton leads with 106 wins", "Leclerc and Piastri lead with 9 wins each"; undefined
 * where nobody leads several.
 */
export function careersFinding(
  careers: ReadonlyArray<Pick<DriverCareerRow, "name" | "wins">>,
): string | undefined {
  const most = Math.max(0, ...careers.map(({ wins }) => wins));
  if (most === 0 || careers.length < 2) return undefined;
  const leaders = careers.filter(({ wins }) => wins === most).map(({ name }) => name);
  const wins = formatCount(most, "win");
  if (leaders.length === 1) return `${formatList(lastNames(leaders))} leads with ${wins}`;
  return leaders.length === 2
    ? `${formatList(lastNames(leaders))} lead with ${wins} each`
    : `${leaders.length} drivers lead with ${wins} each`;
}

type Amount = "grands_prix" | "wins" | "podiums" | "poles" | "points" | "titles" | "dnfs" | "teammates";

function amount(id: Amount, label: string): Column<DriverCareerRow> {
  return { id, label, value: (career) => career[id], numeric: true };
}

/** What stands where there are no drivers to show. */
export const noDrivers = "No driver data available.";

/** How we count (docs/method.md). */
export const overviewMethod =
  "Grands Prix: races started. Pole: grid slot 1. Sprints count towards points only, and points are those that counted in each championship. Average finish: over classified results. Source: F1DB.";
