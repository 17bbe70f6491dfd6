import { expect, test } from "vitest";
import { weekendPages } from "#app/reference/weekend-pages.ts";
import { practiceHead, weekendHead } from "./weekend-head.ts";

const site = "https://f1.example";
const british = { siteUrl: site, grandPrix: "British Grand Prix" };
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
  const unnamed = { siteUrl: site, grandPrix: "Round 3" };
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
