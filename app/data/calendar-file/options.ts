import type { SessionCode } from "#contract/sessions.ts";

/** The groups of sessions that a calendar file may include, in the order of a weekend. */
export const sessionGroups = {
  practice: { label: "Practice", codes: ["FP1", "FP2", "FP3", "FP4", "WU"] },
  qualifying: { label: "Qualifying", codes: ["Q", "Q1D", "Q2D", "PQ", "SQ"] },
  sprint: { label: "Sprint", codes: ["S"] },
  race: { label: "Race", codes: ["R"] },
} as const satisfies Record<string, { label: string; codes: ReadonlyArray<SessionCode> }>;

export type SessionGroup = keyof typeof sessionGroups;
export const sessionGroupNames = [
  "practice",
  "qualifying",
  "sprint",
  "race",
] as const satisfies Array<SessionGroup>;

/** The groups included by default. */
const usual: ReadonlyArray<SessionGroup> = ["qualifying", "sprint", "race"];
/** The alarms on offer: minutes before the start. */
export const alarmChoices = [10, 30, 60, 120] as const;

/** What a visitor wants in the calendar file. */
export type CalendarOptions = {
  /** Null for the current season. */
  year: number | null;
  groups: ReadonlyArray<SessionGroup>;
  /** Minutes before the start; null for none. */
  alarm: number | null;
};

/** Parses `?year=2026&session=race&session=sprint&alarm=30`; invalid values are ignored. */
export function calendarOptions(search: URLSearchParams): CalendarOptions {
  const year = search.get("year") ?? "";
  const asked = search.getAll("session");
  const groups = sessionGroupNames.filter((group) => asked.includes(group));
  const alarm = Number(search.get("alarm"));
  return {
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    groups: groups.length === 0 ? usual : groups,
    alarm: alarmChoices.find((choice) => choice === alarm) ?? null,
  };
}

/** True for a group that is included by default. */
export function isUsual(group: SessionGroup): boolean {
  return usual.includes(group);
}
