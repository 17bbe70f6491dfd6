import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type CalendarSeasons, nearestSeason, newestFirst } from "#app/data/calendar-seasons.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { RacesControls } from "./races-controls.tsx";
import { noCalendar, noSeasonText, racesMethod } from "./races-texts.ts";
import { type ReactNode, useMemo } from "react";
import { YearForm } from "#app/ui/pick-form/pick-form.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type PastRace, missingText, splitSeason } from "./ahead.ts";
import { SessionTimes, ZoneLine } from "./when.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import * as columns from "./race-columns.tsx";
import { SprintMark } from "./race-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** The races of a season, with the way to any other. */
export function SeasonRaces({ year: wanted }: { year: number | null }) {
  const { data } = useSuspenseQuery(calendarQuery(wanted));
  if (!data.available || data.value.seasons === null) {
    return (
      <>
        <h1>Races</h1>
        <RacesControls by="season" />
        <EmptyNote>{noCalendar}</EmptyNote>
      </>
    );
  }
  const { year, seasons, races } = data.value;
  const nearest = nearestSeason(year, seasons);
  return (
    <>
      <h1>Races of {year}</h1>
      <RacesControls by="season">
        <YearPicker year={nearest} seasons={seasons} />
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

type YearPickerProps = { year: number; seasons: CalendarSeasons };

/** Picks a season: any, the one before, or the next one. Without scripts it is a form, sent with its button. */
function YearPicker({ year, seasons }: YearPickerProps) {
  const navigate = useNavigate();
  return (
    // Columns of fixed width: nothing moves while the links after the form are on their way, or their font is.
    <nav
      className="year-picker grid grid-cols-[6rem_5.75rem_5.75rem] items-center gap-2 max-md:w-full max-md:grid-cols-[minmax(0,1fr)_5.75rem_5.75rem]"
      aria-label="Seasons"
    >
      <YearForm
        name="year"
        year={year}
        years={newestFirst(seasons)}
        onPick={(picked) => void navigate({ to: "/races/", search: { year: picked } })}
        className="flex-wrap max-md:w-full"
        selectClass="max-md:min-w-0 max-md:flex-1"
      />
      {year > seasons.first ? <YearLink year={year - 1}>← {year - 1}</YearLink> : null}
      {year < seasons.last ? <YearLink year={year + 1}>{year + 1} →</YearLink> : null}
    </nav>
  );
}

function YearLink({ year, children }: { year: number; children: ReactNode }) {
  return (
    <Link
      to="/races/"
      search={{ year }}
      className="button inline-flex items-center justify-center no-underline max-md:min-h-11"
    >
      {children}
    </Link>
  );
}

/** A season's races: those to come with their sessions, those that have been with their winners. */
function Season({ year, races }: { year: number; races: ReadonlyArray<CalendarRow> }) {
  const presentMs = usePresentMs();
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const missing = missingText(year, archive.available ? archive.value.last_race : null);
  const isSpoiler = useIsSpoiler();
  const { ahead, past } = useMemo(() => splitSeason(races, presentMs, missing), [races, presentMs, missing]);
  return (
    <>
      <ZoneLine races={races} />
      {ahead.length === 0 ? null : (
        <section className="mb-6" aria-labelledby="races-ahead">
          <header className="flex items-baseline justify-between text-[0.875rem]">
            <h2 id="races-ahead">Coming up</h2>
            <p className="flex flex-wrap justify-end gap-x-4">
              <Link to="/calendar/">Add to your calendar</Link>
              {past.length === 0 ? null : (
                <>
                  {" "}
                  <a href="#races-past">Results so far</a>
                </>
              )}
            </p>
          </header>
          <RaceCards races={ahead} />
        </section>
      )}
      {past.length === 0 ? null : (
        <section aria-labelledby="races-past">
          <h2 id="races-past" className={ahead.length === 0 ? "sr-only" : undefined}>
            Results
          </h2>
          <DataTable table={seasonTable} rows={past} method={racesMethod(past)} isSpoiler={isSpoiler} />
        </section>
      )}
    </>
  );
}

/** Races to come, each with the times of all its sessions. */
function RaceCards({ races }: { races: ReadonlyArray<CalendarRow> }) {
  return (
    <ol className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
      {races.map((race) => (
        <RaceCard key={race.round} race={race} />
      ))}
    </ol>
  );
}

function RaceCard({ race }: { race: CalendarRow }) {
  return (
    <li className="rounded-tile border border-line bg-surface px-4 py-3 text-[0.875rem] max-md:px-3 max-md:text-[0.8125rem]">
      <h3 className="text-base font-strong">
        <Flag country={race.country} alone /> {race.race_name}
        {race.sprint ? <SprintMark /> : null}
      </h3>
      <p className="text-soft">
        Round {race.round} · {race.circuit_name}, {race.country}
      </p>
      <SessionTimes sessions={race.sessions} className="mt-[0.4rem]" />
    </li>
  );
}

/** The races of a season that have been. */
export const seasonTable = defineTable<PastRace>({
  name: "season-races",
  smallOrder: [
    "round",
    "race_name",
    "winner",
    "date",
    "pole",
    "fastest_lap",
    "lap_time",
    "team_name",
    "circuit_name",
  ],
  caption: "Races of the season",
  noun: ["race", "races"],
  columns: [
    { ...columns.round, width: 4, smallWidth: 3.125 },
    { ...columns.dayAndTime, width: 8.5, smallWidth: 4.25 },
    { ...columns.race, width: [12, 2.2], smallWidth: [8.5, 1.3] },
    { ...columns.circuit, width: [7.5, 1.2], smallWidth: [7, 1] },
    {
      ...columns.winner,
      cell: (row) =>
        row.missing === null ? (
          columns.winner.cell?.(row)
        ) : (
          <em className="race-missing text-[0.8125rem] text-soft">{row.missing}</em>
        ),
      width: [9.75, 1.4],
      smallWidth: [8.25, 1],
    },
    { ...columns.winnersTeam, width: [6.25, 0.9], smallWidth: [5.5, 1] },
    { ...columns.pole, width: [8.5, 1.3], smallWidth: [6.5, 1] },
    { ...columns.fastestLap, width: [8.5, 1.3], smallWidth: [6.5, 1] },
    { ...columns.lapTime, width: 6.5, smallWidth: 5 },
  ],
  rowClass: ({ winner, year }) => teamClass(winner?.team_id ?? null, year),
  bar: "winner",
});
