const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** An age in the one unit that says it best: 50 → "less than a minute", 7200 → "2 hours". */
export function formatAge(seconds: number): string {
  if (seconds < minute) return "less than a minute";
  if (seconds < hour) return counted(seconds / minute, "minute");
  if (seconds < day) return counted(seconds / hour, "hour");
  return counted(seconds / day, "day");
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
