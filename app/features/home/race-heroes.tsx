import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useHydrated } from "@tanstack/react-router";
import type { NextWeekend } from "#app/data/home.functions.ts";
import { nextWeekendQuery } from "#app/data/home.queries.ts";
import { nextRaceQuery, lastRaceQuery } from "#app/data/races.queries.ts";
import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { CountdownClock, nextSession, startsText } from "#app/features/next-race/race-start.tsx";
import {
  formatInstant,
  formatLongDay,
  formatShortInstant,
  formatWeekday,
  localOffset,
  formatShortDay,
} from "#app/text/dates.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { CodedFlag, Flag } from "#app/ui/flag/flag.tsx";
import { instantOf, type LastRace, type NextRace } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { Podium } from "#app/features/results/podium.tsx";
import { valueOf } from "#app/data/api-query.ts";
import { missingResultsText } from "./standing-after.ts";

/** Which race comes next, where, when, how long it is until then, and who won there last. */
export function NextRaceHero() {
  const { data } = useSuspenseQuery(nextRaceQuery());
  const { data: weekendData } = useSuspenseQuery(nextWeekendQuery());
  const presentMs = usePresentMs();
  if (!data.available) return <EmptyNote>No calendar available.</EmptyNote>;
  if (data.value === null) return <EmptyNote>The season is over: no next race is known.</EmptyNote>;
  const race = data.value;
  const weekend = weekendData.available ? weekendData.value : null;
  const sessions = weekend?.sessions ?? [];
  const next = nextSession(sessions, presentMs);
  // As before the weekend's own pages: the header counts down to the race.
  const counted = next ?? { ...race, code: "R" };
  const start = instantOf(counted.date_utc, counted.time_utc);
  return (
    <>
      <p className="flex items-center gap-2 text-table text-soft">
        <CodedFlag code={race.country_code} country={race.country} />
        <b className="text-ink">Next race</b>
        Round {race.round}
        {weekend === null ? null : ` of ${weekend.rounds}`}
      </p>
      <h2 className="mt-2 text-hero leading-none tracking-[-0.022em]">
        <Link
          to="/race/$year/$round/race/results"
          params={{ year: String(race.year), round: String(race.round) }}
        >
          {race.race_name}
        </Link>
      </h2>
      {/* Two lines on every phone: whether both fit into one would change the height. */}
      <p className="mt-3 flex flex-wrap gap-x-2 text-soft max-phone:flex-col">
        {weekend === null ? null : (
          <>
            <Link
              to="/circuits/$circuitId/"
              params={{ circuitId: weekend.circuit_id }}
              className="font-strong text-ink no-underline hover:underline"
            >
              {weekend.circuit_name}
            </Link>
            <span className="max-phone:hidden" aria-hidden="true">
              ·
            </span>
          </>
        )}
        <RaceStart race={race} />
      </p>
      {/* As high without the outline as with it. */}
      <div className="mt-4 flex min-h-30 items-center justify-between gap-6 max-phone:min-h-22 min-[75rem]:min-h-38">
        <div className="max-w-full shrink-0">
          <p className="mb-2 font-strong">{startsText(sessionNames[counted.code], counted)}</p>
          {start === null ? null : <CountdownClock start={start} large />}
        </div>
        {weekend?.outline ? (
          <OutlineShape metres={weekend.outline} className="h-30 min-w-0 max-phone:h-22 min-[75rem]:h-38" />
        ) : null}
      </div>
      {weekend === null ? null : (
        <>
          <Sessions sessions={sessions} next={next?.code} />
          <LastYear before={weekend.before} />
        </>
      )}
    </>
  );
}

/**
 * When a race starts. The server writes UTC, since it does not know where the reader is; the browser then writes
 * the reader's own time. Where no time of day is known the day stands alone and is never shifted.
 */
function RaceStart({ race }: { race: NextRace }) {
  const hydrated = useHydrated();
  const start = instantOf(race.date_utc, race.time_utc);
  if (start === null) return <time dateTime={race.date_utc}>{formatLongDay(race.date_utc)}</time>;
  const { day, time } = formatInstant(start, hydrated ? localOffset(start) : 0);
  return <time dateTime={start.toISOString()}>{`${day} ${time}`}</time>;
}

