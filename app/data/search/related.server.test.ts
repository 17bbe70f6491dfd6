import { expect, test, vi } from "vitest";
import { readQuestion } from "#contract/ask/question.ts";
import { createSearch } from "./name-search.ts";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { questionsNear, relatedToFound } = await import("./related.server.ts");

const search = createSearch({
  drivers: [["nick_heidfeld", "Nick Heidfeld", "HEI", "", 2000, 2011]],
  teams: [],
  circuits: [],
  races: [],
  engines: [],
  teammates: [],
  seasons: [1950, 2026],
});

/** How the questions offered beside a question differ from it. */
function offered(text: string): Array<string> {
  const question = readQuestion(new URLSearchParams(text));
  return questionsNear(question, search).map(({ path }) => {
    const near = readQuestion(new URL(path, "https://example.org").searchParams);
    return (["what", "of", "per", "measure"] as const)
      .filter((name) => near[name] !== question[name])
      .map((name) => `${name}=${near[name]}`)
      .join("&");
  });
}

const others = ["of=teams", "per=season", "per=circuit"];

test("no results are offered that a question’s conditions rule out or say already", () => {
  expect(offered("what=start&home=yes").slice(0, 4)).toEqual([
    "what=win",
    "what=podium",
    "what=pole",
    "what=fastest_lap",
  ]);
  // Second places are podiums, and never wins.
  expect(offered("what=start&finish=2")).toEqual([
    "what=pole",
    "what=fastest_lap",
    ...others,
    "measure=streak",
  ]);
  for (const fromPole of ["grid=1", "pole=yes"])
    expect(offered(`what=start&${fromPole}`)).not.toContain("what=pole");
  expect(offered("what=start&fastest_lap=yes")).not.toContain("what=fastest_lap");
  // Who won did not retire.
  expect(offered("what=retirement&reason=engine")).toEqual([...others, "measure=streak"]);
});

test("of those who never achieved something it is not offered, nor what contains it", () => {
  expect(offered("what=start&never=pole")).not.toContain("what=pole");
  expect(offered("what=start&never=podium")).toEqual(["what=pole", "what=fastest_lap", ...others]);
});

test("runs are offered of results, and not of every start", () => {
  expect(offered("what=podium&per=season")).toContain("measure=streak");
  expect(offered("what=start&per=season")).not.toContain("measure=streak");
});

test.for([
  [[["183", "wins"]], true],
  [[["1", "podium"]], false],
  [[["16", "Grands Prix"]], false],
] as const)("about a team with %o wins are asked: %s", async ([figures, isAsked]) => {
  const related = await relatedToFound(
    { kind: "Team", path: "/teams/lotus/", figures: figures.map(([value, label]) => [value, label]) },
    search,
  );
  const questions = related?.questions.map(({ path }) => path) ?? [];
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.some((path) => !path.includes("what="))).toBe(isAsked);
});

test("who never started is asked nothing", async () => {
  const figures: Array<[string, string]> = [["0", "Grands Prix"]];
  const related = await relatedToFound({ kind: "Team", path: "/teams/life/", figures }, search);
  expect(related?.questions).toEqual([]);
});
