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
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { missingRoundsText, splitSeason } from "./ahead.ts";
import { ComingUp } from "./coming-up.tsx";
import { SeasonWinners } from "./season-winners.tsx";
import { ZoneLine } from "./when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import * as columns from "./race-columns.tsx";
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

/** A season's races: those to come with their sessions, those that have been with their winners. */
function Season({ year, races }: { year: number; races: ReadonlyArray<CalendarRow> }) {
  const presentMs = usePresentMs();
  const isSpoiler = useIsSpoiler();
  const { ahead, past } = useMemo(() => splitSeason(races, presentMs), [races, presentMs]);
  const missing = missingRoundsText(past);
  return (
    <>
      <ComingUp races={ahead} hasResults={past.length > 0} />
      {past.length === 0 ? null : (
        <section id="races-past" aria-label="Results">
          <DataTable
            table={seasonTable}
            rows={past}
            above={
              <>
                <SeasonWinners year={year} races={past} isSpoiler={past.some(isSpoiler)} />
                {missing === null ? null : <p className="mb-3 text-small text-soft">{missing}</p>}
              </>
            }
            method={racesMethod(past)}
            isSpoiler={isSpoiler}
          />
        </section>
      )}
    </>
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
    { ...columns.dayAndTime, phone: "second", width: 6.75 },
    { ...columns.raceAtCircuit, phone: "name", width: [13, 19] },
    { ...columns.winnerOfTeam, phone: "lead", width: [9.5, 14] },
    { ...columns.pole, width: [8, 12] },
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
