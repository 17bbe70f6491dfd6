import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { type FactTile, FactTiles } from "#app/ui/fact-tiles.tsx";
import { CircuitOutlineFigure } from "./circuit-outline.tsx";
import {
  differentWinners,
  driverHonours,
  type Honours,
  layoutsOf,
  mostOf,
  teamHonours,
} from "./circuit-history.ts";
import {
  circuitRacesTable,
  circuitRacesToCome,
  CircuitTable,
  circuitYearsTable,
  driverHonoursTable,
  layoutsTable,
  teamHonoursTable,
} from "./circuit-tables.tsx";
import { racesWithResult, missingResultText, noCircuitFacts, wonFromPole } from "./circuit-texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { WinParts } from "#app/features/team-colours/win-parts.tsx";
import { formatCount, formatLapTime, noValue } from "#app/text/format.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { isUpcoming } from "#contract/races.ts";
import { lastNames } from "#app/text/names.ts";
import { threeLettersAmong } from "#app/text/three-letters.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";

/** The records of a circuit, and every Grand Prix there, with winner, pole and fastest lap. */
export function CircuitRacesScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={circuitRacesToCome} />}>
      <CircuitRecords />
      <CircuitRaces />
    </Suspense>
  );
}

/** Every Grand Prix; where all had one name, no column repeats it. */
function CircuitRaces() {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuitId)).data);
  const rows = useMemo(() => racesWithResult(profile?.races ?? []), [profile]);
  const presentMs = usePresentMs();
  if (rows.length === 0)
    return <EmptyNote>{missingResultText(profile?.races ?? [], presentMs) ?? noCircuitFacts}</EmptyNote>;
  const isOneName = new Set(rows.map(({ race_name }) => race_name)).size === 1;
  return (
    <DataTable
      table={isOneName ? circuitYearsTable : circuitRacesTable}
      rows={rows}
      method="Pole is grid slot 1; where another driver is credited with it, the table says so. Source: F1DB."
    />
  );
}

/** Who won at a circuit, and who holds its records; nothing before the first Grand Prix there. */
function CircuitRecords() {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuitId)).data);
  const races = useMemo(() => racesWithResult(profile?.races ?? []), [profile]);
  const presentTeams = profile?.present_teams;
  const tiles = useMemo(() => circuitRecords(races, presentTeams), [races, presentTeams]);
  if (profile === null || tiles.length === 0) return null;
  return (
    <div className="mt-5 mb-6 grid gap-4 max-phone:mt-4">
      <h2 className="sr-only">Records</h2>
      <FactTiles tiles={tiles} />
      <CircuitWinners />
      <div className="grid gap-4 md:grid-cols-2">
        <MostWins title="Most wins, drivers" honours={driverHonours(races, presentTeams)} path="driver" />
        <MostWins title="Most wins, teams" honours={teamHonours(races)} path="teams" />
      </div>
    </div>
  );
}

/** Who won at a circuit in each season; nothing before the first Grand Prix there. */
export function CircuitWinners() {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuitId)).data);
  const presentMs = usePresentMs();
  const past = profile?.races.filter((race) => !isUpcoming(race, presentMs)) ?? [];
  if (profile === null || past.length === 0) return null;
  return <WinnersByDecade races={past} missing={missingResultText(profile.races, presentMs) !== null} />;
}

/** The most that a card has room for. */
const mostListed = 5;

/**
 * Those who won most often, as many as a card has room for.
 *
 * @returns `more` says how many others won as often as the last one listed: "and 5 more with 3 wins"; null for none
 */
export function listedWinners(winners: ReadonlyArray<Honours>): {
  listed: ReadonlyArray<Honours>;
  more: string | null;
} {
  const listed = winners.slice(0, mostListed);
  const last = listed.at(-1)?.wins ?? 0;
  const alike = winners.slice(mostListed).filter(({ wins }) => wins === last).length;
  return { listed, more: alike === 0 ? null : `and ${alike} more with ${formatCount(last, "win")}` };
}

type MostWinsProps = { title: string; honours: ReadonlyArray<Honours>; path: "driver" | "teams" };

