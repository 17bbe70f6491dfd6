import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { calendarQuery } from "#app/data/races.queries.ts";
import { noCalendar } from "#app/features/races/texts.ts";
import { ZoneLine } from "#app/features/races/zone-line.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import * as columns from "#app/features/races/race-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** What stands in place of a season's standings until its first race: its calendar. */
export function SeasonAhead({ year }: { year: number }) {
  const { data } = useSuspenseQuery(calendarQuery(year));
  if (!data.available || data.value.races.length === 0) return <EmptyNote>{noCalendar}</EmptyNote>;
  const { races } = data.value;
  return (
    <section>
      <p className="standings-about">
        There are no standings before the first race. This is the calendar; the times of all sessions are on
        the{" "}
        <Link to="/races/" search={{ year }}>
          page of races
        </Link>
        .
      </p>
      <ZoneLine races={races} />
      <DataTable table={seasonAheadTable} rows={races} method="Source: F1DB." />
    </section>
  );
}

/** The races of a season that has not started: nobody has won any. */
export const seasonAheadTable = defineTable<CalendarRow>({
  name: "season-ahead",
  caption: "Calendar of the season",
  noun: ["race", "races"],
  columns: [columns.round, columns.dayAndTime, columns.race, columns.circuit],
});
