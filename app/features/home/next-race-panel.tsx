import { useSuspenseQuery } from "@tanstack/react-query";
import { instantOf } from "#contract/race-start.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { CountdownClock } from "#app/features/next-race/countdown-clock.tsx";
import { RaceStart } from "#app/features/next-race/race-start.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { Panel } from "./panel.tsx";

/** Which race comes next, where, when, and how long it is until then. */
export function NextRacePanel() {
  return (
    <Panel title="Next race" kind="race">
      <NextRaceFacts />
    </Panel>
  );
}

function NextRaceFacts() {
  const { data } = useSuspenseQuery(nextRaceQuery());
  if (!data.available) return <EmptyNote>No calendar available.</EmptyNote>;
  if (data.value === null) return <EmptyNote>The season is over: no next race is known.</EmptyNote>;
  const race = data.value;
  const start = instantOf(race.date_utc, race.time_utc);
  return (
    <div className="home-race">
      <p className="home-race-name">
        <Flag country={race.country} />
        {race.race_name}
      </p>
      <p>{race.country}</p>
      <p>
        <RaceStart race={race} />
      </p>
      {start === null ? null : (
        <p className="home-countdown">
          <CountdownClock start={start} />
        </p>
      )}
    </div>
  );
}
