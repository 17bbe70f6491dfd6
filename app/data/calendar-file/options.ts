import type { SessionCode } from "#contract/sessions.ts";

/** What can be asked of a calendar file, in the order in which a weekend has it. */
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

/** What is in a file for which nothing was chosen. */
const usual: ReadonlyArray<SessionGroup> = ["qualifying", "sprint", "race"];
/** Alarms that can be set: minutes before the start. */
export const alarmChoices = [10, 30, 60, 120] as const;

export type CalendarOptions = {
  /** Null for the current season. */
  year: number | null;
  groups: ReadonlyArray<SessionGroup>;
  /** Minutes before the start; null for none. */
  alarm: number | null;
};

/** Reads `?year=2026&session=race&session=sprint&alarm=30`; invalid values count as absent. */
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

/** True for a group that a file has unless another choice is made. */
export function isUsual(group: SessionGroup): boolean {
  return usual.includes(group);
}
