import { expect, test } from "vitest";
import { career } from "#app/features/sample-rows-testing.ts";
import { pairFinding, racesOfEach, togetherTexts } from "./figures-table.tsx";
import {
  bestOf,
  driverFigures,
  type Figure,
  groupsOf,
  isCompared,
  scoredAlike,
  sharesOfMost,
  teamFigures,
  timesBest,
} from "./figures.ts";

function figure(label: string): Figure {
  const found = driverFigures.find((each) => each.label === label);
  if (found === undefined) throw new Error(`no figure ${label}`);
  return found;
}

function best(label: string, ...careers: Array<NonNullable<Parameters<typeof career>[0]>>) {
  return bestOf(figure(label), careers.map(career));
}

function shown(label: string, changes: NonNullable<Parameters<typeof career>[0]>) {
  const { value, format } = figure(label);
  return format(value(career(changes)));
}

test("more wins are better, and fewer places are", () => {
  expect(best("Wins", { wins: 3 }, { wins: 7 }, { wins: 0 })).toEqual([false, true, false]);
  expect(best("Average finish", { avg_finish: 4.5 }, { avg_finish: 8.2 })).toEqual([true, false]);
  expect(best("DNF %", { dnfs: 4 }, { dnfs: 2 })).toEqual([false, true]);
});

test("equal best values are both marked, and values that are all equal are not", () => {
  expect(best("Best finish", { best_finish: 1 }, { best_finish: 1 }, { best_finish: 3 })).toEqual([
    true,
    true,
    false,
  ]);
  expect(best("Poles", { poles: 2 }, { poles: 2 })).toEqual([false, false]);
});

test("a value alone is not the best of any", () => {
  expect(best("Average finish", { avg_finish: 9 }, { avg_finish: null })).toEqual([false, false]);
  expect(best("Average finish", { avg_finish: null }, { avg_finish: null })).toEqual([false, false]);
});

test("of the number of races, retirements and teammates none is better", () => {
  const [one, other] = [
    { grands_prix: 1, dnfs: 1, teammates: 1 },
    { grands_prix: 9, dnfs: 2, teammates: 2 },
  ];
  for (const label of ["Grands Prix", "DNFs", "Teammates"]) {
    expect(best(label, one, other)).toEqual([false, false]);
  }
});

test("rates are of Grands Prix, with one decimal, and do not exist without one", () => {
  expect(shown("Win %", { wins: 1, grands_prix: 3 })).toBe("33.3%");
  expect(shown("Points per Grand Prix", { points: 7.5, grands_prix: 2 })).toBe("3.75");
  expect(shown("Win %", { wins: 0, grands_prix: 0 })).toBe("–");
  expect(best("Win %", { wins: 9, grands_prix: 90 }, { wins: 2, grands_prix: 10 })).toEqual([false, true]);
});

test("points are compared only where all seasons scored alike", () => {
  const modern = { first_year: 2015, last_year: 2025, points: 900 };
  const older = { first_year: 2007, last_year: 2025, points: 1200 };
  expect(best("Points", modern, { first_year: 2010, last_year: 2012, points: 50 })).toEqual([true, false]);
  expect(best("Points", modern, older)).toEqual([false, false]);
  expect(scoredAlike([career({ first_year: 1961, last_year: 1990 })])).toBe(true);
  expect(scoredAlike([career({ first_year: 1959, last_year: 1960 })])).toBe(false);
});

test("of a team's cars several may stand on one podium", () => {
  const podiums = teamFigures.find(({ label }) => label === "Podiums per Grand Prix");
  expect(podiums?.format(podiums.value(career({ podiums: 3, grands_prix: 2 })))).toBe("1.50");
  expect(teamFigures.map(({ label }) => label)).not.toContain("Podium %");
});

test("who is ahead is counted over the figures of which one value is the best", () => {
  const careers = [career({ wins: 3, poles: 4, dnfs: 1 }), career({ wins: 7, poles: 4, dnfs: 9 })];
  expect(timesBest(["Wins", "Poles", "DNF %"].map(figure), careers)).toEqual({
    counts: [1, 1],
    of: 2,
    level: 1,
  });
});

test("bars are parts of the most; of nothing, and where less is better, there are none", () => {
  const careers = [
    career({ wins: 20, dnfs: 4, best_finish: 1, grands_prix: 100 }),
    career({ wins: 5, dnfs: 2, best_finish: 2, grands_prix: 100 }),
  ];
  expect(sharesOfMost(figure("Wins"), careers)).toEqual([100, 25]);
  expect(sharesOfMost(figure("DNF %"), careers)).toEqual([null, null]);
  expect(sharesOfMost(figure("Best finish"), careers)).toEqual([null, null]);
  expect(sharesOfMost(figure("Wins"), [career({ wins: 0 }), career({ wins: 0 })])).toEqual([null, null]);
});

