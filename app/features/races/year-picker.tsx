import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CalendarSeasons } from "#app/data/calendar-seasons.ts";

type YearPickerProps = { year: number; seasons: CalendarSeasons };

/** Picks a season: any, the one before, or the next one. Without scripts it is a form, sent with its button. */
export function YearPicker({ year, seasons }: YearPickerProps) {
  const navigate = useNavigate();
  return (
    <nav className="year-picker" aria-label="Seasons">
      <form className="pick-form">
        <label>
          <span className="sr-only">Season</span>
          <span className="select">
            <select
              name="year"
              value={year}
              onChange={(event) =>
                void navigate({ to: "/races/", search: { year: Number(event.target.value) } })
              }
            >
              {yearsOf(seasons).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </span>
        </label>
        <button type="submit" className="button">
          Show
        </button>
      </form>
      {year > seasons.first ? <YearLink year={year - 1}>← {year - 1}</YearLink> : null}
      {year < seasons.last ? <YearLink year={year + 1}>{year + 1} →</YearLink> : null}
    </nav>
  );
}

function YearLink({ year, children }: { year: number; children: ReactNode }) {
  return (
    <Link to="/races/" search={{ year }} className="button">
      {children}
    </Link>
  );
}

/** Newest first. */
function yearsOf({ first, last }: CalendarSeasons): Array<number> {
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
