import { driverPath, raceResultsPath, teamPath } from "#app/text/page-paths.ts";
import type { ConstructorPoints, DriverRaceDetails, RaceCell, SeasonRound } from "#contract/standings.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { DriverStanding } from "#contract/championship.ts";
import { roundedPoints } from "#contract/values.ts";
import { constructorName } from "../lines.ts";
import { positionColumn } from "#app/ui/places.tsx";

/** What differs between the tables of drivers and of constructors. */
type Kind = Readonly<{
  name: string;
  caption: string;
  noun: readonly [one: string, several: string];
  /** The column of names. */
  who: { id: string; label: string };
  /** How a round's column sorts first: places from the first, points from the most. */
  firstSort: "asc" | "desc";
  /** What a file calls the column of what stands small below; null for a round without. */
  second: (round: SeasonRound) => string | null;
  /** Whether rounds are narrow enough for the whole calendar to fill the page, those without a result included. */
  fillsPage: boolean;
}>;

/** How the tables of drivers and of constructors differ. */
export const kinds = {
  drivers: {
    name: "drivers-by-round",
    caption: "Drivers’ results by round",
    noun: ["driver", "drivers"],
    who: { id: "driver_name", label: "Driver" },
    firstSort: "asc",
    second: ({ sprint }) => (sprint ? "sprint" : null),
    fillsPage: true,
  },
  constructors: {
    name: "constructors-by-round",
    caption: "Constructors’ results by round",
    noun: ["constructor", "constructors"],
    who: { id: "team_name", label: "Constructor" },
    firstSort: "desc",
    second: () => "places",
    fillsPage: false,
  },
} as const satisfies Record<string, Kind>;

/**
 * A season at a glance: a row for each driver or constructor, a column for each round run.
 *
 * @param ahead the rounds without a result, whose columns are empty and not in a file
 */
export function resultsTable(
  { name, caption, noun, who, firstSort, second, fillsPage }: Kind,
  year: number,
  rounds: ReadonlyArray<SeasonRound>,
  ahead: ReadonlyArray<SeasonRound> = [],
): Table<GridRow> {
  const lines: ReadonlyArray<Column<GridRow>> = [
    positionColumn,
    { ...who, value: (row) => row.name, cell: Name },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
  ];
  const results = rounds.map((round, index): Column<GridRow> => {
    const cellOf = (row: GridRow) => row.cells[index] ?? null;
    return {
      id: `r${round.round}`,
      label: `R${round.round} ${round.race_name}`,
      // WCAG 2.5.3, label in name: the accessible name begins with the visible text.
      head: `R${round.round}`,
      headLink: <RoundLink year={year} round={round} />,
      value: (row) => cellOf(row)?.value ?? null,
      sortBy: (row) => cellOf(row)?.rank ?? null,
      firstSort,
      cell: (row) => <Cell cell={cellOf(row)} />,
    };
  });
  const withoutResult = ahead.map((round): Column<GridRow> => ({
    id: `r${round.round}`,
    label: `R${round.round} ${round.race_name}`,
    head: `R${round.round}`,
    headLink: <RoundLink year={year} round={round} isAhead />,
    sortable: false,
    value: () => null,
    // Heard, and not seen.
    cell: () => <span className="sr-only">{noValue}</span>,
  }));
  const files = rounds.flatMap((round, index): Array<Column<GridRow>> => {
    const extra = second(round);
    const result = results[index];
    if (result === undefined) return [];
    if (extra === null) return [result];
    const { id, label } = result;
    return [
      result,
      { id: `${id}_${extra}`, label: `${label} ${extra}`, value: (row) => row.cells[index]?.second ?? null },
    ];
  });
  return defineTable({
    name,
    caption,
    noun,
    columns: [...lines, ...results, ...withoutResult],
    widths: "equal",
    ...(fillsPage && { equalWidths: { eachWide: wideColumn(rounds.length + ahead.length) } }),
    rowClass: ({ team_id }) => teamClass(team_id, year),
    bar: who.id,
    fileColumns: [...lines, ...files],
  });
}

/** How wide a round is where all of them fill the page beside place, name and points, in rem; of few no wider than a word. */
function wideColumn(rounds: number): number {
  return Math.floor(1000 * Math.min(5.25, 57 / rounds)) / 1000;
}

/** A name, on a phone by its three letters. */
function Name({ name, code, href }: GridRow) {
  if (code === null) return <a href={href}>{name}</a>;
  return (
    <a href={href}>
      <span className="max-md:hidden">{name}</span>
      <abbr title={name} className="no-underline md:hidden">
        {code}
      </abbr>
    </a>
  );
}

type RoundLinkProps = { year: number; round: SeasonRound; isAhead?: boolean };

/** The flag above a round's number; it leads to the results. */
function RoundLink({ year, round: { round, race_name, country }, isAhead = false }: RoundLinkProps) {
  return (
    <a
      href={raceResultsPath(year, round)}
      title={race_name}
      aria-label={isAhead ? race_name : `Results of the ${race_name}`}
    >
      <Flag country={country} />
    </a>
  );
}

/** A place in the points of a sprint stands out; the first three have their medals. */
function sprintClass({ second, place }: GridCell): string | undefined {
  if (typeof second !== "number" || second > sprintPoints) return undefined;
  if (second <= 3) return `sprint-${second}`;
  return place !== null && place <= 3 ? "font-strong" : "font-strong text-ink";
}

