import { expect, test } from "vitest";
import { clearHeight, gapsText, shareYears, yearTicks } from "./compared-ratings.tsx";
import {
  bestSeasons,
  ratingFinding,
  rangeOfChances,
  sameCarChance,
  sameCarSureness,
} from "./rating-texts.ts";

/** Ratings of seasons that follow each other. */
const driver = (name: string, first: number, ratings: ReadonlyArray<number>) => ({
  name,
  seasons: ratings.map((rating, index) => ({ year: first + index, rating })),
});

const norris = driver("Norris", 2022, [0.9, 0.7, 0.9, 0.6, 1]);

test("of two the heading counts the seasons in which both drove", () => {
  expect(ratingFinding([norris, driver("Piastri", 2023, [0.5, 0.8, 1.3, 0.7])])).toBe(
    "Norris was rated higher in 3 of 4 seasons",
  );
  expect(ratingFinding([driver("Piastri", 2022, [0, 0, 0, 0, 0]), norris])).toBe(
    "Norris was rated higher in all 5 seasons of both",
  );
});

test("few seasons, and those of two who are level, are named", () => {
  expect(ratingFinding([norris, driver("Piastri", 2025, [1.3, 0.7])])).toBe(
    "Norris was rated higher in 2026, Piastri in 2025",
  );
  expect(ratingFinding([norris, driver("Piastri", 2023, [0.5, 1.2, 1.3, 0.7])])).toBe(
    "Norris was rated higher in 2023 and 2026, Piastri in 2024 and 2025",
  );
  expect(ratingFinding([norris, driver("Bearman", 2026, [0.2])])).toBe("Norris was rated higher in 2026");
});

test("of more than two, and of two who never drove in one season, the highest rating counts", () => {
  const vettel = driver("Vettel", 2020, [0.8, 1.1]);
  expect(ratingFinding([norris, vettel])).toBe("Vettel was rated highest: +1.10 in 2021");
  expect(ratingFinding([norris, vettel, driver("Piastri", 2023, [2])])).toBe(
    "Piastri was rated highest: +2.00 in 2023",
  );
  expect(bestSeasons([norris, vettel])).toBe("Norris +1.00 (2026), Vettel +1.10 (2021)");
});

/** What is known of a pair, with a likely range of so much to both sides. */
const chances = (better: number, ahead: number, range = 0.01) => ({
  better,
  ahead,
  ahead_low: ahead - range,
  ahead_high: ahead + range,
});

test("in the same car the likelier one's chance is said, and of two who are level that", () => {
  const said = (by_team: ReturnType<typeof chances>, by_entrant = by_team) =>
    sameCarChance({ driver_name: "Lewis Hamilton", other_name: "Max Verstappen", by_team, by_entrant });
  expect(said(chances(0.19, 0.447))).toMatchObject({
    isFirst: false,
    chance: 0.55,
    words: "chance that Verstappen finishes ahead of Hamilton",
    range: "Likely 54–56%",
  });
  expect(said(chances(0.4, 0.524))?.words).toBe("chance that Hamilton finishes ahead of Verstappen");
  expect(said(chances(0.51, 0.502))?.words).toBe("chance for each: Hamilton and Verstappen would be level");
});

test("where the other may as well be ahead, by either way of counting, that is said", () => {
  const said = (by_team: ReturnType<typeof chances>, by_entrant = by_team) =>
    sameCarChance({ driver_name: "Lewis Hamilton", other_name: "Max Verstappen", by_team, by_entrant });
  expect(said(chances(0.7, 0.62, 0.13))?.range).toBe("Likely 49–75%, so it could go either way");
  expect(said(chances(0.2, 0.42, 0.09))?.range).toBe("Likely 49–67%, so it could go either way");
  const apart = said(chances(0.9, 0.62), chances(0.8, 0.56, 0.06));
  expect(apart?.range).toBe("Likely 61–63%; with private teams rated apart it could go either way");
  expect(apart?.apart).toBe("56% for Hamilton, likely 50–62%");
});

test("how sure it is who is better in the same car is said of the likelier one, by both ways of counting", () => {
  const pair = { driver_name: "Lewis Hamilton", other_name: "Max Verstappen" };
  expect(sameCarSureness({ ...pair, by_team: chances(0.19, 0.447), by_entrant: chances(0.15, 0.44) })).toBe(
    "Verstappen, with a chance of 81–85%",
  );
  expect(sameCarSureness({ ...pair, by_team: chances(0.92, 0.6), by_entrant: chances(0.48, 0.5) })).toBe(
    "Hamilton, with a chance of 48–92%",
  );
});

test("a range of chances has one unit where both ends are whole numbers, and of equal chances only one", () => {
  expect(rangeOfChances([0.556, 0.62])).toBe("56–62%");
  expect(rangeOfChances([0.62, 0.621])).toBe("62%");
  expect(rangeOfChances([0.98, 0.9999])).toBe("98% to >99%");
});

/** The seasons from one year to another. */
function seasons(from: number, to: number): Array<{ year: number }> {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index }));
}

test("drivers of about the same time share an axis of years, and those of different times do not", () => {
  expect(shareYears([seasons(2019, 2026), seasons(2023, 2026)])).toBe(true);
  expect(shareYears([seasons(1950, 1958), seasons(2015, 2026)])).toBe(false);
});

test("below the drawing stand whole seasons, of careers every second from the first", () => {
  expect(yearTicks({ from: 2025, to: 2026.0125 }, false)).toEqual([2025, 2026]);
  expect(yearTicks({ from: 2025.5, to: 2026.5 }, false)).toEqual([2026]);
  expect(yearTicks({ from: 1, to: 8.09 }, true)).toEqual([1, 3, 5, 7]);
});

test("a break in a line is said by its years", () => {
  const fangio = { name: "Fangio", seasons: [...seasons(1950, 1951), ...seasons(1953, 1958)] };
  const prost = { name: "Prost", seasons: [...seasons(1980, 1991), ...seasons(1993, 1993)] };
  expect(gapsText([fangio, { name: "Moss", seasons: seasons(1951, 1961) }])).toBe(
    "No rating without a classified finish: Fangio in 1952.",
  );
  expect(gapsText([fangio, prost])).toBe(
    "No rating without a classified finish: Fangio in 1952; Prost in 1992.",
  );
  expect(gapsText([{ name: "Moss", seasons: seasons(1951, 1961) }])).toBe("");
});

test("a name stands beside the end of its line, or as near to it as no other line runs", () => {
  expect(clearHeight(100, [])).toBe(100);
  expect(clearHeight(100, [{ from: 150, to: 200 }])).toBe(100);
  expect(clearHeight(100, [{ from: 80, to: 200 }])).toBe(65);
  expect(
    clearHeight(100, [
      { from: 80, to: 130 },
      { from: 40, to: 70 },
    ]),
  ).toBe(145);
});
