import { shortCountry } from "#app/text/names.ts";
import { type CircuitId, defaultDriverId } from "#contract/ids.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { nearestSeason, newestFirst } from "#app/data/calendar-seasons.ts";
import { valueOf } from "#app/data/api-query.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { missingRoundsText, noCalendar, noSeasonText, racesMethod, splitSeason } from "./races-texts.ts";
import { type ReactNode, Suspense, useMemo } from "react";
import { SeasonNav } from "#app/ui/pick-form/season-nav.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { SecondLine, SessionTimes, When, ZoneLine } from "./when.tsx";
import { nameOfTeam } from "#contract/teams.ts";
import { nextSession } from "#app/features/next-race/race-start.tsx";
import { driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import { foldedOnPhone } from "#app/ui/buttons.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import * as columns from "./race-columns.tsx";
import { SprintMark } from "./race-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

type RacesControlsProps = {
  by: "season" | "driver";
  /** The page's heading. */
  title: string;
  /** What to pick the season or the driver with. */
  children?: ReactNode;
};

/** The head of the page in one row: what it shows, which season or driver, and whether races are shown by either. */
export function RacesControls({ by, title, children }: RacesControlsProps) {
  return (
    <PageHeading>
      <h1 className="max-md:w-full">{title}</h1>
      {children}
      <div className="md:ms-auto">
        <ViewLinks
          label="Races by"
          items={[
            { label: "By season", current: by === "season", link: { to: "/races/", search: {} } },
            {
              label: "By driver",
              current: by === "driver",
              link: { to: "/races/", search: { driver: defaultDriverId } },
            },
          ]}
        />
      </div>
    </PageHeading>
  );
}

/** The races of a season, with a link to any other. */
export function SeasonRaces({ year: wanted }: { year: number | null }) {
  const { data } = useSuspenseQuery(calendarQuery(wanted));
  if (!data.available || data.value.seasons === null) {
    return (
      <>
        <RacesControls by="season" title="Races" />
        <EmptyNote>{noCalendar}</EmptyNote>
      </>
    );
  }
  const { year, seasons, races } = data.value;
  const nearest = nearestSeason(year, seasons);
  return (
    <>
      <RacesControls by="season" title={`Races of ${year}`}>
        <SeasonNav
          year={year}
          years={newestFirst(seasons)}
          name="year"
          linkTo={(picked) => ({ to: "/races/", search: { year: picked } })}
        />
      </RacesControls>
      {year === nearest ? (
        <Season year={year} races={races} />
      ) : (
        <EmptyNote>
          {noSeasonText(year, seasons)}{" "}
          <Link to="/races/" search={{ year: nearest }}>
            Races of {nearest}
          </Link>
        </EmptyNote>
      )}
    </>
  );
}

/** A season's races: those to come with their sessions, those that have been with their winners. */
function Season({ year, races }: { year: number; races: ReadonlyArray<CalendarRow> }) {
  const presentMs = usePresentMs();
  const isSpoiler = useIsSpoiler();
  const { ahead, past } = useMemo(() => splitSeason(races, presentMs), [races, presentMs]);
  const won = useMemo(() => past.filter(({ winner }) => winner !== null), [past]);
  // Of a season without any result its races are what there is. While it runs the latest race comes first.
  const rows = useMemo(() => {
    const held = won.length === 0 ? past : won;
    return ahead.length === 0 ? held : held.toReversed();
  }, [won, past, ahead]);
  const zone = <ZoneLine races={races} />;
  return (
    <>
      <ComingUp races={ahead} zone={zone} presentMs={presentMs} />
      {past.length === 0 ? null : (
        <section className="[&_.table-section]:min-h-0" aria-label="Results">
          <DataTable
            table={seasonTable}
            rows={rows}
            above={
              <>
                <SeasonWinners
                  year={year}
                  races={won}
                  isOver={ahead.length === 0 && won.length === past.length}
                  isSpoiler={won.some(isSpoiler)}
                />
                {ahead.length === 0 ? <div className="mb-3">{zone}</div> : null}
                {won.length === 0 ? null : (
                  <MissingRaces races={past.filter(({ winner }) => winner === null)} />
                )}
              </>
            }
            method={racesMethod(rows)}
            isSpoiler={isSpoiler}
          />
        </section>
      )}
    </>
  );
}

/** Past races without results: a row that opens to list them. */
function MissingRaces({ races }: { races: ReadonlyArray<CalendarRow> }) {
  if (races.length === 0) return null;
  return (
    <details className="mb-3 rounded-tile border border-line bg-surface text-[0.875rem]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium after:ms-auto after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
        {missingRoundsText(races)}
      </summary>
      <ol className="grid gap-x-6 border-t border-line px-4 py-2 md:grid-cols-2 wide:grid-cols-3">
        {races.toReversed().map((race) => (
          <li key={race.round} className="flex min-h-11 items-center gap-2 md:min-h-8">
            <span className="w-6 text-end text-soft">{race.round}</span>
            <Flag country={race.country} alone />
            <a href={raceResultsPath(race.year, race.round)} className="truncate py-1 font-strong">
              {race.race_name}
            </a>
            <span className="ms-auto whitespace-nowrap text-soft">
              <When date_utc={race.date_utc} time_utc={race.time_utc} day="short" />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What stands in a cell in the colour of a team, with its bar on a wide screen. */
function InColour({ team, year, children }: { team: string | null; year: number; children: ReactNode }) {
  return (
    <span className={`flex gap-2 max-md:inline ${teamClass(team, year) || "unknown"}`}>
      <span
        className="my-px w-1 flex-none bg-team forced-color-adjust-none max-md:hidden"
        aria-hidden="true"
      />
      <span>{children}</span>
    </span>
  );
}

/** Whether the winner had the pole: a phone's row has the name already, and says it once. */
function wonFromPole({ winner, pole }: CalendarRow): boolean {
  return winner !== null && winner.driver_id === pole?.driver_id;
}

/** The races of a season that have been. */
export const seasonTable = defineTable<CalendarRow>({
  name: "season-races",
  heading: "Results",
  caption: "Races of the season",
  noun: ["race", "races"],
  columns: [
    { ...columns.round, phone: "place", width: 4 },
    {
      ...columns.weekday,
      cell: (row) => (
        <>
          <span className="max-md:hidden">{columns.weekday.cell?.(row)}</span>
          <span className="md:hidden">{columns.day.cell?.(row)}</span>
        </>
      ),
      phone: "value",
      width: 6.75,
    },
    { ...columns.raceAtCircuit, phone: "name", width: [13, 19] },
    {
      ...columns.winnerOfTeam,
      cell: (row) => <span className="text-table text-ink">{columns.winnerOfTeam.cell?.(row)}</span>,
      phone: "lead",
      width: [9.5, 14],
    },
    {
      ...columns.pole,
      cell: (row) => (
        <InColour team={row.pole?.team_id ?? null} year={row.year}>
          {wonFromPole(row) ? (
            <span className="md:hidden before:content-['from_pole']" aria-hidden="true" />
          ) : null}
          <span className={wonFromPole(row) ? "max-md:sr-only" : ""}>
            <span className="md:hidden">pole </span>
            {columns.pole.cell?.(row)}
          </span>
          {row.pole === null || row.pole.team_id === null ? null : (
            <SecondLine>{nameOfTeam(row.pole.team_id)}</SecondLine>
          )}
          {row.sprint ? (
            <span className="md:hidden">
              {" · "}
              <b className="font-strong">Sprint</b>
            </span>
          ) : null}
        </InColour>
      ),
      phone: "detail",
      width: [8, 12],
    },
    {
      ...columns.fastestLapWithTime,
      cell: (row) => (
        <InColour team={row.fastest_lap?.team_id ?? null} year={row.year}>
          {columns.fastestLapWithTime.cell?.(row)}
        </InColour>
      ),
      width: [8, 12],
    },
  ],
  fileColumns: [
    columns.round,
    columns.weekday,
    columns.race,
    columns.circuit,
    columns.winner,
    columns.winnersTeam,
    columns.pole,
    columns.fastestLap,
    columns.lapTime,
  ],
  rowClass: ({ winner, year }) => (winner === null ? "unknown" : teamClass(winner.team_id, year)),
  bar: "winner",
});

type Winner = { driver_id: string; driver_name: string; team_id: string; wins: number };

/** Who won the races of a season and how many of them, most first; both drivers of a shared car won. */
export function winnersOf(races: ReadonlyArray<Pick<CalendarRow, "winner">>): Array<Winner> {
  const winners = new Map<string, Winner>();
  for (const { winner } of races) {
    if (winner === null) continue;
    for (const driver of [winner, winner.shared_with]) {
      if (driver === null) continue;
      const { driver_id, driver_name } = driver;
      const before = winners.get(driver_id);
      winners.set(driver_id, {
        driver_id,
        driver_name,
        team_id: winner.team_id,
        wins: (before?.wins ?? 0) + 1,
      });
    }
  }
  return [...winners.values()].toSorted((one, other) => other.wins - one.wins);
}

type SeasonWinnersProps = {
  year: number;
  races: ReadonlyArray<Pick<CalendarRow, "winner">>;
  isOver: boolean;
  /** True where the last weekend's race is among them. */
  isSpoiler: boolean;
};

/** At most this many winners share the width of a wide page. */
const mostInLine = 6;

/** The winners of a season with their wins, each in the colour of the team of the last one. */
function SeasonWinners({ year, races, isOver, isSpoiler }: SeasonWinnersProps) {
  const winners = winnersOf(races);
  if (winners.length === 0) return null;
  return (
    <ul
      className={`mb-3 flex gap-2 overflow-x-auto [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4 md:flex-wrap ${winners.length <= mostInLine ? `min-[68.75rem]:grid shares-${winners.length}` : ""} ${isSpoiler ? "spoiler" : ""}`}
      aria-label={isOver ? "Wins" : "Wins so far"}
    >
      {winners.map(({ driver_id, driver_name, team_id, wins }) => (
        <li
          key={driver_id}
          className={`team-band flex shrink-0 items-center justify-between gap-3 rounded-tile px-3 shadow-card ${teamClass(team_id, year)}`}
        >
          <a
            href={driverPath(driver_id)}
            className="inline-flex min-h-11 items-center font-strong whitespace-nowrap text-ink"
          >
            {driver_name}
          </a>
          <span className="whitespace-nowrap">
            <b className="font-display text-block font-extrabold">{wins}</b>{" "}
            <small className="text-soft">{wins === 1 ? "win" : "wins"}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

type ComingUpProps = {
  /** In their order: the first one is the next race. */
  races: ReadonlyArray<CalendarRow>;
  /** In which time zone all dates stand. */
  zone: ReactNode;
  presentMs: number;
};

/** The races of a season that are to come, each with the times of all its sessions; nothing after the last one. */
function ComingUp({ races, zone, presentMs }: ComingUpProps) {
  const [next, ...later] = races;
  if (next === undefined) return null;
  const rows = later.map((race) => <RaceAhead key={race.round} race={race} presentMs={null} />);
  return (
    <section className="mb-9" aria-labelledby="races-ahead">
      <header className="flex flex-wrap items-baseline gap-x-3 text-[0.875rem] [&>a]:ms-auto max-md:[&>a]:py-2.5">
        <h2 id="races-ahead">Coming up</h2>
        {/* A phone has no room for every zone, which is another one once the reader's is known. */}
        <div className="max-md:order-last max-md:basis-full">{zone}</div>
        <Link to="/calendar/" className="more">
          Add to calendar
        </Link>
      </header>
      <div className="mt-2 overflow-clip rounded-card border border-line bg-surface shadow-card">
        <ol>
          <RaceAhead race={next} presentMs={presentMs} />
          {later.length > mostUnfolded ? null : rows}
        </ol>
        {later.length > mostUnfolded ? (
          <details className={foldedOnPhone}>
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 border-t border-line px-4 text-[0.875rem] font-medium after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
              {later.length} more races
            </summary>
            <ol>{rows}</ol>
          </details>
        ) : null}
      </div>
    </section>
  );
}

/** At most this many races after the next one are shown on a phone before the results; more are folded. */
const mostUnfolded = 2;

type RaceAheadProps = {
  race: CalendarRow;
  /** Of the next race, whose next session is marked; null of a later one. */
  presentMs: number | null;
};

function RaceAhead({ race, presentMs }: RaceAheadProps) {
  const isNext = presentMs !== null;
  const next = isNext ? nextSession(race.sessions, presentMs)?.code : undefined;
  return (
    <li
      className={`relative flex items-center justify-between gap-x-6 pe-4 text-[0.875rem] flex-wrap ${isNext ? "team-band gap-y-2 py-3 ps-2.5 [--color-soft:var(--color-soft-on-team)] [--color-team:var(--color-accent)]" : "gap-y-1 border-t border-line py-2 ps-4 md:py-3"}`}
    >
      {/* On a phone a later race has its day at the end of its second line. */}
      <div className={isNext ? "" : "max-md:contents"}>
        {isNext ? <p className="mb-1 font-strong text-accent-ink">Next race</p> : null}
        <h3
          className={`flex flex-wrap items-center ${isNext ? "gap-x-3 font-display text-title font-extrabold tracking-[-0.018em] [&>.flag]:text-[0.7em]" : "gap-x-2 text-base font-strong max-md:w-full"}`}
        >
          <Flag country={race.country} alone />
          <a href={raceResultsPath(race.year, race.round)}>{race.race_name}</a>
          {race.sprint ? <SprintMark /> : null}
        </h3>
        <p className="text-soft">
          Round {race.round} · {race.circuit_name}
          {/* On a phone the flag of a later one says it. */}
          <span className={isNext ? "" : "max-md:hidden"}>, {shortCountry(race.country)}</span>
        </p>
      </div>
      {isNext && race.race_name.length <= longName ? (
        <Suspense>
          <Circuit circuitId={race.circuit_id} />
        </Suspense>
      ) : null}
      <SessionTimes sessions={race.sessions} next={next} isRow isBrief={!isNext} />
    </li>
  );
}

/** A longer name reaches as far as the circuit. */
const longName = 24;

/** The outline of the next race's circuit, between its name and its sessions. */
function Circuit({ circuitId }: { circuitId: CircuitId }) {
  const outline = valueOf(useSuspenseQuery(circuitOutlineQuery(circuitId)).data);
  if (outline === null) return null;
  return (
    <OutlineShape
      metres={outline.points}
      className="absolute end-154 top-1/2 h-18 [translate:0_-50%] max-[75rem]:hidden print:hidden"
    />
  );
}
