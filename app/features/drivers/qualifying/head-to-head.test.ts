import { expect, test } from "vitest";
import { overallFindingOf } from "./head-to-head-view.tsx";
import { comparisonsIn, headToHeadOf, headToHeadsBySeason, headToHeadsByTeammate } from "./head-to-head.ts";
import { comparison, leftOut } from "./qualifying-testing.ts";

const faster = (gap: number, gap_percent = gap) => comparison({ gap: -gap, gap_percent: -gap_percent });
const slower = (gap: number, gap_percent = gap) => comparison({ gap, gap_percent });

test("the one with the smaller time is faster; gaps are negative for the driver", () => {
  expect(headToHeadOf([faster(0.25, 0.5), faster(0.75, 1), slower(0.5, 0.75)])).toEqual({
    sessions: 3,
    driverFaster: 2,
    teammateFaster: 1,
    fasterPercent: 200 / 3,
    medianGap: -0.25,
    meanGap: -0.5 / 3,
    medianGapPercent: -0.5,
    meanGapPercent: -0.25,
    leftOut: 0,
  });
});

test("sessions without two times are left out and counted as left out", () => {
  expect(headToHeadOf([faster(0.5), leftOut(), leftOut()])).toMatchObject({
    sessions: 1,
    driverFaster: 1,
    fasterPercent: 100,
    meanGap: -0.5,
    leftOut: 2,
  });
});

test("equal times are a session that neither wins", () => {
  expect(headToHeadOf([faster(0.5), slower(0)])).toMatchObject({
    sessions: 2,
    driverFaster: 1,
    teammateFaster: 0,
    fasterPercent: 100,
    meanGap: -0.25,
  });
});

test("where every session is left out there are no figures", () => {
  expect(headToHeadOf([leftOut()])).toEqual({
    sessions: 0,
    driverFaster: 0,
    teammateFaster: 0,
    fasterPercent: null,
    medianGap: null,
    meanGap: null,
    medianGapPercent: null,
    meanGapPercent: null,
    leftOut: 1,
  });
});

test("one wet session moves the mean and not the median", () => {
  const headToHead = headToHeadOf([faster(0.25), faster(0.25), faster(0.25), slower(7.75)]);
  expect(headToHead).toMatchObject({ medianGap: -0.25, meanGap: 1.75 });
});

test("each teammate has a head-to-head of its own, the latest first", () => {
  const comparisons = [
    slower(0.5),
    comparison({ teammate_id: "sebastian_vettel", teammate_name: "Sebastian Vettel" }),
    faster(0.5),
  ];
  expect(headToHeadsByTeammate(comparisons)).toMatchObject([
    { teammateName: "Carlos Sainz Jr.", sessions: 2, driverFaster: 1, teammateFaster: 1 },
    { teammateName: "Sebastian Vettel", sessions: 1, driverFaster: 1 },
  ]);
});

test("sprint qualifying is counted apart from qualifying", () => {
  const sprint = comparison({ session_type: "SQ" });
  const qualifying = comparison();
  expect(comparisonsIn("Q", [sprint, qualifying])).toEqual([qualifying]);
  expect(comparisonsIn("SQ", [sprint, qualifying])).toEqual([sprint]);
});

test("a driver without teammates has no head-to-heads", () => {
  expect(headToHeadsByTeammate([])).toEqual([]);
});

test("seasons come oldest first, each with its teams, those without anything to compare left out", () => {
  const comparisons = [
    leftOut({ year: 2025 }),
    comparison({ year: 2024, gap: 0.2, team_name: "McLaren" }),
    comparison({ year: 2023, round: 2, team_name: "McLaren" }),
    comparison({ year: 2023, round: 1 }),
  ];
  expect(headToHeadsBySeason(comparisons)).toEqual([
    { year: 2023, teams: "Ferrari / McLaren", driverWins: 2, teammateWins: 0 },
    { year: 2024, teams: "McLaren", driverWins: 0, teammateWins: 1 },
  ]);
});

test("the finding says in how many sessions the driver was faster, ties left out", () => {
  const comparisons = [comparison({ round: 1 }), comparison({ round: 2, gap: 0.1 }), comparison({ gap: 0 })];
  expect(overallFindingOf("Leclerc", comparisons)).toBe("Leclerc was faster in 1 of 2 sessions (50.0%)");
});

test("with several teammates in a session the finding counts comparisons", () => {
  const comparisons = [comparison(), comparison({ teammate_id: "oliver_bearman", gap: 0.2 })];
  expect(overallFindingOf("Leclerc", comparisons)).toBe("Leclerc was faster in 1 of 2 comparisons (50.0%)");
});

test("where no session can be compared the finding says so", () => {
  expect(overallFindingOf("Leclerc", [leftOut()])).toMatch(/^No session/);
});
