import { formatCount, twoDigits } from "#app/text/format.ts";
import { Suspense, useEffect, useState } from "react";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { formatDay, formatShortDay } from "#app/text/dates.ts";
import { CodedFlag } from "#app/ui/flag/flag.tsx";
import { instantOf, hasNotStarted, type NextRace, type RaceStart } from "#contract/races.ts";

/**
 * Days, hours and minutes until a start; never fewer units, so that its width stays. Where it is large, their names stand
 * below. Screen readers get whole words ("02D" is none), when they ask for them and not as it runs.
 */
export function CountdownClock({ start, large = false }: { start: Date; large?: boolean }) {
  const left = countdown(start.getTime(), usePresent());
  const [days, hours, minutes] = large ? ["days", "hours", "minutes"] : ["D", "H", "M"];
  return (
    <span
      className={large ? largeClass : "countdown whitespace-nowrap"}
      role="timer"
      aria-label={`Start: ${spokenCountdown(left)}`}
    >
      <Unit count={left.days} label={days} large={large} />{" "}
      <Unit count={left.hours} label={hours} large={large} />{" "}
      <Unit count={left.minutes} label={minutes} large={large} />
    </span>
  );
}

const largeClass =
  "countdown flex max-w-full shrink-0 flex-wrap gap-5 font-display text-[length:var(--clock-size,clamp(2.5rem,2rem+2vw,3.5rem))]/none font-extrabold tracking-[-0.03em] normal-nums";
const unitClass = {
  small: "ms-[0.1em] text-[length:inherit] font-normal text-soft",
  large: "mt-1.5 block font-sans text-[0.875rem] font-normal tracking-normal text-soft",
};

type UnitProps = { count: number; label: string | undefined; large: boolean };

function Unit({ count, label, large }: UnitProps) {
  return (
    <span>
      {twoDigits(count)}
      <small className={large ? unitClass.large : unitClass.small}>{label}</small>
    </span>
  );
}

/**
 * The present in milliseconds since the epoch, taken anew every second. The first render has the instant that the
 * page was made for, in the browser as on the server.
 */
function usePresent(): number {
  const presentMs = usePresentMs();
  const [present, setPresent] = useState(presentMs);
  useEffect(() => {
    const tick = () => setPresent(Date.now());
    tick();
    const timer = setInterval(tick, countdownTickMs);
    return () => clearInterval(timer);
  }, []);
  return present;
}

/** How often a running countdown is computed again, in milliseconds. */
const countdownTickMs = 1000;

const minuteMs = 60_000;

/** What is left until a start, in whole units; all zero at the start and after it. */
export type Countdown = { days: number; hours: number; minutes: number };

/**
 * The time left between two instants, both in milliseconds since the epoch. A minute that has begun to run out
 * is not counted: one minute and 59 seconds before the start read 01.
 */
export function countdown(startMs: number, presentMs: number): Countdown {
  const minutes = Math.max(0, Math.floor((startMs - presentMs) / minuteMs));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** The countdown in words, for those who hear it. */
export function spokenCountdown({ days, hours, minutes }: Countdown): string {
  if (days + hours + minutes === 0) return "starting now";
  return [formatCount(days, "day"), formatCount(hours, "hour"), formatCount(minutes, "minute")].join(" ");
}

/** The header's next race. Its place is kept while there is nothing to show, so nothing moves. */
export function NextRaceBadge() {
  return (
    <div className="ms-auto h-10 min-w-0 flex-[0_1_11.5rem] @max-[15rem]/header:hidden">
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

/** A race's name for narrow places: "Las Vegas Grand Prix" → "Las Vegas GP". */
export function shortRaceName(name: string): string {
  return name.replace("Grand Prix", "GP");
}

/** "Qatar Grand Prix starts in", over the time left; where only the day is known "Qatar Grand Prix: 29 November 2026". */
export function startsText(name: string, { date_utc, time_utc }: RaceStart): string {
  return instantOf(date_utc, time_utc) === null
    ? `${name}: ${formatDay(date_utc)}`
    : `${name} starts\u00a0in`;
}

/** A session of a weekend; a calendar does not say whether its classification is there. */
type NextSession = { date_utc: string | null; time_utc: string | null; classified?: boolean };

/**
 * The first session of a weekend that has not begun.
 *
 * @param sessions in the order in which they are held
 * @param presentMs milliseconds since the epoch
 */
export function nextSession<Session extends NextSession>(
  sessions: ReadonlyArray<Session>,
  presentMs: number,
): Session | undefined {
  return sessions.find(
    ({ date_utc, time_utc, classified }) =>
      !classified && date_utc !== null && hasNotStarted({ date_utc, time_utc }, presentMs),
  );
}
