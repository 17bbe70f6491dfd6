import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastOf, type Shown, shownDistance } from "#app/ui/chart/readable-colour.ts";
import { colourBlindDistance } from "#app/features/team-colours/contrasting-colours.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { lapColours } from "./lap-plots.tsx";

/** The teams of the seasons with telemetry; both names of those that changed theirs. */
const fields: ReadonlyArray<[year: number, teams: ReadonlyArray<string>]> = [
  [
    2023,
    [
      "mclaren",
      "red_bull",
      "ferrari",
      "mercedes",
      "aston_martin",
      "alpine",
      "williams",
      "alphatauri",
      "haas",
      "alfa_romeo",
    ],
  ],
  [
    2024,
    [
      "mclaren",
      "red_bull",
      "ferrari",
      "mercedes",
      "aston_martin",
      "alpine",
      "williams",
      "rb",
      "haas",
      "kick_sauber",
    ],
  ],
  [
    2025,
    [
      "mclaren",
      "red_bull",
      "ferrari",
      "mercedes",
      "aston_martin",
      "alpine",
      "williams",
      "racing_bulls",
      "haas",
      "kick_sauber",
    ],
  ],
  [
    2026,
    [
      "mclaren",
      "red_bull",
      "ferrari",
      "mercedes",
      "aston_martin",
      "alpine",
      "williams",
      "racing_bulls",
      "haas",
      "audi",
      "cadillac",
    ],
  ],
];

const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");

/** Both forms of a `light-dark()`, or of a token. */
function formsOf(colour: string): Shown {
  const token = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  const value = token === undefined ? colour : (tokens.split(`${token}: `)[1]?.split(";")[0] ?? "");
  const [light = "", dark = ""] = value.match(/#[\da-f]{6}/g) ?? [];
  return [light, dark];
}

test.each(fields)(
  "two laps of %i are told apart at a glance in both themes, those of teammates too, and by who sees no red or no green",
  (year, teams) => {
    for (const first of teams)
      for (const second of teams) {
        const [one, other] = lapColours(year, first, second).map(formsOf);
        if (one === undefined || other === undefined) throw new Error("two colours");
        expect(shownDistance(one, other), `${first}, ${second}`).toBeGreaterThan(0.18);
        expect(colourBlindDistance(one, other), `${first}, ${second}`).toBeGreaterThan(0.1);
        for (const shown of [one, other])
          for (const [theme, surface] of ["#ffffff", "#15171c"].entries())
            expect(contrastOf(shown[theme] ?? "", surface)).toBeGreaterThanOrEqual(3);
      }
  },
);

test("where two teams come near the second lap is ink, and no hue of a third team", () => {
  const ink = "var(--color-ink)";
  expect(lapColours(2025, "mclaren", "ferrari")).toEqual([drawnTeamColour("mclaren", 2025), ink]);
  expect(lapColours(2025, "mclaren", "mclaren")[1]).toBe(ink);
  // Green and orange are one to who has no green cones.
  expect(lapColours(2025, "mclaren", "kick_sauber")[1]).toBe(ink);
  expect(lapColours(2025, "mclaren", "red_bull")[1]).toBe(drawnTeamColour("red_bull", 2025));
  expect(lapColours(2025, "mclaren", null)[1]).toBe(ink);
});
