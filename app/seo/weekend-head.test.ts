import { expect, test } from "vitest";
import { weekendPages } from "#app/reference/weekend-pages.ts";
import { practiceHead, weekendHead } from "./weekend-head.ts";

const site = "https://f1.example";
const context = { siteUrl: site, grandPrix: "British Grand Prix" };
const params = { year: "2025", round: "12" };
const british = { match: { context }, matches: [], params };

type Head = ReturnType<typeof practiceHead>;

function titleOf({ meta }: Head): string {
  return meta.map((each) => ("title" in each ? each.title : "")).join("");
}

test("a page is titled by its Grand Prix and what it shows", () => {
  const head = weekendHead("/race/$year/$round/race/results")(british);
  expect(titleOf(head)).toBe("2025 British Grand Prix: Race results | F1 Statistics");
  expect(head.links).toEqual([{ rel: "canonical", href: `${site}/race/2025/12/race/results` }]);
});

test("a page's head states nothing about a race but its name", () => {
  const head = weekendHead("/race/$year/$round/sprint/")({
    match: { context: { ...context, grandPrix: "Round 3" } },
    matches: [],
    params: { year: "2040", round: "3" },
  });
  expect(titleOf(head)).toBe("2040 Round 3: Sprint | F1 Statistics");
  expect(head.links[0]?.href).toBe(`${site}/race/2040/3/sprint/`);
});

test("every page has a title of its own", () => {
  const heads = weekendPages.map(({ to }) => weekendHead(to)(british));
  expect(new Set(heads.map(titleOf)).size).toBe(weekendPages.length);
});

test.each([
  ["/race/2025/12/race/laps", "every lap", "every lap"],
  ["/race/2025/12/race/laps", null, "Laps of the race"],
  // The weekend was loaded for another of its pages.
  ["/race/2025/12/race/pace", "how fast every car was", "Laps of the race"],
])("a description says what the loader of %s knows, %s: %s", (pathname, about, said) => {
  const matches = [{ routeId: "/race/$year/$round", loaderData: { pathname, about } }];
  const { meta } = weekendHead("/race/$year/$round/race/laps")({ ...british, matches });
  const content = `2025 British Grand Prix, Formula 1 round 12: ${said}.`;
  expect(meta).toContainEqual({ name: "description", content });
});

test("a session under /practice/ is titled by its name", () => {
  expect(titleOf(practiceHead(context, params, "q1d"))).toBe(
    "2025 British Grand Prix: Qualifying, day 1 results | F1 Statistics",
  );
});
