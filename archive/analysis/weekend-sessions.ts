import { firstSprintQualifyingSeason, type SessionCode } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";

/** What a weekend's sessions are derived from. */
export type KnownSessions = {
  year: number;
  /** True for a weekend with a sprint. */
  sprint: boolean;
  /** Sessions with a date on the calendar. */
  calendar: ReadonlyArray<{ code: SessionCode; date_utc: string; time_utc: string | null }>;
  /** Sessions with a classification in the archive. */
  classified: ReadonlyArray<SessionCode>;
};

/**
 * Every session of a weekend in order: by date and time if all are on the calendar, otherwise in the order customary in
 * its season. Every weekend has a race and a qualifying; the sessions of a sprint follow from the season's rules, even
 * if the archive has no classification of them.
 */
export function sessionsOf({ year, sprint, calendar, classified }: KnownSessions): Weekend["sessions"] {
  const certain: Array<SessionCode> = ["Q", "R"];
  if (sprint) certain.push("S");
  if (sprint && year >= firstSprintQualifyingSeason) certain.push("SQ");
  const codes = new Set([...certain, ...calendar.map(({ code }) => code), ...classified]);
  const sessions = [...codes].map((code) => {
    const day = calendar.find((each) => each.code === code);
    return {
      code,
      date_utc: day?.date_utc ?? null,
      time_utc: day?.time_utc ?? null,
      classified: classified.includes(code),
    };
  });
  const order = customaryOrder(year, sprint);
  const inOrder = sessions.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code));
  if (inOrder.some(({ date_utc, time_utc }) => date_utc === null || time_utc === null)) return inOrder;
  return inOrder.toSorted((one, other) => (start(one) < start(other) ? -1 : 1));
}

function start({ date_utc, time_utc }: Weekend["sessions"][number]): string {
  return `${date_utc}T${time_utc}`;
}

/**
 * The customary order of a weekend's sessions by the rules of its season. Pre-qualifying opened a weekend; when
 * qualifying took two days, each followed a practice; the warm-up was on race morning, in 2003 before qualifying. A
 * result combined from runs on two days or in two sessions comes after them.
 */
function customaryOrder(year: number, sprint: boolean): ReadonlyArray<SessionCode> {
  if (year < 2003) return ["PQ", "FP1", "Q1D", "FP2", "FP3", "FP4", "Q2D", "Q", "WU", "SQ", "S", "R"];
  if (year === 2003) return ["PQ", "FP1", "Q1D", "FP2", "FP3", "FP4", "WU", "Q2D", "Q", "SQ", "S", "R"];
  if (!sprint) return ["PQ", "FP1", "FP2", "FP3", "FP4", "Q1D", "Q2D", "WU", "Q", "SQ", "S", "R"];
  if (year < 2023) return ["PQ", "FP1", "Q1D", "Q2D", "Q", "FP2", "FP3", "FP4", "WU", "SQ", "S", "R"];
  if (year === 2023) return ["PQ", "FP1", "FP2", "FP3", "FP4", "WU", "Q1D", "Q2D", "Q", "SQ", "S", "R"];
  return ["PQ", "FP1", "FP2", "FP3", "FP4", "WU", "SQ", "S", "Q1D", "Q2D", "Q", "R"];
}
