import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { looseObject, parse, string } from "valibot";
import { vocabularyProblems } from "#app/seo/json-ld/json-ld-testing.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { noindexKinds, pageKinds } from "../support/pages.ts";
import { startTestSite } from "../support/site.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/** The whole page: a busy machine may stream the first one, with what stands in for its facts. */
async function html(path: string, tries = 5): Promise<string> {
  const response = await fetch(new URL(path, site.url), { redirect: "manual" });
  expect(response.status).toBe(200);
  const text = await response.text();
  const isStreamed = response.headers.get("cache-control") === "no-store";
  if (!isStreamed || tries === 1) return text;
  await setTimeout(200);
  return html(path, tries - 1);
}

const jsonLd = looseObject({ "@type": string() });

/** What all elements that a pattern finds hold; the pattern's group is what is wanted of each. */
function all(text: string, pattern: RegExp): Array<string> {
  return [...text.matchAll(pattern)].map(([, held = ""]) => unescaped(held));
}

function unescaped(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** The titles of the page; drawings have titles of their own. */
function titles(text: string): Array<string> {
  return all(text.slice(0, text.indexOf("</head>")), /<title>([^<]*)<\/title>/g);
}

function meta(text: string, name: string): Array<string> {
  return all(text, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
}

function one(found: ReadonlyArray<string>): string {
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

test.each(pageKinds)("%s says once what it is, to readers, search engines and previews", async (path) => {
  const text = await html(path);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  const title = one(titles(text));
  const description = one(meta(text, "description"));
  const canonical = one(all(text, /<link rel="canonical" href="([^"]*)"/g));
  expect(canonical).toMatch(/^https:\/\/f1\.example\//);
  expect(title.length).toBeGreaterThan(20);
  expect(title.length).toBeLessThanOrEqual(90);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(170);
  expect(one(meta(text, "og:url"))).toBe(canonical);
  for (const preview of ["og:title", "twitter:title"]) expect(one(meta(text, preview))).toBe(title);
  for (const preview of ["og:description", "twitter:description"])
    expect(one(meta(text, preview))).toBe(description);
  expect(one(meta(text, "og:type"))).toBe("website");
  expect(one(meta(text, "og:image"))).toMatch(/^https:\/\/f1\.example\/social\/.+\.png$/);
  expect(one(meta(text, "twitter:image"))).toBe(one(meta(text, "og:image")));
  expect(one(meta(text, "twitter:card"))).toBe("summary_large_image");
});

test.each(pageKinds)("%s tells search engines whether they may have it", async (path) => {
  expect(meta(await html(path), "robots")).toEqual(noindexKinds.has(path) ? ["noindex"] : []);
});

test("no two pages have one title or one description", async () => {
  const heads = new Map<string, string>();
  const told = new Map<string, string>();
  for (const path of pageKinds) {
    const text = await html(path);
    const canonical = one(all(text, /<link rel="canonical" href="([^"]*)"/g));
    const title = one(titles(text));
    const description = one(meta(text, "description"));
    expect([title, heads.get(title) ?? canonical]).toEqual([title, canonical]);
    expect([description, told.get(description) ?? canonical]).toEqual([description, canonical]);
    heads.set(title, canonical);
    told.set(description, canonical);
  }
});

/** What a page of each kind is about, beside the way to it. */
const subjects: ReadonlyArray<[start: string, kind: string]> = [
  ["/driver/", "Person"],
  ["/teams/", "SportsTeam"],
  ["/standings/", "Dataset"],
];

test.each(pageKinds)("what %s tells search engines is in schema.org's words", async (path) => {
  const text = await html(path);
  const told = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = ""]) => parse(jsonLd, JSON.parse(json)),
  );
  expect(told.flatMap(vocabularyProblems)).toEqual([]);
  // What search engines are to leave out needs no words for them.
  if (noindexKinds.has(path)) return;
  const subject = subjects.filter(([start]) => path.startsWith(start)).map(([, kind]) => kind);
  const kinds = told.map((about) => about["@type"]);
  expect(kinds).toEqual(expect.arrayContaining([path === "/" ? "WebSite" : "BreadcrumbList", ...subject]));
});

test.each([
  ["/compare/?ids=nobody_known,max_verstappen", "Compare Formula 1 drivers and teams of any era"],
  ["/compare/?ids=nobody_known,max_verstappen,lando_norris", "Max Verstappen vs Lando Norris: compared"],
  ["/compare/?kind=teams&ids=nobody_known,ferrari", "Compare Formula 1 drivers and teams of any era"],
  ["/races/?driver=nobody_known", "Formula 1 races: schedule and results"],
  ["/ask/?driver=nobody_known", "Ask the archive: any question about Formula 1 results"],
  ["/ask/?engine=nobody_known", "Ask the archive: any question about Formula 1 results"],
])("%s is not titled by a name that nobody has; the page says so", async (path, title) => {
  // Titles are told within the deadline, which a busy machine may miss.
  const text = await html(`${path}&complete`);
  expect(one(titles(text))).toBe(`${title} | F1 Statistics`);
  expect(text.replaceAll(/<[^>]*>/g, "")).toMatch(/called “?Nobody Known/);
});
