import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { formatShortDay } from "#app/text/dates.ts";
import { CodedFlag } from "#app/ui/flag/flag.tsx";
import { type NextRace, instantOf } from "#contract/races.ts";
import { CountdownClock } from "./countdown-clock.tsx";

/** The header's next race (specification §2). Its place is kept while there is nothing to show, so nothing moves. */
export function NextRaceBadge() {
  return (
    <div className="ms-auto h-10 min-w-0 flex-[0_1_11.5rem]">
      <Suspense fallback={null}>
        <Badge />
      </Suspense>
    </div>
  );
}

function Badge() {
  const { data } = useSuspenseQuery(nextRaceQuery());
  if (!data.available || data.value === null) return null;
  const race = data.value;
  return (
    <div
      className="grid h-full grid-cols-[auto_minmax(0,max-content)] items-center justify-end gap-x-2 leading-[1.2] *:first:row-span-2 [&>.countdown]:self-start [&>.countdown]:text-[0.8125rem] [&>.countdown]:font-strong"
      role="group"
      aria-label="Next race"
    >
      <CodedFlag code={race.country_code} country={race.country} />
      <span className="self-end truncate text-[0.8125rem]">{shortRaceName(race.race_name)}</span>
      <TimeLeft race={race} />
    </div>
  );
}

function TimeLeft({ race }: { race: NextRace }) {
  const start = instantOf(race.date_utc, race.time_utc);
  if (start !== null) return <CountdownClock start={start} />;
  return (
    <time className="whitespace-nowrap" dateTime={race.date_utc}>
      {formatShortDay(race.date_utc)}
    </time>
  );
}

/** A race's name for narrow places (specification §2): "Las Vegas Grand Prix" → "Las Vegas GP". */
function shortRaceName(name: string): string {
  return name.replace("Grand Prix", "GP");
}
