import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { CalendarRow } from "#contract/calendar.ts";
import { type CalendarEvent, icalendar, seasonEvents } from "./icalendar.ts";
import { calendarOptions } from "./options.ts";

const made = new Date("2026-08-01T12:00:00Z");

const race: CalendarRow = {
  year: 2026,
  round: 14,
  race_name: "São Paulo Grand Prix",
  official_name: "Formula 1; the long, official name",
  circuit_id: "interlagos",
  circuit_name: "José Carlos Pace",
  country: "Brazil",
  date_utc: "2026-11-08",
  time_utc: "17:00",
  sprint: true,
  sessions: [
    { code: "FP1", date_utc: "2026-11-06", time_utc: "15:30" },
    { code: "S", date_utc: "2026-11-07", time_utc: "14:00" },
    { code: "R", date_utc: "2026-11-08", time_utc: "17:00" },
  ],
  winner: null,
  pole: null,
  credited_pole: null,
  fastest_lap: null,
};

function fileOf(events: ReadonlyArray<CalendarEvent>, alarmMinutes: number | null = null): string {
  return icalendar({ name: "Formula 1, 2026", events, made, alarmMinutes });
}

/** The events as a parser of calendar files reads them; it throws at what is none. */
function parsed(file: string): Array<ICAL.Event> {
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component, { strictExceptions: true }));
}

test("names, places, starts and durations survive parsing", () => {
  const [sprint, grandPrix] = parsed(fileOf(seasonEvents([race], ["sprint", "race"], "https://f1.example")));
  expect(sprint?.summary).toBe("São Paulo Grand Prix: Sprint");
  expect(sprint?.location).toBe("José Carlos Pace, Brazil");
  expect(grandPrix?.summary).toBe("São Paulo Grand Prix");
  expect(grandPrix?.startDate.toJSDate().toISOString()).toBe("2026-11-08T17:00:00.000Z");
  expect(grandPrix?.endDate.toJSDate().toISOString()).toBe("2026-11-08T19:00:00.000Z");
});

test("lines end with CRLF and are at most 75 octets long, also with accents at the fold", () => {
  const events = seasonEvents([{ ...race, race_name: `${"ü".repeat(90)} Grand Prix` }], ["race"], "");
  const file = fileOf(events);
  expect(file.endsWith("\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(parsed(file)[0]?.summary).toBe(`${"ü".repeat(90)} Grand Prix`);
});

test("an event keeps its UID when its race moves to another day, time or round", () => {
  const moved = {
    ...race,
    round: 13,
    sessions: [{ code: "R" as const, date_utc: "2026-11-15", time_utc: null }],
  };
  const [before] = seasonEvents([race], ["race"], "");
  const after = seasonEvents([moved], ["race"], "");
  expect(after[0]?.uid).toBe(before?.uid);
  expect(parsed(fileOf(after))[0]?.startDate.isDate).toBe(true);
});

test("all ids of a file differ", () => {
  const events = seasonEvents(
    [race, { ...race, race_name: "Monaco Grand Prix" }],
    ["practice", "sprint", "race"],
    "",
  );
  expect(events).toHaveLength(6);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
});

/** When the alarms of a season's races ring. */
function alarms(races: Array<CalendarRow>, minutes: number | null): Array<string | undefined> {
  return parsed(fileOf(seasonEvents(races, ["race"], ""), minutes)).map(({ component }) =>
    component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString(),
  );
}

test("events with a time have an alarm, all-day events never", () => {
  const plain = { ...race, sessions: [{ code: "R" as const, date_utc: "2026-11-08", time_utc: null }] };
  expect(alarms([race], 30)).toEqual(["-PT30M"]);
  expect(alarms([race], null)).toEqual([undefined]);
  expect(alarms([plain], 30)).toEqual([undefined]);
});

test("the query selects the content, and invalid values are ignored", () => {
  const usual = { year: null, groups: ["qualifying", "sprint", "race"], alarm: null };
  expect(calendarOptions(new URLSearchParams("year=2026&session=race&session=sprint&alarm=30"))).toEqual({
    year: 2026,
    groups: ["sprint", "race"],
    alarm: 30,
  });
  expect(calendarOptions(new URLSearchParams())).toEqual(usual);
  expect(calendarOptions(new URLSearchParams("year=x&session=party&alarm=31"))).toEqual(usual);
});
