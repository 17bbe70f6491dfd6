/** When a race starts, as the calendar has it: a UTC day, and a UTC time of day where that is known. */
export type RaceStart = { date_utc: string; time_utc: string | null };

const dayMs = 86_400_000;

/** The instant of a UTC day and time of day (`HH:MM` or `HH:MM:SS`, with or without `Z`); null without a time. */
export function instantOf(day: string, time: string | null): Date | null {
  return time === null ? null : new Date(`${day}T${time.replace(/Z$/, "")}Z`);
}

/** Whether a race has yet to start; one whose time is unknown lies ahead until its day ends in UTC. */
export function isAhead({ date_utc, time_utc }: RaceStart, presentMs: number): boolean {
  const start = instantOf(date_utc, time_utc);
  return (start?.getTime() ?? Date.parse(date_utc) + dayMs) > presentMs;
}
