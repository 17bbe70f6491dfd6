import { useHydrated } from "@tanstack/react-router";
import {
  formatInstant,
  formatShortDay,
  formatShortInstant,
  formatWeekday,
  localOffset,
} from "#app/ui/dates.ts";
import { instantOf } from "#contract/races.ts";

type WhenProps = {
  date_utc: string;
  time_utc: string | null;
  /**
   * The day alone, or with the time of day; a weekday goes with the time of a session. A time that stands alone names
   * its zone.
   */
  shows: "day" | "time" | "time and zone" | "weekday and time";
};

/**
 * When something starts. The server writes UTC, since it does not know where the reader is; the browser then writes the
 * reader's own day and time. The zone is named once for all of them (zone-line.tsx). Without a known time of day the
 * day is never shifted.
 */
export function When({ date_utc, time_utc, shows }: WhenProps) {
  const hydrated = useHydrated();
  const instant = instantOf(date_utc, time_utc);
  if (instant === null) {
    const day = shows === "weekday and time" ? formatWeekday(date_utc) : formatShortDay(date_utc);
    return <time dateTime={date_utc}>{day}</time>;
  }
  const offset = hydrated ? localOffset(instant) : 0;
  const { day, weekday, time } = formatShortInstant(instant, offset);
  return (
    <time className="when" dateTime={instant.toISOString()}>
      <span>{shows === "weekday and time" ? weekday : day}</span>
      {shows === "day" ? null : (
        <span> {shows === "time and zone" ? formatInstant(instant, offset).time : time}</span>
      )}
    </time>
  );
}
