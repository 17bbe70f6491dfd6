import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type CalendarSeasons, nearestSeason, newestFirst } from "#app/data/calendar-seasons.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { RacesControls } from "./races-controls.tsx";
import { Season } from "./season.tsx";
import { noCalendar, noSeasonText } from "./races-texts.ts";
import type { ReactNode } from "react";
import { YearForm } from "#app/ui/pick-form/pick-form.tsx";

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