type SessionsProps = Pick<NextWeekend, "sessions"> & { next: SessionCode | undefined };

/** The sessions of the weekend, in the reader's own time once that is known; its zone stands beside the race's. */
function Sessions({ sessions, next }: SessionsProps) {
  const hydrated = useHydrated();
  const upNext = sessions.findIndex(({ code }) => code === next);
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      aria-label="Sessions"
      className="strip relative mt-4 flex gap-2 overflow-x-auto [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4"
    >
      {sessions.map(({ code, date_utc, time_utc }, index) => {
        const start = instantOf(date_utc, time_utc);
        const offset = start !== null && hydrated ? localOffset(start) : 0;
        return (
          <li
            key={code}
            className={`min-w-25 shrink-0 rounded-tile border px-3 py-2 text-small ${index === upNext ? "border-accent bg-surface [scroll-initial-target:nearest]" : "border-line bg-surface/60"} ${index < upNext ? "text-soft" : ""}`}
          >
            <span className="text-soft">
              {start === null ? formatWeekday(date_utc) : formatShortInstant(start, offset).weekday}
            </span>
            <b className="block">
              {sessionNames[code]}
              {code === next ? <span className="ms-2 text-accent-ink">Next</span> : null}
            </b>
            <span className="text-soft">{start === null ? "–" : formatShortInstant(start, offset).time}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who won and who was on pole at the circuit the year before. */
function LastYear({ before }: Pick<NextWeekend, "before">) {
  if (before === null || before.winner === null) return null;
  const params = { year: String(before.year), round: String(before.round) };
  return (
    <p className="mt-4 text-small text-soft">
      <Link to="/race/$year/$round/race/results" params={params}>
        {before.year}
      </Link>
      : won by{" "}
      <Link to="/driver/$driverId/" params={{ driverId: before.winner.driver_id }}>
        {before.winner.driver_name}
      </Link>
      {before.pole === null ? null : (
        <>
          , pole{" "}
          <Link to="/driver/$driverId/" params={{ driverId: before.pole.driver_id }}>
            {before.pole.driver_name}
          </Link>
        </>
      )}
    </p>
  );
}

/** The last race with a result, and who stood on its podium. */
export function LastRaceHero() {
  const { data } = useSuspenseQuery(lastRaceQuery());
  if (!data.available || data.value === null) return <EmptyNote>No race results available.</EmptyNote>;
  const race = data.value;
  const params = { year: String(race.year), round: String(race.round) };
  return (
    <>
      <p className="flex items-center gap-2 text-table text-soft">
        <Flag country={race.country} alone />
        <b className="text-ink">Latest result</b>
        <time dateTime={race.date_utc}>{formatShortDay(race.date_utc)}</time>
      </p>
      {/* Beside the next race's larger name it stands on the same line. */}
      <h2 className="mt-2 text-title tracking-[-0.018em] wide:before:text-hero wide:before:content-['\200b']">
        <Link to="/race/$year/$round/race/results" params={params}>
          {race.race_name}
        </Link>
      </h2>
      {/* Beside the next race steps have some of the height that is left. */}
      <div className="spoiler wide:[&_li]:min-h-20">
        <Podium places={race.podium} year={race.year} />
      </div>
      <p className="mt-3 text-table">
        <Link to="/race/$year/$round/race/results" params={params} className="more">
          Full result
        </Link>
      </p>
      <MissingSince last={race} />
    </>
  );
}

/** A result of months ago beside the next race's countdown needs a word. */
function MissingSince({ last }: { last: LastRace }) {
  const { data } = useSuspenseQuery(nextRaceQuery());
  const next = valueOf(data);
  const text = next?.year === last.year ? missingResultsText(next.round - last.round - 1) : null;
  return text === null ? null : <p className="mt-1 text-small text-soft">{text}</p>;
}
