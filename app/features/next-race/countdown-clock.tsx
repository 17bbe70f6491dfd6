import { twoDigits } from "#app/text/format-number.ts";
import { countdown, countdownTickMs, spokenCountdown } from "./countdown.ts";
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
      className={large ? "countdown countdown-large" : "countdown"}
      role="timer"
      aria-label={`Start: ${spokenCountdown(left)}`}
    >
      <Unit count={left.days} label={days} /> <Unit count={left.hours} label={hours} />{" "}
      <Unit count={left.minutes} label={minutes} />
    </span>
  );
}

function Unit({ count, label }: { count: number; label: string | undefined }) {
  return (
    <span>
      {twoDigits(count)}
      <small>{label}</small>
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
