import { expect, test } from "vitest";
import { type Shown, shownDistance } from "#app/ui/chart/readable-colour.ts";
import { lapColours } from "./lap-workspace.tsx";

const teams = [
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
] as const;

/** Both forms of a `light-dark()`. */
function formsOf(colour: string): Shown {
  const [light = "", dark = ""] = colour.match(/#[\da-f]{6}/g) ?? [];
  return [light, dark];
}

test("two laps are told apart at a glance in both themes, those of teammates too", () => {
  for (const first of teams)
    for (const second of teams) {
      const [one, other] = lapColours(2025, first, second);
      expect(shownDistance(formsOf(one), formsOf(other)), `${first}, ${second}`).toBeGreaterThan(0.18);
    }
});
