import type { CalendarRow } from "#contract/calendar.ts";
import { sessionNames } from "#contract/sessions.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { SprintMark } from "./race-columns.tsx";
import { When } from "./when.tsx";

/** Races to come, each with the times of all its sessions. */
export function RaceCards({ races }: { races: ReadonlyArray<CalendarRow> }) {
  return (
    <ol className="race-cards">
      {races.map((race) => (
        <RaceCard key={race.round} race={race} />
      ))}
    </ol>
  );
}

function RaceCard({ race }: { race: CalendarRow }) {
  return (
    <li className="race-card">
      <h3>
        <Flag country={race.country} alone /> {race.race_name}
        {race.sprint ? <SprintMark /> : null}
      </h3>
      <p>
        Round {race.round} · {race.circuit_name}, {race.country}
      </p>
      <dl>
        {race.sessions.map((session) => (
          <div key={session.code} data-session={session.code}>
            <dt>{sessionNames[session.code]}</dt>
            <dd>
              <When {...session} shows="weekday and time" />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
