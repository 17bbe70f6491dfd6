import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { FactTiles, type FactTile } from "#app/ui/fact-tiles.tsx";
import { CircuitOutlineFigure } from "./circuit-outline.tsx";
import { driverHonours, teamHonours, type Honours } from "./honours.ts";
import { layoutsOf } from "./layouts.ts";
import {
  circuitRacesTable,
  circuitRacesToCome,
  CircuitTable,
  circuitYearsTable,
  driverHonoursTable,
  layoutsTable,
  teamHonoursTable,
} from "./circuit-tables.tsx";
import { heldRaces, noCircuitFacts, wonFromPole } from "./circuit-texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatLapTime, noValue } from "#app/text/format.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { isAhead } from "#contract/races.ts";
import { WinnersByDecade } from "./winners-by-decade.tsx";

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
  const rows = useMemo(() => heldRaces(profile?.races ?? []), [profile]);
  if (rows.length === 0) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
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
  const presentMs = usePresentMs();
  const races = useMemo(() => heldRaces(profile?.races ?? []), [profile]);
  const tiles = useMemo(() => circuitRecords(races), [races]);
  if (profile === null || tiles.length === 0) return null;
  return (
    <div className="mt-5 mb-6 grid gap-4 max-phone:mt-4">
      <h2 className="sr-only">Records</h2>
      <FactTiles tiles={tiles} />
      <WinnersByDecade
        races={profile.races.filter((race) => race.winner !== null || !isAhead(race, presentMs))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <MostWins title="Most wins, drivers" honours={driverHonours(races)} path="driver" />
        <MostWins title="Most wins, teams" honours={teamHonours(races)} path="teams" />
      </div>
    </div>
  );
}

/** The most that a card has room for. */
const mostListed = 5;

/** How many more won as often as the last that is listed: "3 others with 2 wins"; null where the list ends between two counts. */
export function moreAlike(winners: ReadonlyArray<Honours>): string | null {
  const last = winners[mostListed - 1]?.wins;
  const more = winners.slice(mostListed).filter(({ wins }) => wins === last).length;
  return more === 0 ? null : `${formatCount(more, "other")} with ${formatCount(last ?? 0, "win")}`;
}

type MostWinsProps = { title: string; honours: ReadonlyArray<Honours>; path: "driver" | "teams" };

/** Who won most often, with a bar each in the colour of the team; the tabs have everybody. */
function MostWins({ title, honours, path }: MostWinsProps) {
  const winners = honours.filter(({ wins }) => wins > 0);
  const listed = winners.slice(0, mostListed);
  const more = moreAlike(winners);
  const most = listed[0]?.wins ?? 1;
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-4 shadow-card md:px-5">
      <h2>{title}</h2>
      <ol className="mt-2 grid gap-1">
        {listed.map(({ id, name, wins, team }) => (
          <li
            key={id}
            className={`grid grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_1.5rem] items-center gap-3 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_2rem] text-table ${teamClass(team?.id ?? null, team?.year)}`}
          >
            <a href={`/${path}/${id}/`} className="truncate py-1 font-strong">
              {name}
            </a>
            <ValueBar percent={(100 * wins) / most} fill="fill-team" className="" />
            <b className="text-end">{wins}</b>
          </li>
        ))}
      </ol>
      {more === null ? null : (
        <p className="mt-1 text-small text-soft">
          {more}. <a href={path === "driver" ? "drivers" : "teams"}>All winners</a>
        </p>
      )}
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
      <Suspense>
        <CircuitOutlineFigure saysWhyNot />
      </Suspense>
      <CircuitTable
        table={layoutsTable}
        rowsOf={layoutsOf}
        method="A layout is a form of the circuit with its own length and turns. The lap record is the fastest lap of a Grand Prix, not of qualifying. Source: F1DB."
      />
    </>
  );
}

/**
 * The records of a circuit: lap record of the latest layout, who was on pole and set the fastest lap most often, and how
 * often the pole was won from. Who won most often stands below them.
 *
 * @param races those held there, newest first
 * @returns nothing where no race was held
 */
export function circuitRecords(races: ReadonlyArray<CircuitRace>): Array<FactTile> {
  if (races.length === 0) return [];
  const drivers = driverHonours(races);
  const record = layoutsOf(races)[0]?.record ?? null;
  return [
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail: record === null ? "Not recorded on this layout" : `${record.driver_name}, ${record.year}`,
      className: teamClass(record?.team_id ?? null, record?.year),
    },
    mostOf("Most poles", drivers, "poles"),
    mostOf("Most fastest laps", drivers, "fastest_laps"),
    { label: "Won from pole", value: wonFromPole(races), detail: "Grands Prix" },
  ];
}

function mostOf(label: string, honours: ReadonlyArray<Honours>, kind: "poles" | "fastest_laps"): FactTile {
  const most = Math.max(0, ...honours.map((each) => each[kind]));
  if (most === 0) return { label, value: noValue, detail: "" };
  const holders = honours.filter((each) => each[kind] === most);
  // A record that several share has nobody's colour.
  const team = holders.length === 1 ? (holders[0]?.team ?? null) : null;
  return {
    label,
    value: String(most),
    detail: holders.map(({ name }) => name).join(", "),
    className: teamClass(team?.id ?? null, team?.year),
  };
}