/** Who won most often, with a bar each in the colours of the teams; the tabs have everybody. */
function MostWins({ title, honours, path }: MostWinsProps) {
  const winners = honours.filter(({ wins }) => wins > 0);
  const { listed, more } = listedWinners(winners);
  const most = listed[0]?.wins ?? 1;
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-4 shadow-card md:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2>{title}</h2>
        <a href={path === "driver" ? "drivers" : "teams"} className="more text-table">
          All {path === "driver" ? "drivers" : "teams"}
        </a>
      </div>
      <ol className="mt-2 grid gap-1">
        {listed.map(({ id, name, wins, team, won_for }) => (
          <li
            key={id}
            className={`grid grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_1.5rem] items-center gap-3 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_2rem] text-table ${teamClass(team?.id ?? null, team?.year)}`}
          >
            <a href={`/${path}/${id}/`} className="truncate py-1 font-strong">
              {name}
            </a>
            <ValueBar percent={(100 * wins) / most} fill="fill-team" className="">
              <WinParts wonFor={won_for} each={100 / most} />
            </ValueBar>
            <b className="text-end">{wins}</b>
          </li>
        ))}
      </ol>
      {more === null ? null : <p className="mt-1 text-small text-soft">{more}</p>}
    </section>
  );
}

/** The drivers who were successful at a circuit. */
export function CircuitDriversScreen() {
  return (
    <CircuitTable
      table={driverHonoursTable}
      rowsOf={driverHonours}
      method="Grands Prix only, on every layout. Pole is grid slot 1; both drivers of a winning shared car have won. Source: F1DB."
    />
  );
}

/** The teams that won at a circuit. */
export function CircuitTeamsScreen() {
  return (
    <CircuitTable
      table={teamHonoursTable}
      rowsOf={teamHonours}
      method="Grands Prix won, on every layout, by the make of the car. Source: F1DB."
    />
  );
}

/** The forms that a circuit had, with the fastest race lap on each, and the outline of the one recorded last. */
export function CircuitLayoutsScreen() {
  return (
    <>
      <h2 className="sr-only">Layouts</h2>
      <CircuitOutlineFigure saysWhyNot />
      <CircuitTable
        table={layoutsTable}
        rowsOf={layoutsOf}
        method="A layout is a form of the circuit with its own length and turns. The lap record is the fastest lap of a Grand Prix, not of qualifying. Source: F1DB."
      />
    </>
  );
}

/**
 * The records of a circuit: lap record of the latest layout, who was on pole most often, how often the pole was won from,
 * and how many have won. Who won most often stands below them.
 *
 * @param races those held there, newest first
 * @returns nothing where no race was held
 */
export function circuitRecords(
  races: ReadonlyArray<CircuitRace>,
  presentTeams?: PresentTeams,
): Array<FactTile> {
  if (races.length === 0) return [];
  const drivers = driverHonours(races, presentTeams);
  const record = layoutsOf(races)[0]?.record ?? null;
  return [
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail: record === null ? "Not recorded on this layout" : `${record.driver_name}, ${record.year}`,
      className: teamClass(record?.team_id ?? null, record?.year),
    },
    mostOf("Most poles", drivers, "poles"),
    { label: "Won from pole", ...wonFromPole(races) },
    differentWinners(races),
  ];
}

/**
 * Who won at a circuit in each season, in the colour of the team: a row for each decade, so that the same place in a row
 * is the same year of it.
 *
 * @param races newest first
 * @param missing true where a result is not there yet
 */
function WinnersByDecade({ races, missing }: { races: ReadonlyArray<CircuitRace>; missing: boolean }) {
  const names = namesInWall(races);
  const years = races.map(({ year }) => year);
  const hasGaps = Math.max(...years) - Math.min(...years) >= new Set(years).size;
  return (
    <section className="rounded-card border border-line bg-surface px-3 py-4 shadow-card md:px-5">
      <h2>Every winner</h2>
      <p className="text-small text-soft">
        <span className="max-md:hidden">Newest decade first.</span> Coloured by team.
        {hasGaps ? " Gaps: no race." : ""}
        {missing ? " Dashed: no result." : ""}
      </p>
      <div className="mt-3 grid gap-0.5 md:gap-1">
        {decadesOf(races).map(({ decade, seasons }) => (
          <ol key={decade} className="grid grid-cols-10 gap-px md:gap-1" aria-label={`${decade}s`}>
            {seasons.map(({ year, races: held }) =>
              held.length === 0 ? (
                <li key={year} aria-hidden="true" />
              ) : (
                <li key={year} className="grid min-w-0 gap-0.5">
                  {held.map((race) => (
                    <Winner key={race.round} race={race} names={names} />
                  ))}
                </li>
              ),
            )}
          </ol>
        ))}
      </div>
      <WallKey races={races} />
    </section>
  );
}

