import { formatCount, twoDigits } from "#app/text/format.ts";
import { useEffect, useState } from "react";
import { usePresentMs } from "#app/data/use-present-ms.ts";

/**
 * The time left until a start as days, hours and minutes; where it is large, with their names below. A timer is read out when asked for, not as it runs;
 * its words stand beside the digits because "02D" is no word.
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
  "countdown flex gap-5 font-display text-[clamp(2.5rem,2rem+2vw,3.5rem)]/none font-extrabold tracking-[-0.03em] whitespace-nowrap";
const unitClass = {
  small: "ms-[0.1em] text-[length:inherit] font-normal text-soft",
  large: "mt-[0.35rem] block font-sans text-[0.875rem] font-normal tracking-normal text-soft",
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

/** How often a running countdown is computed again, in milliseconds (specification §9). */
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
