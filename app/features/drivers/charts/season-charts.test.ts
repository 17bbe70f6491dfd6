import { expect, test } from "vitest";
import { runsOf, sentenceAt } from "#app/ui/chart/chart.ts";
import { type SeasonFigures, seasonCharts, seasonFindings } from "./season-charts.tsx";

function season(given: Partial<SeasonFigures> & { year: number }): SeasonFigures {
  return { points: 0, wins: 0, podiums: 0, avg_finish: null, rank: null, colour: "red", ...given };
}

test("seasons stand in ascending order, whichever way they come", () => {
  const { wins } = seasonCharts([season({ year: 2024 }), season({ year: 2022 }), season({ year: 2023 })]);
  expect(wins.series.map(({ points }) => points.map(({ x }) => x))).toEqual([
    [2022, 2023, 2024],
    [2022, 2023, 2024],
  ]);
});

test("a sabbatical and a season without a rank break the line", () => {
  const seasons = [
    season({ year: 1991, rank: 4 }),
    season({ year: 1993, rank: 1 }),
    season({ year: 1994 }),
    season({ year: 1995, rank: 2 }),
  ];
  const [rank] = seasonCharts(seasons).rank.series;
  expect(runsOf(rank?.points ?? []).map((run) => run.map(({ x }) => x))).toEqual([[1991], [1993], [1995]]);
});

test("every chart says a season in words", () => {
  const charts = seasonCharts([
    season({ year: 2023, points: 575, wins: 19, podiums: 21, avg_finish: 1.2727, rank: 1 }),
  ]);
  expect(Object.values(charts).map((chart) => sentenceAt(chart, 2023))).toEqual([
    "2023: 575 points",
    "2023: 19 wins, 21 podiums",
    "2023: average finish 1.27",
    "2023: rank 1",
  ]);
});

test("one is singular, half a point is not, and what does not exist is not called 0", () => {
  const one = seasonCharts([season({ year: 1984, points: 0.5, wins: 1, podiums: 1 })]);
  expect(sentenceAt(one.points, 1984)).toBe("1984: 0.5 points");
  expect(sentenceAt(one.wins, 1984)).toBe("1984: 1 win, 1 podium");
  const none = seasonCharts([season({ year: 1957, points: null })]);
  expect(sentenceAt(none.points, 1957)).toBe("1957: no championship points");
  expect(sentenceAt(none.finish, 1957)).toBe("1957: never classified");
  expect(sentenceAt(none.rank, 1957)).toBe("1957: not ranked");
});

test("places go down from the first, amounts go up from 0", () => {
  const { points, wins, finish, rank } = seasonCharts([season({ year: 2023 })]);
  expect([points, wins, finish, rank].map(({ axis }) => axis)).toEqual([
    "amount",
    "amount",
    "position",
    "position",
  ]);
});

test("a season that is not over stands by itself in every chart, and is called so", () => {
  const seasons = [season({ year: 2025 }), season({ year: 2026 })];
  for (const { mark, series } of Object.values(seasonCharts(seasons, 2026))) {
    expect(mark).toEqual({ x: 2026, label: "2026 so far" });
    expect(series.map(({ open }) => open)).toEqual(series.map(() => 2026));
  }
  const { mark, series } = seasonCharts(seasons.slice(0, 1), 2026).points;
  expect([mark, series[0]?.open]).toEqual([undefined, undefined]);
});

test("headings say the best of each figure", () => {
  const seasons = [
    season({ year: 1994, points: 92, wins: 8, podiums: 10, avg_finish: 1.2, rank: 1 }),
    season({ year: 1995, points: 102, wins: 9, podiums: 11, avg_finish: 1.6, rank: 1 }),
    season({ year: 1996, points: 59, wins: 9, podiums: 8, avg_finish: 2.2, rank: 3 }),
  ];
  expect(seasonFindings(seasons)).toEqual({
    points: "Most points: 102 in 1995",
    wins: "Most wins: 9 in 1995–1996",
    finish: "Best average finish: 1.20 in 1994",
    rank: "Champion in 1994–1995",
  });
});

test("headings say what there is without wins, titles or a season that is over", () => {
  const running = season({ year: 2026, podiums: 2, rank: 1 });
  expect(seasonFindings([running], 2026)).toEqual({
    points: "No championship points",
    wins: "Most podiums: 2 in 2026",
    finish: "Never classified",
    rank: "No final rank yet",
  });
  expect(seasonFindings([season({ year: 2025, rank: 12 }), running], 2026).rank).toBe(
    "Best rank: 12th in 2025",
  );
});
