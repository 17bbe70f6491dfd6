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
        <YearPicker year={nearest} seasons={seasons} />
        {/* Of one size in every time zone. */}
        {year === nearest ? (
          <div className="max-md:order-last max-md:basis-full md:flex-1">
            <ZoneLine races={races} />
          </div>
        ) : null}
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
      className="year-picker grid grid-cols-[5.75rem_5.75rem_5.75rem] items-center gap-2 max-md:w-full max-md:grid-cols-[minmax(0,1fr)_5.75rem_5.75rem]"
      aria-label="Seasons"
    >
      <YearForm
        name="year"
        year={year}
        years={newestFirst(seasons)}
        onPick={(picked) => void navigate({ to: "/races/", search: { year: picked } })}
        className="flex-wrap max-md:w-full"
        selectClass="min-w-0 flex-1"
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

/** Why a race has no result; on a phone, where the date stands beside it, without what the archive reaches to. */
function Missing({ text }: { text: string }) {
  const [what, through] = text.split(/(?= \()/);
  return (
    <em className="race-missing text-[0.8125rem] text-soft">
      {what}
      <span className="max-md:hidden">{through}</span>
    </em>
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
        <section id="races-past" aria-label="Results">
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
  heading: "Results",
  caption: "Races of the season",
  noun: ["race", "races"],
  columns: [
    { ...columns.round, phone: "place", width: 4 },
    { ...columns.dayAndTime, phone: "second", width: 8.125 },
    { ...columns.race, phone: "name", width: [11, 13.8] },
    { ...columns.circuit, width: [7, 9.6] },
    {
      ...columns.winner,
      cell: (row) => (row.missing === null ? columns.winner.cell?.(row) : <Missing text={row.missing} />),
      phone: "lead",
      width: [9.5, 9.75],
    },
    { ...columns.winnersTeam, width: [6, 6.5] },
    { ...columns.pole, width: [7.5, 8.6] },
    { ...columns.fastestLap, width: [7.5, 8.6] },
    { ...columns.lapTime, width: 6.125 },
  ],
  rowClass: ({ winner, year }) => teamClass(winner?.team_id ?? null, year),
  bar: "winner",
});
