import { usePresentMs } from "#app/data/use-present-ms.ts";
import { RaceStart } from "#app/features/next-race/race-start.tsx";
import { formatDay } from "#app/text/dates.ts";
import { isAhead } from "#contract/races.ts";
import type { Weekend } from "#contract/weekend.ts";

/** The day of a race that has been; of one to come, when it starts, in the reader's own time once that is known. */
export function WeekendDate({ weekend }: { weekend: Weekend }) {
  const presentMs = usePresentMs();
  if (isAhead(weekend, presentMs)) return <RaceStart race={weekend} />;
  return <time dateTime={weekend.date_utc}>{formatDay(weekend.date_utc)}</time>;
}
