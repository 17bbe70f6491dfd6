import { expect, test } from "vitest";
import { result } from "#app/features/sample-rows-testing.ts";
import { runsOf, sentenceAt, tableOf } from "#app/ui/chart/chart.ts";
import { placeCounts, placesFinding } from "./place-columns.tsx";
import { chosenSeason, finishChart, finishFinding, seasonsOf } from "./season-finishes.tsx";

test("the seasons are those of the results, newest first", () => {
  expect(seasonsOf([result({ year: 2024 }), result({ year: 2026 }), result({ year: 2024 })])).toEqual([
    2026, 2024,
  ]);
});

test("a season is the one asked for, or the latest with results", () => {
  expect(chosenSeason([2026, 2025], 2025)).toBe(2025);
  expect(chosenSeason([2026, 2025], 1999)).toBe(2026);
  expect(chosenSeason([2026, 2025], undefined)).toBe(2026);
  expect(chosenSeason([], 2025)).toBeNull();
});

test("rounds stand in order, whichever way the results come", () => {
  const rows = [result({ round: 3 }), result({ round: 1 }), result({ round: 2 })];
  expect(finishChart(rows, 1952, "red").series[0]?.points.map(({ x }) => x)).toEqual([1, 2, 3]);
});

test("a retirement is a gap in the line, and its reason stands in the table and in the sentence", () => {
  const rows = [
    result({ round: 1 }),
    result({ round: 2, finish_position: null, position_text: "DNF", status: "Engine" }),
    result({ round: 3, finish_position: 1 }),
  ];
  const chart = finishChart(rows, 1952, "red");
  expect(runsOf(chart.series[0]?.points ?? [])).toEqual([[{ x: 1, value: 5 }], [{ x: 3, value: 1 }]]);
  expect(tableOf(chart).map(({ cells }) => cells)).toEqual([["5"], ["DNF (Engine)"], ["1"]]);
  expect(sentenceAt(chart, 2)).toBe("R2 Italian Grand Prix: DNF (Engine)");
});

test("a reason that is only the classification's word is said once", () => {
  const rows = [
    result({ round: 1, finish_position: null, position_text: "DNQ", status: "DNQ" }),
    result({ round: 2, finish_position: null, status: "Gearbox" }),
  ];
  expect(tableOf(finishChart(rows, 1952, "red")).map(({ cells }) => cells)).toEqual([["DNQ"], ["Gearbox"]]);
});

test("of two rows in one race the better one counts", () => {
  const rows = [
    result({ round: 1, finish_position: null, status: "Engine" }),
    result({ round: 1, finish_position: 2 }),
    result({ round: 1, finish_position: 7 }),
  ];
  expect(finishChart(rows, 1952, "red").series[0]?.points.map(({ value }) => value)).toEqual([2]);
  expect(placeCounts(rows)).toEqual([{ label: "2nd", value: 1 }]);
});

test("sprints are a series of their own, and only where there are any", () => {
  const race = result({ round: 2, finish_position: 3 });
  const sprint = result({ round: 2, session_type: "S", finish_position: 1 });
  expect(finishChart([race], 2025, "red").series.map(({ name }) => name)).toEqual(["Grand Prix"]);
  const chart = finishChart([race, sprint], 2025, "red");
  expect(chart.series.map(({ name }) => name)).toEqual(["Grand Prix", "Sprint"]);
  expect(sentenceAt(chart, 2)).toBe("R2 Italian Grand Prix: 3rd, sprint 1st");
});

test("places are counted over Grands Prix, the best first, the unclassified last", () => {
  const rows = [
    result({ round: 1, finish_position: 11 }),
    result({ round: 2, finish_position: null, status: "Engine" }),
    result({ round: 3, finish_position: 2 }),
    result({ round: 4, finish_position: 11 }),
    result({ round: 4, finish_position: 1, session_type: "S" }),
    result({ round: 5, finish_position: 21 }),
  ];
  expect(placeCounts(rows)).toEqual([
    { label: "2nd", value: 1 },
    { label: "11th", value: 2 },
    { label: "21st", value: 1 },
    { label: "Not classified", value: 1 },
  ]);
});

function counts(...places: Array<number | null>) {
  return placeCounts(places.map((finish_position, index) => result({ round: index + 1, finish_position })));
}

test("headings say wins and podiums, otherwise the best place, and which came most often", () => {
  expect(finishFinding(counts(1, 2, 4, null), 2025)).toBe("1 win and 2 podiums in 4 Grands Prix of 2025");
  expect(finishFinding(counts(3, 5), 2025)).toBe("1 podium in 2 Grands Prix of 2025");
  expect(finishFinding(counts(8, 8, 9), 2025)).toBe("Best finish of 2025: 8th, twice");
  expect(finishFinding(counts(null), 2025)).toBe("Never classified in 1 entry of 2025");
  expect(placesFinding(counts(2, 2, 2, 1, null, null, null, null))).toBe("Most often 2nd: 3 times");
  expect(placesFinding(counts(2, 2, 1, 1, null))).toBe("Half of the finishes 1st or better");
  expect(placesFinding(counts(2, 5, 1, 6))).toBe("Never lower than 6th in 4 Grands Prix");
  expect(placesFinding(counts(2, 5, 1, 6, 14))).toBe("Half of the finishes 5th or better");
  expect(placesFinding(counts(2, null))).toBe("Classified in 1 of 2 entries");
});
