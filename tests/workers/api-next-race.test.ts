import { expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { type NextRace, nextRaces } from "#contract/races.ts";
import { startTestApi, testVars } from "../support/api.ts";

/** What the API says is next at an instant; null when nothing is. */
async function nextAt(NOW: string): Promise<NextRace | null> {
  await using api = await startTestApi({ vars: { ...testVars, NOW } });
  const races = await api.read(paths.nextRace(), nextRaces);
  expect(races.length).toBeLessThanOrEqual(1);
  return races[0] ?? null;
}

test("the next race is told with its start in UTC", async () => {
  expect(await nextAt("2025-11-20T00:00:00Z")).toEqual({
    year: 2025,
    round: 22,
    race_name: "Las Vegas Grand Prix",
    country: "United States of America",
    date_utc: "2025-11-23",
    time_utc: "04:00",
  });
});

test("a race is next until the moment it starts", async () => {
  expect((await nextAt("2025-11-23T03:59:59.999Z"))?.race_name).toBe("Las Vegas Grand Prix");
  expect((await nextAt("2025-11-23T04:00:00Z"))?.race_name).toBe("Qatar Grand Prix");
});

test("a race whose time is unknown is next until its day ends in UTC", async () => {
  expect(await nextAt("1988-09-11T23:59:59Z")).toMatchObject({
    race_name: "Italian Grand Prix",
    time_utc: null,
  });
  expect((await nextAt("1988-09-12T00:00:00Z"))?.race_name).toBe("Portuguese Grand Prix");
});

test("after a season's last race the next is the first of the season that follows on the calendar", async () => {
  expect(await nextAt("2025-12-07T13:00:00Z")).toMatchObject({
    race_name: "Australian Grand Prix",
    date_utc: "2026-03-08",
  });
});

test("after the calendar's last race nothing is next", async () => {
  expect(await nextAt("2099-01-01T00:00:00Z")).toBeNull();
});
