import { expect, test } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import type { Weekend } from "#contract/weekend.ts";
import { weekendQuery } from "#app/data/weekend.queries.ts";
import { weekend as weekendWith } from "#app/features/sample-rows-testing.ts";
import { type WeekendRoute, weekendPages } from "#app/reference/weekend-pages.ts";
import { practiceHead, weekendHead } from "./weekend-head.ts";

const site = "https://f1.example";
const british = { siteUrl: site, grandPrix: "British Grand Prix", queryClient: new QueryClient() };
const weekend = { year: "2025", round: "12" };

type Head = ReturnType<typeof weekendHead>;

function titleOf({ meta }: Head): string {
  return meta.map((each) => ("title" in each ? each.title : "")).join("");
}

test("a page is titled by its Grand Prix and what it shows", () => {
  const head = weekendHead(british, weekend, "/race/$year/$round/race/results");
  expect(titleOf(head)).toBe("2025 British Grand Prix: Race results | F1 Statistics");
  expect(head.links).toEqual([{ rel: "canonical", href: `${site}/race/2025/12/race/results` }]);
});

test("a page's head states nothing about a race but its name", () => {
  const unnamed = { ...british, grandPrix: "Round 3" };
  const head = weekendHead(unnamed, { year: "2040", round: "3" }, "/race/$year/$round/sprint/");
  expect(titleOf(head)).toBe("2040 Round 3: Sprint | F1 Statistics");
  expect(head.links[0]?.href).toBe(`${site}/race/2040/3/sprint/`);
});

test("every page has a title and a description of its own", () => {
  const heads = weekendPages.map(({ to }) => weekendHead(british, weekend, to));
  const descriptions = heads.map(({ meta }) => JSON.stringify(meta.find((each) => "name" in each)));
  expect(new Set(heads.map(titleOf)).size).toBe(weekendPages.length);
  expect(new Set(descriptions).size).toBe(weekendPages.length);
});

test("a session under /practice/ is titled by its name", () => {
  expect(titleOf(practiceHead(british, weekend, "q1d"))).toBe(
    "2025 British Grand Prix: Qualifying, day 1 results | F1 Statistics",
  );
});

/** What a page says that it has, of a weekend of which this is known. */
function aboutOf(page: string, known: Partial<Weekend>): string {
  const queryClient = new QueryClient();
  const facts = { available: true as const, value: weekendWith(known) };
  queryClient.setQueryData(weekendQuery({ year: 2025, round: 12 }).queryKey, facts);
  const route = weekendPages.find(({ to }) => to.endsWith(page))?.to satisfies WeekendRoute | undefined;
  if (route === undefined) throw new Error(`${page} is no page`);
  const { meta } = weekendHead({ ...british, queryClient }, weekend, route);
  const [description = ""] = meta.flatMap((each) => ("name" in each ? each.content : []));
  return description.replace("2025 British Grand Prix, Formula 1 round 12: ", "");
}

test("a description promises no laps, tyres or telemetry of a weekend without them", () => {
  const none = { timing: [], pit_stops: false };
  expect(
    ["race/laps", "race/stints", "sprint/story", "qualifying/driver-top-speed"].map((page) =>
      aboutOf(page, none),
    ),
  ).toEqual([
    "race results only, no timing data for the laps.",
    "race results only, no timing data for the stints.",
    "no sprint results or timing data for the story yet.",
    "qualifying results only, no timing data for the top speed.",
  ]);
  expect(aboutOf("race/teammate-gap", none)).toBe("how far apart teammates finished.");
  expect(aboutOf("race/results", none)).toContain("the whole classification");
  // Stops tell the stints.
  expect(aboutOf("race/stints", { ...none, pit_stops: true })).toContain("stints and pit stops");
  const documents = ["laps" as const, "teammate-gap" as const];
  const timing = [{ session: "R" as const, documents, conditions: null, source: "" }];
  expect(aboutOf("race/laps", { timing })).toContain("every lap of every car");
  expect(aboutOf("race/teammate-gap", { timing })).toContain("lap by lap");
  const sessions = weekendWith().sessions.map((session) => ({ ...session, classified: false }));
  expect(aboutOf("race/laps", { ...none, sessions })).toBe(
    "no race results or timing data for the laps yet.",
  );
});