test("what fewer are better of stands below what more are, and what is not compared last", () => {
  const careers = [career({ first_year: 2007 }), career({ first_year: 2011 })];
  const labels = groupsOf(["Points", "Best finish", "DNFs", "Wins"].map(figure), careers).map(
    ({ title, figures }) => [title, figures.map(({ label }) => label)],
  );
  expect(labels).toEqual([
    [null, ["Wins"]],
    ["Lower is better", ["Best finish"]],
    ["For context", ["Points", "DNFs"]],
  ]);
});

function labelsOf(...finishes: Array<number>): Array<string> {
  const careers = finishes.map((best_finish) => career({ best_finish }));
  const groups = groupsOf(["Best finish", "Average finish"].map(figure), careers);
  return groups.flatMap(({ figures }) => figures.map(({ label }) => label));
}

test("a best finish that all share is left out where it is a win, which the wins tell", () => {
  expect(labelsOf(1, 1)).toEqual(["Average finish"]);
  expect(labelsOf(1, 2)).toEqual(["Best finish", "Average finish"]);
  expect(labelsOf(2, 2)).toEqual(["Best finish", "Average finish"]);
});

test("bars of percentages have the scale of all others", () => {
  const careers = [career({ wins: 20, grands_prix: 100 }), career({ wins: 1, grands_prix: 10 })];
  expect(sharesOfMost(figure("Win %"), careers)).toEqual([100, 50]);
});

test("what is not compared is marked nowhere and has no bars", () => {
  const careers = [career({ first_year: 2007, points: 20 }), career({ first_year: 2011, points: 5 })];
  const isIn = (label: string) => isCompared(figure(label), careers);
  expect(["Grands Prix", "Points", "DNFs"].map(isIn)).toEqual([false, false, false]);
  expect(["Wins", "DNF %", "Best finish"].map(isIn)).toEqual([true, true, true]);
  expect(sharesOfMost(figure("Points"), careers)).toEqual([null, null]);
  expect(isCompared(figure("Points"), careers.slice(1))).toBe(true);
});

function score(one: number, other: number) {
  return { one, other, of: 80 };
}

test("two teammates are headed by who finished ahead, and who in qualifying", () => {
  const names = ["Lewis Hamilton", "Nico Rosberg"] as const;
  expect(togetherTexts(names, { finished: score(48, 32), qualifying: score(38, 41) })).toEqual({
    finding: "Hamilton finished ahead in 48 of 80 races that both finished",
    qualifying: "Ahead in qualifying: Rosberg, 41 of 80",
  });
  expect(togetherTexts(names, { finished: score(40, 40), qualifying: score(40, 40) })).toEqual({
    finding: "Level in races that both finished, 40 each",
    qualifying: "Level in qualifying, 40 each",
  });
  const never = { one: 0, other: 0, of: 0 };
  expect(togetherTexts(names, { finished: score(40, 39), qualifying: never })?.qualifying).toBeNull();
  expect(togetherTexts(names, { finished: never, qualifying: never })).toBeNull();
});

test("a comparison says over how many races each one's totals are", () => {
  const careers = [244, 79, 1200].map((grands_prix) => career({ grands_prix }));
  expect(racesOfEach(careers.slice(0, 2))).toBe("244 Grands Prix against 79");
  expect(racesOfEach(careers)).toBe("244, 79 and 1,200 Grands Prix");
  expect(racesOfEach([{ grands_prix: 1 }, { grands_prix: 52 }])).toBe("1 Grand Prix against 52");
});

function pair(one: NonNullable<Parameters<typeof career>[0]>, other: typeof one): string {
  return pairFinding(career(one), career(other))
    .map((part) => (part === 0 ? "One" : part === 1 ? "Two" : part))
    .join("");
}

test("of two the finding says who has more wins and who wins more often, which may be the other", () => {
  const long = { grands_prix: 391, wins: 106 };
  expect(pair(long, { grands_prix: 244, wins: 71 })).toBe("One has more wins, Two the higher win rate");
  expect(pair({ grands_prix: 244, wins: 71 }, { grands_prix: 162, wins: 12 })).toBe(
    "One has more wins and the higher win rate",
  );
  expect(pair({ grands_prix: 10, wins: 1 }, { grands_prix: 20, wins: 2 })).toBe(
    "Two has more wins, at the same win rate",
  );
  expect(pair({ grands_prix: 10, wins: 1 }, { grands_prix: 20, wins: 1 })).toBe(
    "Level on 1 win, One has the higher win rate",
  );
  expect(pair(long, long)).toBe("Level on 106 wins");
});

test("of two without wins the finding is about podiums, then poles", () => {
  const none = { grands_prix: 10, wins: 0, podiums: 0, poles: 0 };
  expect(pair({ ...none, podiums: 3 }, none)).toBe("One has more podiums and the higher podium rate");
  expect(pair(none, { ...none, poles: 2 })).toBe("Two has more poles and the higher pole rate");
  expect(pair(none, none)).toBe("Neither has a win, a podium or a pole");
});