/** How many score in a sprint. */
const sprintPoints = 8;

function Cell({ cell }: { cell: GridCell | null }) {
  if (cell === null) return noValue;
  const { text, place, scored, marks, below, title } = cell;
  const look = place !== null && place <= 3 ? `place-${place}` : scored ? "scored" : undefined;
  return (
    <span className={look} title={title ?? undefined}>
      {text}
      {marks.split("").map((mark) => (
        <sup key={mark} className={mark === "P" ? "pole" : undefined}>
          {mark}
        </sup>
      ))}
      {below === "" ? null : <small className={sprintClass(cell)}>{below}</small>}
    </span>
  );
}

/** A Grand Prix of a driver or a constructor as the table shows it. */
type GridCell = {
  /** The place or the word for not being placed; of a constructor, the points. */
  value: number | string;
  text: string;
  /** What the round's column sorts by; null if unplaced. */
  rank: number | null;
  /** The place that colours the cell; null for none. */
  place: number | null;
  /** True where it brought points. */
  scored: boolean;
  /** `P` for grid slot 1, `F` for the fastest lap. */
  marks: string;
  /** The place in the sprint, or the places of a constructor's cars; null for none. */
  second: number | string | null;
  /** The same as it stands small below; empty for none. */
  below: string;
  /** More than there is room for: why a car retired. */
  title: string | null;
};

/** A driver's Grand Prix: place or status, marks, and the sprint below; null where the driver was not entered. */
export function driverCell(race: RaceCell | null): GridCell | null {
  if (race === null) return null;
  const [result, status, , points, marks, sprint] = race;
  return {
    value: result,
    text: String(result),
    rank: placeOf(result),
    place: placeOf(result),
    scored: points > 0,
    marks,
    second: sprint,
    // A word such as DNF has no room for the letter beside it.
    below: typeof sprint === "number" ? `S ${sprint}` : (sprint ?? ""),
    title: typeof result === "number" || status === "" ? null : status,
  };
}

/** A driver or a constructor, and what each round brought. */
export type GridRow = {
  /** Place in the season's table; null when not placed. */
  position: number | null;
  name: string;
  /** Three letters in place of the name where there is no room for it; null for none. */
  code: string | null;
  /** Where the name leads. */
  href: string;
  /** The team in whose colour the row is; null for none. */
  team_id: string | null;
  /** Counted points; null where the season's table does not say. */
  points: number | null;
  /** One for each round run; null where there is nothing to show. */
  cells: ReadonlyArray<GridCell | null>;
};

/** Drivers by round, with place and points of the season's table where that is at hand. */
export function driverRows(
  { drivers }: DriverRaceDetails,
  standings: ReadonlyArray<DriverStanding>,
): Array<GridRow> {
  const lines = new Map(standings.map((line) => [line.driver_id, line]));
  return drivers.map(({ driver_id, driver_name, code, team_id, races }) => ({
    position: lines.get(driver_id)?.position ?? null,
    name: driver_name,
    code,
    href: driverPath(driver_id),
    team_id,
    points: lines.get(driver_id)?.points ?? null,
    cells: races.map(driverCell),
  }));
}

/**
 * Constructors by round: what each round brought in points, and below it the places of the cars.
 *
 * The points are how much the total grew, so that they follow the championship's own rules: one car of a race until
 * 1978, dropped results, points that were taken away.
 */
export function constructorRows(
  { teams }: ConstructorPoints,
  { rounds, drivers }: DriverRaceDetails,
): Array<GridRow> {
  return teams.map(({ team_id, team_name, engine, points, positions }) => {
    const cars = drivers.map(({ teams: stints, races }) => {
      const own = stints.filter((stint) => stint.team_id === team_id && stint.engine === engine);
      return races.map((race, index) => {
        const round = rounds[index]?.round;
        return round !== undefined && own.some((stint) => stint.rounds.includes(round)) ? race : null;
      });
    });
    return {
      position: positions.at(-1) ?? null,
      name: constructorName({ team_name, engine }),
      code: null,
      href: teamPath(team_id),
      team_id,
      points: points.findLast((each) => each !== null) ?? 0,
      cells: points.map((total, index) =>
        constructorCell(
          gained(total, points[index - 1] ?? 0),
          cars.map((races) => races[index] ?? null).filter((race) => race !== null),
        ),
      ),
    };
  });
}

function gained(total: number | null, before: number): number | null {
  return total === null ? null : roundedPoints(total - before);
}

function constructorCell(points: number | null, races: ReadonlyArray<RaceCell>): GridCell | null {
  if (points === null || (races.length === 0 && points === 0)) return null;
  const results = races.map(([result]) => result);
  const places = results.flatMap((result) => placeOf(result) ?? []).toSorted((one, other) => one - other);
  const marks = races.map((race) => race[4]).join("");
  const below = [...places, ...results.filter((result) => typeof result !== "number")].join(" ");
  return {
    value: points,
    text: formatValue(points),
    rank: points,
    place: places[0] ?? null,
    scored: points > 0,
    marks: ["P", "F"].filter((mark) => marks.includes(mark)).join(""),
    second: below || null,
    below,
    title: null,
  };
}

function placeOf(result: number | string): number | null {
  return typeof result === "number" ? result : null;
}
