import ICAL from "ical.js";
import { expect, hydrated, sharedSite, test } from "../support/browser-test.ts";

function eventsIn(file: string): number {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").length;
}

test("what is chosen on the page is what the address holds, and what the file has", async ({
  page,
  problems,
}) => {
  await page.goto("/calendar/");
  await hydrated(page);
  await page.getByLabel("Season").selectOption("2025");
  await page.getByLabel("Qualifying").uncheck();
  await page.getByLabel("Sprint").uncheck();
  await page.getByLabel("Alarm").selectOption("30");
  const link = page.getByRole("link", { name: /calendar\.ics/ });
  const address = await link.getAttribute("href");
  expect(address).toMatch(/^webcal:\/\/.+\/calendar\.ics\?year=2025&session=race&alarm=30$/);
  const response = await fetch(String(address).replace("webcal:", "http:"));
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  expect(eventsIn(file)).toBe(24);
  expect(file).toContain("URL:https://f1.example/race/2025/1/race/results");
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(24);
  expect(problems).toEqual([]);
});

test("without a year it is the current season's, and every season has one", async () => {
  const current = await (await fetch(`${sharedSite()}/calendar.ics`)).text();
  expect(current).toContain("X-WR-CALNAME:Formula 1 2026");
  const first = await (await fetch(`${sharedSite()}/calendar.ics?year=1950&session=race`)).text();
  expect(eventsIn(first)).toBe(7);
  expect(first).toContain("DTSTART;VALUE=DATE:19500513");
});

test("a season without a calendar is a 404 that says so", async () => {
  const response = await fetch(`${sharedSite()}/calendar.ics?year=1949`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("There is no calendar for this season.\n");
});
