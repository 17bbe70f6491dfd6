import { expect, test } from "vitest";
import { comparisonsOf, type QualifyingLine, rowOf, sessionsOf } from "./qualifying.ts";

function line(driver: string, given: Partial<QualifyingLine> = {}): QualifyingLine {
  return {
    race_id: 1,
    year: 2023,
    round: 3,
    race_name: "Australian Grand Prix",
    country: "Australia",
    session_type: "Q",
    format: "KNOCKOUT",
    team_id: "alphatauri",
    team_name: "AlphaTauri",
    driver_id: driver,
    driver_name: driver,
    position: 10,
    status: null,
    time: null,
    q1: null,
    q2: null,
    q3: null,
    ...given,
  };
}

const tsunoda = line("tsunoda", { q1: 77.5, q2: 77.1 });
const deVries = line("de_vries", { q1: 77.7 });
const gasly = line("gasly", { team_id: "alpine", team_name: "Alpine", q1: 77.3 });

/** All comparisons of the first session in the lines, as "driver-teammate". */
function pairs(lines: ReadonlyArray<QualifyingLine>): Array<string> {
  return sessionsOf(lines)
    .slice(0, 1)
    .flatMap((session) =>
      session.lines.flatMap((driver) =>
        comparisonsOf(driver, session).map(({ teammate_id }) => `${driver.driver_id}-${teammate_id}`),
      ),
    );
}

/** A driver against the others of the lines, which are all of one session. */
function comparisons(driver: QualifyingLine, lines: ReadonlyArray<QualifyingLine>) {
  return sessionsOf(lines).flatMap((session) => comparisonsOf(driver, session));
}

test("each driver is compared with those of the same team, from both sides", () => {
  expect(pairs([gasly, tsunoda, deVries])).toEqual(["tsunoda-de_vries", "de_vries-tsunoda"]);
  expect(comparisons(deVries, [tsunoda, deVries])).toMatchObject([{ gap: 0.2 }]);
  expect(comparisons(tsunoda, [tsunoda, deVries])).toEqual([
    {
      year: 2023,
      round: 3,
      race_name: "Australian Grand Prix",
      country: "Australia",
      session_type: "Q",
      team_name: "AlphaTauri",
      teammate_id: "de_vries",
      teammate_name: "de_vries",
      segment: "Q1",
      driver_time: 77.5,
      teammate_time: 77.7,
      gap: -0.2,
      gap_percent: -0.258,
      left_out: null,
    },
  ]);
});

test("several teammates in a session are several comparisons", () => {
  const moss = line("moss", { time: 120 });
  const session = [moss, line("brooks", { time: 121 }), line("lewis_evans")];
  expect(comparisons(moss, session)).toMatchObject([
    { teammate_id: "brooks", segment: "time", gap: -1, left_out: null },
    { teammate_id: "lewis_evans", segment: null, gap: null, left_out: "lewis_evans set no time" },
  ]);
});

test("teammates of a season who were not in the session together are not compared", () => {
  expect(pairs([line("ricciardo", { race_id: 11, q1: 77 }), tsunoda, deVries])).toEqual([]);
});

test("qualifying and sprint qualifying of a weekend are two sessions", () => {
  const sprint = line("tsunoda", { session_type: "SQ", q1: 78 });
  expect(sessionsOf([tsunoda, deVries, sprint]).map(({ lines }) => lines)).toEqual([
    [tsunoda, deVries],
    [sprint],
  ]);
});

test("a driver who is listed twice in a session counts once, with the first line", () => {
  const again = line("tsunoda", { status: "DSQ" });
  expect(pairs([tsunoda, deVries, again])).toEqual(["tsunoda-de_vries", "de_vries-tsunoda"]);
});

test("the runs of an aggregate are compared by their sum", () => {
  const webber = line("webber", { year: 2005, format: "AGGREGATE", time: 184.996 });
  const heidfeld = line("heidfeld", { year: 2005, format: "AGGREGATE", time: 189.13 });
  expect(comparisons(webber, [webber, heidfeld])).toMatchObject([{ segment: "sum", gap: -4.134 }]);
});

test("a driver's own row names the team and leaves out what only comparisons need", () => {
  expect(rowOf(deVries)).toEqual({
    year: 2023,
    round: 3,
    race_name: "Australian Grand Prix",
    country: "Australia",
    session_type: "Q",
    team_id: "alphatauri",
    constructor: "AlphaTauri",
    position: 10,
    status: null,
    time: null,
    q1: 77.7,
    q2: null,
    q3: null,
  });
});