/** The most teams whose colours the key explains. */
const mostInKey = 6;

/** Whose the colours are where squares have no room for the team: those that won most, with all that they had. */
function WallKey({ races }: { races: ReadonlyArray<CircuitRace> }) {
  const wins = races.flatMap(({ year, winner }) =>
    winner === null ? [] : [{ name: winner.team_name, look: teamClass(winner.team_id, year) }],
  );
  const teams = [...Map.groupBy(wins, ({ name }) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small min-[77rem]:hidden" aria-label="Key">
      {teams.slice(0, mostInKey).map(([name, of]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className="inline-flex overflow-clip rounded-sm" aria-hidden="true">
            {[...new Set(of.map(({ look }) => look))].map((look) => (
              <span key={look} className={`h-2 w-3 bg-team forced-color-adjust-none ${look}`} />
            ))}
          </span>
          {name}
        </li>
      ))}
      {teams.length > mostInKey ? (
        <li>
          <a href="teams" className="py-0.5 font-strong">
            {formatCount(teams.length - mostInKey, "other team")}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

type WallName = { name: string; code: string };

/**
 * What each winner is called in the wall: "Verstappen", "D. Hill" where others of that name have won; on a phone "VER", and
 * "DHI" and "GHI" where two would have the same letters.
 */
export function namesInWall(races: ReadonlyArray<CircuitRace>): ReadonlyMap<string, WallName> {
  const full = [...new Set(races.flatMap(({ winner }) => winner?.driver_name ?? []))];
  const short = lastNames(full);
  const codes = threeLettersAmong(full);
  return new Map(
    full.map((name, index) => [name, { name: short[index] ?? name, code: codes.get(name) ?? name }]),
  );
}

type WinnerProps = { race: CircuitRace; names: ReadonlyMap<string, WallName> };

/** The winner of one race: the last name, or on a phone its first letters, below the year. */
function Winner({ race: { year, round, race_name, winner }, names }: WinnerProps) {
  const name = winner?.driver_name ?? null;
  const called = name === null ? undefined : names.get(name);
  const both = [name, winner?.shared_with?.driver_name].filter((each) => each !== undefined).join(" / ");
  const text = `${year} ${race_name}: ${winner === null ? "no result yet" : `${both}, ${winner.team_name}`}`;
  return (
    <a
      href={raceResultsPath(year, round)}
      title={text}
      className={`grid min-h-11 min-w-0 content-center rounded-chip leading-tight hover:no-underline max-md:justify-items-center md:min-h-12 md:px-1.5 ${winner === null ? "border border-dashed border-line-strong bg-raised" : "border-b-4 border-team bg-[light-dark(color-mix(in_oklab,var(--color-team)_26%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_36%,var(--color-surface)))] hover:bg-[color-mix(in_oklab,var(--color-team)_46%,var(--color-surface))]"} ${teamClass(winner?.team_id ?? null, year)}`}
    >
      <span className="sr-only">{text}</span>
      <span className="flex min-w-0 gap-x-1 text-xs" aria-hidden="true">
        <span className="max-md:hidden">{year}</span>
        {winner === null ? null : (
          <span
            className={`ms-auto hidden min-w-0 truncate min-[77rem]:block ${winner.team_name.length < 10 ? "" : "tracking-tight"}`}
          >
            {winner.team_name}
          </span>
        )}
        <span className="md:hidden">’{String(year).slice(2)}</span>
      </span>
      <b
        className="truncate text-xs max-md:font-strong max-md:tracking-tighter md:text-small"
        aria-hidden="true"
      >
        <span className="max-md:hidden">{called?.name ?? noValue}</span>
        <span className="md:hidden">{called?.code ?? noValue}</span>
      </b>
    </a>
  );
}

type Decade = {
  /** Its first year: 1950. */
  decade: number;
  /** Ten, in order; without races where none was held. */
  seasons: Array<{ year: number; races: Array<CircuitRace> }>;
};

/** The decades in which there were races, the newest first. @param races newest first */
export function decadesOf(races: ReadonlyArray<CircuitRace>): Array<Decade> {
  const byYear = Map.groupBy(races, ({ year }) => year);
  const decades = [...new Set(races.map(({ year }) => year - (year % 10)))];
  return decades.map((decade) => ({
    decade,
    seasons: Array.from({ length: 10 }, (_, index) => ({
      year: decade + index,
      races: byYear.get(decade + index)?.toReversed() ?? [],
    })),
  }));
}
