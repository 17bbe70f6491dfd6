import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ConstructorPoints, DriverRaceDetails, SeasonRound } from "#contract/standings.ts";
import {
  constructorPointsQuery,
  driverOverviewQuery,
  driverRaceDetailsQuery,
} from "#app/data/standings.queries.ts";
import { constructorsFailed, NoConstructorsYet, SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { constructorRows, driverRows, type GridRow, kinds, resultsTable } from "./results-table.tsx";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { firstSprintSeason } from "#contract/sessions.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { formatCount } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

/** Every driver's every Grand Prix and sprint of a season. */
export function DriversDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/detailedTable" }).year);
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers’ results by round</h2>
      <SeasonFacts year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(races) => <DriversResults races={races} />}
      </SeasonFacts>
    </>
  );
}

function DriversResults({ races }: { races: DriverRaceDetails }) {
  const { data } = useSuspenseQuery(driverOverviewQuery(races.year));
  const rows = useMemo(() => driverRows(races, data.available ? data.value.standings : []), [races, data]);
  return <SeasonResults of="drivers" year={races.year} rounds={races.rounds} rows={rows} />;
}

/** Stands in for the drivers' table until the rounds are there; its rows are not counted before. */
export function DriversDetailedSkeleton() {
  return <DetailedSkeleton of="drivers" table={driversSkeleton} />;
}

function DetailedSkeleton({ of, table }: { of: keyof typeof kinds; table: Table<GridRow> }) {
  const { year } = useParams({ from: "/standings/$year" });
  return <TableSkeleton table={table} above={<Key of={of} year={Number(year)} />} />;
}

/** As high as the heading of the table, which has two lines on a phone. */
const driversSkeleton = {
  ...resultsTable(kinds.drivers, 0, []),
  heading: "Drivers’ results, round by round",
};

/** What every round of a season brought each constructor, and the places of its cars. */
export function ConstructorsDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/detailedTable" }).year);
  const { data } = useSuspenseQuery(constructorPointsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors’ results by round</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ teams }) => teams.length === 0}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(season) => <ConstructorsResults season={season} />}
      </SeasonFacts>
    </>
  );
}

function ConstructorsResults({ season }: { season: ConstructorPoints }) {
  const { year, rounds } = season;
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  const rows = useMemo(
    () => constructorRows(season, data.available ? data.value : { year, rounds: [], drivers: [] }),
    [season, data, year],
  );
  return <SeasonResults of="constructors" year={year} rounds={rounds} rows={rows} />;
}

/** Stands in for the constructors' table until the rounds are there. */
export function ConstructorsDetailedSkeleton() {
  return <DetailedSkeleton of="constructors" table={constructorsSkeleton} />;
}

const constructorsSkeleton = {
  ...resultsTable(kinds.constructors, 0, []),
  heading: "Constructors’ results, round by round",
};

type SeasonResultsProps = {
  of: keyof typeof kinds;
  year: number;
  /** All of the calendar; of constructors, whose columns are wide, those without a result have no column. */
  rounds: ReadonlyArray<SeasonRound>;
  rows: Array<GridRow>;
};

/** The table of a season's results, round by round. */
function SeasonResults({ of, year, rounds, rows }: SeasonResultsProps) {
  const run = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const heading = useMemo(() => mostPodiums(of, rows), [of, rows]);
  const ahead = useMemo(() => (kinds[of].fillsPage ? rounds.slice(run) : []), [of, rounds, run]);
  const table = useMemo(
    () => ({
      ...resultsTable(kinds[of], year, rounds.slice(0, run), ahead),
      ...(heading === undefined ? {} : { heading }),
    }),
    [of, year, rounds, run, ahead, heading],
  );
  return (
    <DataTable
      table={table}
      rows={rows}
      above={<Key of={of} year={year} rounds={run} ahead={ahead} />}
      method={resultsMethod(of, rows)}
    />
  );
}

