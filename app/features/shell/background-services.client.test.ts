import { QueryClient } from "@tanstack/react-query";
import {
  type RouterEvents,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FlaggedRace } from "#app/data/races.functions.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { keepNextRaceFresh } from "./background-services.client.ts";

const lasVegas: FlaggedRace = {
  year: 2026,
  round: 21,
  race_name: "Las Vegas Grand Prix",
  country: "United States of America",
  country_code: "us",
  date_utc: "2026-11-22",
  time_utc: "04:00",
};

/** A page that was made at 03:00 on the day of a race that starts at 04:00. */
function openPage() {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T03:00:00Z") });
  const queryClient = new QueryClient();
  const { queryKey } = nextRaceQuery();
  const answer = () => queryClient.setQueryData([...queryKey], { available: true, value: lasVegas });
  answer();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const stop = keepNextRaceFresh(router, queryClient);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  const resolved = (changes: Pick<RouterEvents["onResolved"], "pathChanged">) =>
    router.emit({
      type: "onResolved",
      toLocation: router.state.location,
      hrefChanged: true,
      hashChanged: false,
      ...changes,
    });
  return { answer, resolved, isAskedAgain: () => queryClient.getQueryState(queryKey)?.isInvalidated };
}

test("the next race is asked for on a navigation to another page, not when the same page is sorted", () => {
  const { resolved, isAskedAgain } = openPage();
  resolved({ pathChanged: false });
  expect(isAskedAgain()).toBe(false);
  resolved({ pathChanged: true });
  expect(isAskedAgain()).toBe(true);
});

test("the next race is asked for once it has started, until another one is next", () => {
  const { answer, isAskedAgain } = openPage();
  vi.setSystemTime(Date.parse("2026-11-22T03:59:00Z"));
  vi.advanceTimersByTime(30_000);
  expect(isAskedAgain()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(isAskedAgain()).toBe(true);
  answer();
  expect(isAskedAgain()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(isAskedAgain()).toBe(true);
});
