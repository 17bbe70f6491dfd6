import { useHydrated } from "@tanstack/react-router";
import { formatInstant, formatLongDay, localOffset } from "#app/text/dates.ts";
import { instantOf, type NextRace } from "#contract/races.ts";

/**
 * When a race starts. The server writes UTC, since it does not know where the reader is; the browser then writes
 * the reader's own time. Where no time of day is known the day stands alone and is never shifted.
 */
export function RaceStart({ race }: { race: NextRace }) {
  const hydrated = useHydrated();
  const start = instantOf(race.date_utc, race.time_utc);
  if (start === null) return <time dateTime={race.date_utc}>{formatLongDay(race.date_utc)}</time>;
  const { day, time } = formatInstant(start, hydrated ? localOffset(start) : 0);
  return (
    <time className="race-start" dateTime={start.toISOString()}>
      <span className="block in-[.one-line]:inline">{day}</span>{" "}
      <span className="block in-[.one-line]:inline">{time}</span>
    </time>
  );
}
