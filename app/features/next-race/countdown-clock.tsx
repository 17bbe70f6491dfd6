import { twoDigits } from "#app/ui/format-number.ts";
import { countdown, spokenCountdown } from "./countdown.ts";
import { usePresent } from "./use-present.ts";

/**
 * The time left until a start as days, hours and minutes. A timer is read out when asked for, not as it runs;
 * its words stand beside the digits because "02D" is no word.
 */
export function CountdownClock({ start }: { start: Date }) {
  const left = countdown(start.getTime(), usePresent());
  return (
    <span className="countdown" role="timer" aria-label={`Start: ${spokenCountdown(left)}`}>
      <Unit count={left.days} label="D" /> <Unit count={left.hours} label="H" />{" "}
      <Unit count={left.minutes} label="M" />
    </span>
  );
}

function Unit({ count, label }: { count: number; label: string }) {
  return (
    <span>
      {twoDigits(count)}
      <small>{label}</small>
    </span>
  );
}
