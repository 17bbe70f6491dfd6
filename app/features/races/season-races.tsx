import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { nearestSeason } from "#app/data/calendar-seasons.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { RacesControls } from "./races-controls.tsx";
import { Season } from "./season.tsx";
import { noCalendar, noSeasonText } from "./texts.ts";
import { YearPicker } from "./year-picker.tsx";

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
