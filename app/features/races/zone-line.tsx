import { useHydrated } from "@tanstack/react-router";
import type { CalendarRow } from "#contract/calendar.ts";
import { localTimeZone } from "#app/ui/dates.ts";
import { zoneText } from "./texts.ts";

/** Names the time zone of all dates and times below: the server's is UTC, a browser's its reader's. */
export function ZoneLine({ races }: { races: ReadonlyArray<Pick<CalendarRow, "time_utc">> }) {
  const hydrated = useHydrated();
  return <p className="races-zone">{zoneText(races, hydrated ? localTimeZone() : "UTC")}</p>;
}
