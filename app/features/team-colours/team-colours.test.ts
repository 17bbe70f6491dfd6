import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readableColour } from "#app/ui/chart/readable-colour.ts";
import { looksOf, neutralColours, teamColourIn, teamColours } from "./team-colours.ts";

const tokens = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");

/** The two colours of a CSS `light-dark()`. */
function themesOf(css: string): [light: string, dark: string] {
  const [, light = "", dark = ""] = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(css) ?? [];
  return [light, dark];
}

const surfaces = themesOf(/--color-surface: (.+);/.exec(tokens)?.[1] ?? "");

/** Red, green and blue of `#rrggbb`, as amounts of light. */
function channels(colour: string): [number, number, number] {
  return [channel(colour, 1), channel(colour, 3), channel(colour, 5)];
}

function channel(colour: string, start: number): number {
  const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How different two colours look: their distance in OKLab, where 0.02 is just to be seen. */
function difference(one: string, other: string): number {
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

function lab(colour: string): Array<number> {
  const [red, green, blue] = channels(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

const everyColour = [
  ...new Set([
    ...Object.values(teamColours).flatMap((eras) => eras.map(([, colour]) => colour)),
    ...neutralColours,
  ]),
];

test.each(everyColour)("a line in %s can be seen on the surface of both themes", (colour) => {
  expect(surfaces.every((surface) => surface !== "")).toBe(true);
  for (const [index, drawn] of themesOf(readableColour(colour)).entries())
    expect(contrast(drawn, surfaces[index] ?? "")).toBeGreaterThanOrEqual(3);
});

/** Who raced in a season, by the table of colours and the years in which teams came and went. */
const fields: ReadonlyArray<[year: number, teams: ReadonlyArray<string>]> = [
  [
    2014,
    [
      "caterham",
      "ferrari",
      "force_india",
      "lotus_f1",
      "marussia",
      "mclaren",
      "mercedes",
      "red_bull",
      "sauber",
      "toro_rosso",
      "williams",
    ],
  ],
  [
    2016,
    [
      "ferrari",
      "force_india",
      "haas",
      "manor",
      "mclaren",
      "mercedes",
      "red_bull",
      "renault",
      "sauber",
      "toro_rosso",
      "williams",
    ],
  ],
  [
    2018,
    [
      "ferrari",
      "force_india",
      "haas",
      "mclaren",
      "mercedes",
      "red_bull",
      "renault",
      "sauber",
      "toro_rosso",
      "williams",
    ],
  ],
  [
    2019,
    [
      "alfa_romeo",
      "ferrari",
      "haas",
      "mclaren",
      "mercedes",
      "racing_point",
      "red_bull",
      "renault",
      "toro_rosso",
      "williams",
    ],
  ],
  [
    2020,
    [
      "alfa_romeo",
      "alphatauri",
      "ferrari",
      "haas",
      "mclaren",
      "mercedes",
      "racing_point",
      "red_bull",
      "renault",
      "williams",
    ],
  ],
  [
    2022,
    [
      "alfa_romeo",
      "alphatauri",
      "alpine",
      "aston_martin",
      "ferrari",
      "haas",
      "mclaren",
      "mercedes",
      "red_bull",
      "williams",
    ],
  ],
  [
    2024,
    [
      "alpine",
      "aston_martin",
      "ferrari",
      "haas",
      "kick_sauber",
      "mclaren",
      "mercedes",
      "rb",
      "red_bull",
      "williams",
    ],
  ],
  [
    2026,
    [
      "alpine",
      "aston_martin",
      "audi",
      "cadillac",
      "ferrari",
      "haas",
      "mclaren",
      "mercedes",
      "racing_bulls",
      "red_bull",
      "williams",
    ],
  ],
];

/** Enough for lines that lie beside each other; 0.02 would just be seen. */
const toldApart = 0.055;

test.each(fields)("the teams of %i can be told apart in both themes", (year, teams) => {
  const drawn = teams.map((team) => ({
    team,
    themes: themesOf(readableColour(teamColourIn(team, year) ?? "")),
  }));
  const pairs = drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => ({ one, other })));
  const alike = pairs.filter(({ one, other }) =>
    one.themes.some((colour, theme) => difference(colour, other.themes[theme] ?? "") < toldApart),
  );
  expect(alike.map(({ one, other }) => `${one.team} and ${other.team}`)).toEqual([]);
});

test("a team's colour is that of the season", () => {
  expect(teamColourIn("alpine", 2024)).toBe("#ff87bc");
  expect(teamColourIn("alpine", 2025)).toBe("#00a1e8");
  expect(teamColourIn("ferrari", 2004)).toBeNull();
  expect(teamColourIn("constructor", 2025)).toBeNull();
});

test("neutral colours can be told apart in both themes", () => {
  const drawn = neutralColours.map((colour) => themesOf(readableColour(colour)));
  const alike = drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => one.some((colour, theme) => difference(colour, other[theme] ?? "") < toldApart)),
  );
  expect(alike).toEqual([]);
});

/** The looks of lines of these teams, as colour and stroke. */
function looks(year: number, ...teams: Array<string | null>): Array<[colour: string, stroke: string]> {
  const drawn = looksOf(
    year,
    teams.map((team_id) => ({ team_id })),
  );
  return drawn.map(({ colour, stroke }) => [colour, stroke]);
}

test("teammates share a colour, and nobody's stroke is the neighbour's", () => {
  const [first, second, third, fourth] = looks(2025, "mclaren", "red_bull", "mclaren", "red_bull");
  expect([third?.[0], fourth?.[0]]).toEqual([first?.[0], second?.[0]]);
  expect(first?.[0]).not.toBe(second?.[0]);
  expect([first, second, third, fourth].map((look) => look?.[1])).toEqual([
    "solid",
    "dashed",
    "wide-dashed",
    "marked",
  ]);
});

test("teams of older seasons have the neutral colours in the order of the table", () => {
  expect(looks(1988, "mclaren", "ferrari", "mclaren", null).map(([colour]) => colour)).toEqual(
    [0, 1, 0, 2].map((index) => readableColour(neutralColours[index] ?? "")),
  );
});

test("more teams than neutral colours have them again, with other strokes", () => {
  const teams = neutralColours.map((_, index) => `team_${index}`);
  const drawn = looks(1955, ...teams, "another", "one_more");
  const [another, oneMore] = drawn.slice(-2);
  expect([another?.[0], oneMore?.[0]]).toEqual([drawn[0]?.[0], drawn[1]?.[0]]);
  expect(new Set(drawn.map((look) => look.join(" "))).size).toBe(drawn.length);
});

test("what is left of a team with more lines than strokes has a second colour", () => {
  const drawn = looks(1960, ...Array.from({ length: 11 }, () => "cooper"));
  expect(new Set(drawn.map(([colour]) => colour)).size).toBe(2);
  expect(new Set(drawn.map((look) => look.join(" "))).size).toBe(11);
});
