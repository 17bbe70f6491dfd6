import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CalendarRow } from "#contract/calendar.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { SprintMark } from "./race-columns.tsx";
import { SessionTimes } from "./when.tsx";

type ComingUpProps = {
  /** In their order: the first one is the next race. */
  races: ReadonlyArray<CalendarRow>;
  hasResults: boolean;
  /** In which time zone all dates stand. */
  zone: ReactNode;
};

/** The races of a season that are to come, each with the times of all its sessions; nothing after the last one. */
export function ComingUp({ races, hasResults, zone }: ComingUpProps) {
  if (races.length === 0) return null;
  return (
    <section className="mb-9" aria-labelledby="races-ahead">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.875rem]">
        <h2 id="races-ahead">Coming up</h2>
        <p className="flex gap-x-4">
          <Link to="/calendar/">Add to your calendar</Link>
          {hasResults ? <a href="#races-past">Results so far</a> : null}
        </p>
      </header>
      {zone}
      <ol className="mt-2 overflow-clip rounded-card border border-line bg-surface shadow-card">
        {races.map((race, index) => (
          <RaceAhead key={race.round} race={race} isNext={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function RaceAhead({ race, isNext }: { race: CalendarRow; isNext: boolean }) {
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-[0.875rem] first:border-t-0 ${isNext ? "shadow-[inset_3px_0_var(--color-accent)]" : ""}`}
    >
      <div>
        {isNext ? <p className="mb-1 font-strong text-accent-ink">Next race</p> : null}
        <h3
          className={`flex flex-wrap items-center ${isNext ? "gap-x-3 font-display text-title font-extrabold tracking-[-0.018em] [&>.flag]:text-[0.7em]" : "gap-x-2 text-base font-strong"}`}
        >
          <Flag country={race.country} alone />
          <a href={raceResultsPath(race.year, race.round)}>{race.race_name}</a>
          {race.sprint ? <SprintMark /> : null}
        </h3>
        <p className="text-soft">
          Round {race.round} · {race.circuit_name}, {race.country}
        </p>
      </div>
      <SessionTimes sessions={race.sessions} isRow isBrief={!isNext} />
    </li>
  );
}