/** Who is on the podium most often: "Norris reaches the podium in 18 of 24 races"; undefined where nobody is, or more than two are. */
export function mostPodiums(of: SeasonResultsProps["of"], rows: ReadonlyArray<GridRow>): string | undefined {
  const counted = rows.map(({ name, cells }) => ({
    name: of === "drivers" ? lastName(name) : name,
    podiums: cells.filter((cell) => cell?.place !== null && (cell?.place ?? 4) <= 3).length,
  }));
  const most = Math.max(0, ...counted.map(({ podiums }) => podiums));
  const [first, second, third] = counted.filter(({ podiums }) => podiums === most);
  if (most === 0 || first === undefined || third !== undefined) return undefined;
  const share = `${most} of ${formatCount(Math.max(...rows.map(({ cells }) => cells.length)), "race")}`;
  return second === undefined
    ? `${first.name} reaches the podium in ${share}`
    : `${first.name} and ${second.name} each reach the podium in ${share}`;
}

type KeyProps = Pick<SeasonResultsProps, "of" | "year"> & {
  /** How many have a column; unknown while they are on their way. */
  rounds?: number;
  /** The rounds without a result that have columns, too. */
  ahead?: ReadonlyArray<SeasonRound>;
};

/** What the colours and the marks of the squares mean. */
function Key({ of, year, rounds = Infinity, ahead = [] }: KeyProps) {
  return (
    <ul
      className="mb-3 flex flex-wrap gap-x-5 gap-y-2 text-small text-soft *:flex *:items-center *:gap-2"
      aria-label="Key"
    >
      <li>
        <b className={`${sample} bg-gold text-on-medal`}>1</b>
        <b className={`${sample} bg-silver text-on-medal`}>2</b>
        <b className={`${sample} bg-bronze text-on-medal`}>3</b>
        {of === "drivers" ? "Podium" : "Best car on the podium"}
      </li>
      <li>
        <span className={`points-key ${sample} bg-(--color-points) text-ink`}>4</span>
        Points
      </li>
      {of === "drivers" && year >= firstSprintSeason ? (
        <li>
          <b className="text-xs text-ink">S 4</b> Sprint, bold in the points
        </li>
      ) : null}
      <li>
        <b className="text-ink">P</b> Pole
      </li>
      <li>
        <b className="text-ink">F</b> Fastest lap
      </li>
      {ahead.length === 0 ? null : (
        <li className="max-[1279px]:hidden">
          <b className="text-ink">{roundsText(ahead)}</b> No result yet
        </li>
      )}
      {rounds > mostOnPhone ? <li className="md:hidden">Scroll sideways for every round →</li> : null}
    </ul>
  );
}

/** How many columns a phone shows at once. */
const mostOnPhone = 5;

const sample = "grid size-6 place-items-center rounded-chip text-xs";

/** What is shown where a driver has no place. */
const words: Readonly<Record<string, string>> = {
  DNF: "did not finish",
  NC: "not classified",
  DSQ: "disqualified",
  EX: "excluded",
  DNS: "did not start",
  DNQ: "did not qualify",
  DNPQ: "did not prequalify",
  DNP: "did not practise",
};

/** What the numbers and the small line below them are. */
const abouts = {
  drivers: "Finishing positions, and below them those of a sprint. Select a round to sort by it.",
  constructors:
    "Numbers are the points that a round brought; below them stand the places of the cars, and the best of them colours the cell.",
} as const;

/** How a table of a season's results reads: its numbers, its marks, and those of the words that occur in it. */
export function resultsMethod(of: keyof typeof abouts, rows: ReadonlyArray<GridRow>): string {
  const said = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell?.text, ...(cell?.below.split(" ") ?? [])])),
  );
  const meanings = Object.entries(words)
    .filter(([word]) => said.has(word))
    .map(([word, meaning]) => `${word} ${meaning}`);
  const taken = rows.some(({ cells }) => cells.some((cell) => Number(cell?.value) < 0))
    ? " A number below 0 is of points that were taken away."
    : "";
  const marks = meanings.length === 0 ? "" : ` ${meanings.join(", ")}.`;
  return `${abouts[of]}${taken}${marks} Source: F1DB.`;
}

/** "R12–R23", of one round "R23". */
function roundsText(rounds: ReadonlyArray<SeasonRound>): string {
  const [first, last] = [rounds[0]?.round, rounds.at(-1)?.round];
  return first === last ? `R${first}` : `R${first}–R${last}`;
}
