import { defaultDriverId } from "#contract/ids.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { nearestSeason, newestFirst } from "#app/data/calendar-seasons.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { missingRoundsText, noCalendar, noSeasonText, racesMethod, splitSeason } from "./races-texts.ts";
import { type ReactNode, useMemo } from "react";
import { SeasonNav } from "#app/ui/pick-form/season-nav.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { SessionTimes, When, ZoneLine } from "./when.tsx";
import { driverPath, raceResultsPath } from "#app/text/page-paths.ts";
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
      <h1>{title}</h1>
      {children}
      <div className="max-md:w-full md:ms-auto">
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
  const won = past.filter(({ winner }) => winner !== null);
  // Of a season without any result its races are what there is.
  const rows = won.length === 0 ? past : won;
  const zone = <ZoneLine races={races} />;
  return (
    <>
      <ComingUp
        races={ahead}
        hasResults={past.length > 0}
        zone={zone}
        missing={won.length === 0 ? null : missingRoundsText(past)}
      />
      {past.length === 0 ? null : (
        <section id="races-past" className="[&_.table-section]:min-h-0" aria-label="Results">
          <DataTable
            table={seasonTable}
            rows={rows}
            above={
              <>
                <SeasonWinners year={year} races={rows} isSpoiler={rows.some(isSpoiler)} />
                {ahead.length === 0 ? <div className="mb-3">{zone}</div> : null}
              </>
            }
            method={racesMethod(rows)}
            isSpoiler={isSpoiler}
            foot={rows === past ? null : <Missing races={past.filter(({ winner }) => winner === null)} />}
          />
        </section>
      )}
    </>
  );
}

/** The races that have been and whose results are not there, as the table's last row: it opens to each with its day and a link. */
function Missing({ races }: { races: ReadonlyArray<CalendarRow> }) {
  if (races.length === 0) return null;
  return (
    <tfoot className="max-md:block md:contents">
      <tr className="max-md:block">
        <td
          colSpan={seasonTable.columns.length}
          className="col-span-full block rounded-b-card max-md:rounded-none max-md:px-4!"
        >
          <MissingRaces races={races} />
        </td>
      </tr>
    </tfoot>
  );
}

function MissingRaces({ races }: { races: ReadonlyArray<CalendarRow> }) {
  return (
    <details className="text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-strong after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
        {missingRoundsText(races)}
      </summary>
      <ol className="grid gap-x-6 md:grid-cols-2 wide:grid-cols-3">
        {races.map((race) => (
          <li key={race.round} className="flex min-h-11 items-center gap-2 md:min-h-8">
            <span className="w-6 text-end text-soft">{race.round}</span>
            <Flag country={race.country} alone />
            <a href={raceResultsPath(race.year, race.round)} className="truncate py-1 font-strong">
              {race.race_name}
            </a>
            <span className="ms-auto whitespace-nowrap text-soft">
              <When date_utc={race.date_utc} time_utc={race.time_utc} shows="day" />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The races of a season that have been. */
export const seasonTable = defineTable<CalendarRow>({
  name: "season-races",
  heading: "Results",
  caption: "Races of the season",
  noun: ["race", "races"],
  columns: [
    { ...columns.round, phone: "place", width: 4 },
    { ...columns.dayAndTime, phone: "value", width: 6.75 },
    { ...columns.raceAtCircuit, phone: "name", width: [13, 19] },
    { ...columns.winnerOfTeam, phone: "lead", width: [9.5, 14] },
    {
      ...columns.pole,
      cell: (row) => (
        <>
          {columns.pole.cell?.(row)}
          {row.sprint ? <b className="font-strong md:hidden"> · Sprint</b> : null}
        </>
      ),
      phone: "detail",
      phoneWords: { before: "pole " },
      width: [8, 12],
    },
    { ...columns.fastestLapWithTime, width: [8, 12] },
  ],
  fileColumns: [
    columns.round,
    columns.dayAndTime,
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
  /** True where the last weekend's race is among them. */
  isSpoiler: boolean;
};

/** The winners of a season with their wins, each in the colour of the team of the last one. */
function SeasonWinners({ year, races, isSpoiler }: SeasonWinnersProps) {
  const winners = winnersOf(races);
  if (winners.length === 0) return null;
  return (
    <ul
      className={`mb-3 flex gap-2 overflow-x-auto [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4 md:flex-wrap ${isSpoiler ? "spoiler" : ""}`}
      aria-label="Wins"
    >
      {winners.map(({ driver_id, driver_name, team_id, wins }) => (
        <li
          key={driver_id}
          className={`team-band flex shrink-0 items-center gap-3 rounded-tile px-3 shadow-card ${teamClass(team_id, year)}`}
        >
          <a href={driverPath(driver_id)} className="inline-flex min-h-11 items-center font-strong text-ink">
            {driver_name}
          </a>
          <span>
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
  hasResults: boolean;
  /** In which time zone all dates stand. */
  zone: ReactNode;
  /** Which races between have no result here; null for none. */
  missing: string | null;
};

/** The races of a season that are to come, each with the times of all its sessions; nothing after the last one. */
function ComingUp({ races, hasResults, zone, missing }: ComingUpProps) {
  if (races.length === 0) return null;
  return (
    <section className="mb-9" aria-labelledby="races-ahead">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.875rem]">
        <div className="max-md:flex max-md:w-full max-md:items-baseline max-md:justify-between">
          <h2 id="races-ahead">Coming up</h2>
          {zone}
        </div>
        <p className="flex gap-x-4 max-md:[&>a]:py-3">
          <Link to="/calendar/">Add to your calendar</Link>
          {hasResults ? <a href="#races-past">Results so far</a> : null}
        </p>
      </header>
      <ol className="mt-2 overflow-clip rounded-card border border-line bg-surface shadow-card">
        {races.map((race, index) => (
          <RaceAhead key={race.round} race={race} isNext={index === 0} />
        ))}
      </ol>
      {missing === null ? null : <p className="mt-2 text-small text-soft">{missing}</p>}
    </section>
  );
}

function RaceAhead({ race, isNext }: { race: CalendarRow; isNext: boolean }) {
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-[0.875rem] first:border-t-0 ${isNext ? "shadow-[inset_3px_0_var(--color-accent)]" : ""}`}
    >
      <div>
        {isNext ? <p className="mb-1 font-strong text-accent-ink">Next race</p> : null}
        <h3
          className={`flex flex-wrap items-center ${isNext ? "gap-x-3 font-display text-title font-extrabold tracking-[-0.018em] [&>.flag]:text-[0.7em]" : "gap-x-2 text-base font-strong"}`}
        >
          <Flag country={race.country} alone />
          <a href={raceResultsPath(race.year, race.round)}>{race.race_name}</a>
          {race.sprint ? <SprintMark /> : null}
        </h3>
        <p className="text-soft">
          Round {race.round} · {race.circuit_name}, {race.country}
        </p>
      </div>
      <SessionTimes sessions={race.sessions} isRow isBrief={!isNext} />
    </li>
  );
}
