import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type CalendarSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { YearForm } from "#app/ui/pick-form/year-form.tsx";

type YearPickerProps = { year: number; seasons: CalendarSeasons };

/** Picks a season: any, the one before, or the next one. Without scripts it is a form, sent with its button. */
export function YearPicker({ year, seasons }: YearPickerProps) {
  const navigate = useNavigate();
  return (
    <nav className="year-picker" aria-label="Seasons">
      <YearForm
        name="year"
        year={year}
        years={newestFirst(seasons)}
        onPick={(picked) => void navigate({ to: "/races/", search: { year: picked } })}
      />
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
