import type { CalendarRow } from "#contract/calendar.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { SprintMark } from "./race-columns.tsx";
import { SessionTimes } from "./session-times.tsx";
import "./races.css";

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
      <SessionTimes sessions={race.sessions} />
    </li>
  );
}
