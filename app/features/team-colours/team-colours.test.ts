import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { behindColours } from "#app/ui/chart/chart.ts";
import {
  channelsOf,
  readableColour,
  readableOverBands,
  secondColours,
} from "#app/ui/chart/readable-colour.ts";
import {
  contrastingColours,
  contrastOfNamed,
  frontLooksOf,
} from "#app/features/team-colours/contrasting-colours.ts";
import { careerTeamClass, teamClass, teamClassStyles } from "#app/features/team-colours/team-classes.ts";
import {
  comparedLooks,
  drawnTeamColour,
  looksOf,
  neutralColours,
} from "#app/features/team-colours/line-looks.ts";
import { teamColourIn, teamColours } from "#app/reference/team-colours.ts";

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
  expect(teamColourIn("ferrari", 2004)).toBe("#d40f20");
  expect(teamColourIn("mclaren", 1965)).toBeNull();
  expect(teamColourIn("constructor", 2025)).toBeNull();
});

test("who races is in the colour of the present team, a past driver in that of the team of most wins, else the last", () => {
  const senna = {
    won_for: [
      { team_id: "lotus", wins: 6, year: 1985 },
      { team_id: "mclaren", wins: 35, year: 1988 },
    ],
    team_id: "williams",
  };
  expect(careerTeamClass({ ...senna, current: false, last_year: 1994 })).toBe(teamClass("mclaren", 1988));
  expect(careerTeamClass({ ...senna, current: true, last_year: 1994 })).toBe(teamClass("williams", 1994));
  const alesi = { current: false, won_for: [], team_id: "jordan", last_year: 2001 };
  expect(careerTeamClass(alesi)).toBe(teamClass("jordan", 2001));
  expect(careerTeamClass({ ...alesi, team_id: null, last_year: null })).toBe(teamClass(null));
});

test("a team in grey gives a past driver its colour only where there is no other", () => {
  const fangio = { current: false, team_id: "maserati", last_year: 1958 };
  const mercedes = { team_id: "mercedes", wins: 8, year: 1955 };
  const maserati = { team_id: "maserati", wins: 7, year: 1957 };
  expect(careerTeamClass({ ...fangio, won_for: [mercedes, maserati] })).toBe(teamClass("maserati", 1957));
  expect(careerTeamClass({ ...fangio, won_for: [mercedes] })).toBe(teamClass("mercedes", 1955));
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

const contrasting = (...teams: Array<string>) =>
  contrastingColours(teams.map((team_id) => ({ team_id, year: 2025 })));

test("lines that cross have contrasting hues: of two like teams, and of teammates, the second has another", () => {
  const [mclaren, ferrari] = contrasting("mclaren", "ferrari");
  expect(mclaren).toBe(readableColour(teamColourIn("mclaren", 2025) ?? ""));
  expect(ferrari).not.toBe(readableColour(teamColourIn("ferrari", 2025) ?? ""));
  expect(new Set(contrasting("ferrari", "ferrari", "ferrari", "ferrari")).size).toBe(4);
  expect(contrasting("ferrari", "williams")).toEqual(
    ["ferrari", "williams"].map((team) => readableColour(teamColourIn(team, 2025) ?? "")),
  );
});

test("a colour of charts beside a team’s has the contrast that those of the tokens have", () => {
  for (const team of ["mclaren", "ferrari", "red_bull"]) {
    const [, second = ""] = contrastingColours([team, null].map((team_id) => ({ team_id, year: 2025 })));
    const [light, dark] = themesOf(second);
    expect(tokens).toContain(`light-dark(${light}, `);
    expect(contrast(light, surfaces[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, surfaces[1])).toBeGreaterThanOrEqual(5.5);
  }
});

test("of the first six like teams have another colour, those behind that of a teammate in front or their own", () => {
  const front = frontLooksOf(
    2025,
    ["red_bull", "alpine", "red_bull", "haas", "haas", "sauber", "alpine", "williams"].map((team_id) => ({
      team_id,
    })),
  );
  const [first, like, second] = front;
  expect(like?.colour).not.toBe(drawnTeamColour("alpine", 2025));
  expect(front.at(-2)?.colour).toBe(like?.colour);
  expect(front.at(-1)?.colour).toBe(drawnTeamColour("williams", 2025));
  expect([second?.colour, second?.stroke]).toEqual([first?.colour, "dashed"]);
});

test("a car whose green is near that of another team’s second driver has a deeper one", () => {
  const front = ["mclaren", "red_bull", "mercedes", "mercedes", "williams", "aston_martin"];
  const stroll = frontLooksOf(
    2025,
    front.map((team_id) => ({ team_id })),
  ).at(-1);
  expect(stroll?.stroke).toBe("solid");
  const [light] = themesOf(stroll?.colour ?? "");
  const [own] = themesOf(drawnTeamColour("aston_martin", 2025));
  expect(contrast(light, "#ffffff")).toBeGreaterThan(contrast(own, "#ffffff"));
});

test("of the first six a grey team is not drawn in the grey of the lines behind", () => {
  const [first, grey] = frontLooksOf(2025, [{ team_id: "mclaren" }, { team_id: "haas" }]);
  expect(first?.colour).toBe(drawnTeamColour("mclaren", 2025));
  expect(grey?.colour).not.toBe(drawnTeamColour("haas", 2025));
  // Another grey, and not the colour of another team.
  for (const [theme, colour] of themesOf(grey?.colour ?? "").entries()) {
    const [red, , blue] = channelsOf(colour);
    expect(Math.abs(red - blue)).toBeLessThan(16);
    expect(difference(colour, behindColours[theme] ?? "")).toBeGreaterThan(0.15);
  }
});

test("in 1988 Ferrari is red and McLaren is not", () => {
  expect(looks(1988, "mclaren", "ferrari", "mclaren").map(([colour]) => colour)).toEqual(
    ["#ff6f4a", "#d40f20", "#ff6f4a"].map(readableColour),
  );
});

test("teams without a colour of their own have neutral ones", () => {
  const neutrals = neutralColours.map(readableColour);
  expect(looks(1988, "rial", "ags", null).every(([colour]) => neutrals.includes(colour))).toBe(true);
});

test("a team whose colour another one has gives it up", () => {
  // March and Leyton House: the same turquoise, and never in one season.
  const [march, leyton] = looks(1990, "march", "leyton_house");
  expect(march?.[0]).toBe(readableColour("#35b5ad"));
  expect(leyton?.[0]).not.toBe(march?.[0]);
});

/** Every constructor that has been on a podium, with the seasons in which its cars raced (F1DB, to round 11 of 2026). */
const podiumTeams = `
alfa_romeo 1950-1951 1979-1985 2019-2023
cooper 1950-1950 1952-1969
deidt 1950-1952
ferrari 1950-2026
kurtis_kraft 1950-1960
lesovsky 1950-1953 1956-1960
maserati 1950-1960
talbot_lago 1950-1951
watson 1950-1953 1956-1960
brm 1951-1951 1956-1977
kuzma 1951-1960
connaught 1952-1959
gordini 1952-1956
lancia 1954-1955
mercedes 1954-1955 2010-2026
phillips 1954-1960
vanwall 1954-1960
epperly 1955-1955 1957-1960
porsche 1957-1964
lotus 1958-1994
aston_martin 1959-1960 2021-2026
brabham 1962-1987 1989-1992
lola 1962-1963 1967-1968 1974-1975 1985-1991 1993-1993 1997-1997
honda 1964-1968 2006-2008
eagle 1966-1969
matra 1966-1972
mclaren 1966-2026
march 1970-1978 1981-1982 1987-1989 1992-1992
surtees 1970-1978
tyrrell 1970-1998
shadow 1973-1980
hesketh 1974-1978
penske 1974-1977
fittipaldi 1975-1982
frank_williams_racing_cars 1975-1975
ligier 1976-1996
renault 1977-1985 2002-2011 2016-2020
wolf 1977-1979
arrows 1978-1990 1997-2002
williams 1978-2026
toleman 1981-1985
benetton 1986-2001
dallara 1988-1992
onyx 1989-1990
leyton_house 1990-1991
footwork 1991-1996
jordan 1991-2005
sauber 1993-2005 2010-2018
prost 1997-2001
stewart 1997-1999
bar 1999-2005
jaguar 2000-2004
toyota 2002-2009
red_bull 2005-2026
bmw_sauber 2006-2009
toro_rosso 2006-2019
force_india 2008-2018
brawn 2009-2009
lotus_f1 2012-2015
racing_point 2019-2020
alphatauri 2020-2023
alpine 2021-2026
kick_sauber 2024-2025
racing_bulls 2025-2026
`
  .trim()
  .split("\n")
  .map((line) => {
    const [team = "", ...spans] = line.split(" ");
    return { team, years: spans.flatMap((span) => yearsOf(span)) };
  });

function yearsOf(span: string): Array<number> {
  const [first = 0, last = 0] = span.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test.each(podiumTeams)("$team has a colour in all its seasons", ({ team, years }) => {
  expect(years.filter((year) => teamColourIn(team, year) === null)).toEqual([]);
});

test.each(yearsOf("1950-2026"))("no two teams of %i are drawn alike", (year) => {
  const teams = podiumTeams.filter(({ years }) => years.includes(year)).map(({ team }) => team);
  const drawn = looks(year, ...teams).map(([colour]) => themesOf(colour));
  const alike = drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => one.some((colour, theme) => difference(colour, other[theme] ?? "") < toldApart)),
  );
  expect(alike).toEqual([]);
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

test("the style sheet has the class of every team's colour", () => {
  const written = readFileSync(new URL("team-classes.css", import.meta.url), "utf8");
  expect(written).toBe(teamClassStyles());
  expect(teamClass("ferrari", 1988)).toBe("team-d40f20");
  expect(written).toContain(`.${teamClass("mercedes")} {`);
  expect(teamClass("rial", 1988)).toBe("");
});

test("those compared keep the colours of their teams' classes; of those alike the second is dashed", () => {
  const year = 2025;
  const [one, mate, other, nobody] = comparedLooks([
    { car: { team_id: "mclaren", year } },
    { car: { team_id: "mclaren", year } },
    { car: { team_id: "williams", year } },
    { car: { team_id: null, year } },
  ]);
  expect(one).toEqual({ colour: drawnTeamColour("mclaren", 2025), stroke: "solid" });
  expect(mate).toEqual({ colour: one?.colour, stroke: "dashed" });
  expect(other).toEqual({ colour: drawnTeamColour("williams", 2025), stroke: "solid" });
  expect(nobody?.colour).toBe("var(--color-team)");
});

test("of the first six no two cars of different teams look alike, second drivers included", () => {
  for (const [year, teams] of fields.filter(([season]) => season >= 2018)) {
    for (const [at, first] of teams.entries()) {
      for (const other of teams.filter((team) => team !== first)) {
        const third = teams[(at + 3) % teams.length] ?? first;
        const front = [first, first, other, other, third].map((team_id) => ({ team_id }));
        const drawn = frontLooksOf(year, front).map(({ colour, stroke }, index) => ({
          team: front[index]?.team_id,
          shown: stroke === "solid" ? themesOf(colour) : secondColours(themesOf(colour)),
        }));
        const alike = drawn.flatMap((one, index) =>
          drawn
            .slice(index + 1)
            .filter(
              ({ team, shown }) =>
                team !== one.team &&
                one.shown.some((colour, theme) => difference(colour, shown[theme] ?? "") < contrastOfNamed),
            )
            .map(({ team }) => `${year}: ${one.team} and ${team}`),
        );
        expect(alike).toEqual([]);
      }
    }
  }
});

test("over neutralised laps the line of every team can be read in both themes", () => {
  const bands = themesOf(/--color-safety-car: (.+);/.exec(tokens)?.[1] ?? "");
  for (const [year, teams] of fields) {
    for (const team of teams) {
      const line = themesOf(drawnTeamColour(team, year, readableOverBands));
      for (const [theme, colour] of line.entries())
        expect(contrast(colour, bands[theme] ?? ""), `${team} in ${year}`).toBeGreaterThanOrEqual(3);
    }
  }
});
