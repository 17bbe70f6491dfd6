import { expect, test } from "vitest";
import type { RaceRecords } from "#contract/records.ts";
import { type History, recordProofs, recordTable, withResults } from "./compute.ts";
import { holders, isKept, recordKindNames, type RecordKind } from "./kinds.ts";
import { holdingText, lineOfHolder, rankText, recordNoun, recordTitle } from "./record-texts.ts";

const seasons = { from: 1950, to: 2026 };

type Race = RaceRecords["races"][number];

function race(round: number, more: Partial<Race> = {}): Race {
  return {
    year: 1960,
    round,
    name: `Race ${round}`,
    date: `1960-05-0${round}`,
    circuit: 0,
    winner: "ann",
    co_winner: null,
    team: "red",
    pole: "ben",
    fastest_laps: ["ben"],
    grand_slam: false,
    ...more,
  };
}

function historyOf(races: Array<Race>): History {
  return {
    drivers: {
      drivers: [
        ["ann", "Ann", "Italy", "1930-05-02", null, []],
        ["ben", "Ben", "France", "1940-01-01", null, []],
        ["cleo", "Cleo", "Italy", null, null, []],
      ],
      seasons: [
        [0, 1960, 5, 3, 4, 0, 0, 20.14, 1],
        [0, 1961, 5, 0, 1, 0, 0, 4.14, 0],
        [1, 1960, 5, 0, 2, 5, 5, 10, 0],
        [2, 1960, 5, 0, 0, 0, 0, 0, 0],
      ],
    },
    teams: { teams: [["red", "Red", "Italy"]], seasons: [[0, 1960, 5, 3, 6, 5, 5, 30, 1]] },
    races: { circuits: [["ring", "Ring", "Italy"]], races },
  };
}

/** Names with their values. */
function holding(kind: RecordKind, races: Array<Race>, range = seasons) {
  return recordTable(historyOf(races), { kind, by: "driver", ...range }).map(({ name, value }) => [
    name,
    value,
  ]);
}

test("both drivers of a shared car count as winners, and their team once", () => {
  const races = [race(1, { co_winner: "ben" })];
  expect(holding("wins", races)).toEqual([
    ["Ann", 1],
    ["Ben", 1],
  ]);
  expect(recordTable(historyOf(races), { kind: "wins", by: "team", ...seasons })).toMatchObject([
    { name: "Red", value: 1, path: "/teams/red/" },
  ]);
});

test("wins come with their teams, each in the colours of its best season", () => {
  const races = [
    race(1),
    race(2, { team: "blue", year: 1961 }),
    race(3, { team: "blue", year: 1962 }),
    race(4, { team: "blue", year: 1962 }),
    race(5, { team: "blue", year: 1963 }),
  ];
  const asked = { by: "driver", ...seasons } as const;
  expect(recordTable(historyOf(races), { ...asked, kind: "wins" })[0]?.won_for).toEqual([
    { team_id: "red", wins: 1, year: 1960 },
    { team_id: "blue", wins: 4, year: 1962 },
  ]);
  expect(recordTable(historyOf(races), { ...asked, kind: "poles" })[0]?.won_for).toEqual([]);
});

test("a hat-trick is pole, win and fastest lap of one driver in one race", () => {
  const all = race(1, { pole: "ann", fastest_laps: ["ann"] });
  expect(holding("hat_tricks", [all, race(2, { pole: "ann" })])).toEqual([["Ann", 1]]);
});

test("equal values share a place", () => {
  const table = recordTable(
    historyOf([race(1), race(2, { winner: "ben" }), race(3, { winner: "cleo" }), race(4)]),
    {
      kind: "wins",
      by: "driver",
      ...seasons,
    },
  );
  expect(table.map(({ name, place }) => [name, place])).toEqual([
    ["Ann", 1],
    ["Ben", 2],
    ["Cleo", 2],
  ]);
});

test("a streak of wins ends with a race won by another driver, and restarts", () => {
  const races = [race(1), race(2), race(3), race(4, { winner: "ben" }), race(5)];
  expect(holding("win_streak", races)).toEqual([["Ann", 3]]);
  expect(holding("win_streak", races.slice(1))).toEqual([]);
  expect(
    recordProofs(historyOf(races), { kind: "win_streak", by: "driver", ...seasons }, "ann")?.proofs,
  ).toHaveLength(3);
});

test("an age is that of the day, in years and days since the birthday", () => {
  const races = [race(1), race(2), race(3)];
  const history = historyOf(races);
  expect(recordTable(history, { kind: "youngest_winner", by: "driver", ...seasons })[0]).toMatchObject({
    name: "Ann",
    written: "29 years, 365 days",
  });
  expect(recordTable(history, { kind: "oldest_winner", by: "driver", ...seasons })[0]).toMatchObject({
    name: "Ann",
    written: "30 years, 1 day",
  });
});

test("without a date of birth there is no age", () => {
  expect(holding("youngest_winner", [race(1, { winner: "cleo" })])).toEqual([]);
});

test("only the chosen seasons count, in races as in totals", () => {
  expect(holding("wins", [race(1), race(1, { year: 1961 })], { from: 1961, to: 1961 })).toEqual([["Ann", 1]]);
  expect(holding("points", [])).toEqual([
    ["Ann", 24.28],
    ["Ben", 10],
  ]);
  expect(holding("points", [], { from: 1961, to: 1970 })).toEqual([["Ann", 4.14]]);
});

test("a nationality is proved by the seasons of its drivers, a driver by the seasons alone", () => {
  const question = { kind: "podiums", ...seasons } as const;
  expect(recordProofs(historyOf([]), { ...question, by: "nationality" }, "Italy")).toMatchObject({
    name: "Italy",
    proofs: [
      { year: 1960, driver: "Ann", value: 4 },
      { year: 1961, driver: "Ann", value: 1 },
    ],
  });
  expect(recordProofs(historyOf([]), { ...question, by: "driver" }, "nobody")).toBeNull();
});

test.each(
  recordKindNames.flatMap((kind) =>
    holders.filter((by) => isKept(kind, by)).map((by) => [kind, by] as const),
  ),
)("%s %s: what proves a count adds up to it", (kind, by) => {
  const history = historyOf([
    race(1),
    race(2),
    race(3),
    race(4, { pole: "ann", fastest_laps: ["ann"], grand_slam: true }),
  ]);
  const table = recordTable(history, { kind, by, ...seasons });
  expect(table.length).toBeGreaterThan(0);
  for (const { id, value, written } of table) {
    const proofs = recordProofs(history, { kind, by, ...seasons }, id)?.proofs ?? [];
    const sum = proofs.reduce((total, proof) => total + proof.value, 0);
    expect(written === null ? sum : proofs.length).toBeCloseTo(written === null ? value : 1, 5);
  }
});

test("a race that proves a record has the result of who did it, and none that is not known", () => {
  const history = historyOf([race(1, { co_winner: "cleo" }), race(2)]);
  const proved = recordProofs(history, { kind: "wins", by: "nationality", ...seasons }, "Italy");
  const result = {
    year: 1960,
    round: 1,
    session: "R" as const,
    race_name: "Race 1",
    country: "Italy",
    date: "1960-05-01",
    co_drivers: null,
    team_id: "red",
    team_name: "Red",
    grid: 4,
    position: 1,
    position_text: "1",
    status: "",
    points: 8,
    counts: true,
  };
  const proofs = withResults(proved?.proofs ?? [], [
    // Ann's first car, which does not count.
    { ...result, driver_id: "ann", driver_name: "Ann", grid: 9, counts: false },
    { ...result, driver_id: "cleo", driver_name: "Cleo", grid: 7 },
    { ...result, driver_id: "ann", driver_name: "Ann" },
    { ...result, driver_id: "ann", driver_name: "Ann", session: "S", grid: 1, round: 2 },
  ]);
  expect(proofs.map(({ driver, date, country, result: own }) => [driver, date, country, own?.grid])).toEqual([
    ["Ann", "1960-05-01", "Italy", 4],
    ["Cleo", "1960-05-01", "Italy", 7],
    ["Ann", "1960-05-02", "Italy", undefined],
  ]);
});

function text(kind: RecordKind, by: (typeof holders)[number], name: string, value: number): string {
  return holdingText({ kind, by }, { name, value, written: "18 years, 228 days" });
}

test("a holder's record is said with its figure", () => {
  expect(text("poles", "driver", "Ayrton Senna", 65)).toBe("Senna’s 65 poles");
  expect(text("wins", "team", "Williams", 1)).toBe("Williams’ 1 win");
  expect(text("fastest_laps", "driver", "Ann", 1)).toBe("Ann’s 1 fastest lap");
  expect(text("grands_prix", "team", "Ferrari", 1100)).toBe("Ferrari’s 1,100 Grands Prix");
  expect(text("wins", "circuit", "Lewis Hamilton, Silverstone", 9)).toBe(
    "Lewis Hamilton, Silverstone: 9 wins",
  );
  expect(text("oldest_pole", "driver", "Max Verstappen", 1)).toBe(
    "Verstappen’s last pole: 18 years, 228 days",
  );
});

test("of one the noun is one", () => {
  expect([recordNoun("wins", 1), recordNoun("wins", 91), recordNoun("wins")]).toEqual([
    "win",
    "wins",
    "wins",
  ]);
  expect([recordNoun("grands_prix", 1), recordNoun("grands_prix", 2)]).toEqual(["Grand Prix", "Grands Prix"]);
  expect(recordNoun("fastest_laps", 1)).toBe("fastest lap");
});

test("a holder is the line of an answer", () => {
  expect(lineOfHolder("driver", "ann")).toBe("ann");
  expect(lineOfHolder("circuit", "ann.ring")).toBe("ann@ring");
  expect(lineOfHolder("nationality", "United Kingdom")).toBe("united_kingdom");
});

test("a holder's place is said of the seasons that are asked for", () => {
  const third = { place: 3, isShared: false };
  expect(rankText({ ...third, question: seasons })).toBe("3rd of all time");
  expect(rankText({ ...third, isShared: true, question: { from: 1960, to: 1980 } })).toBe(
    "joint 3rd from 1960 to 1980",
  );
  expect(rankText({ ...third, question: { from: 1988, to: 1988 } })).toBe("3rd in 1988");
});

test("a record's title says that it is the most, or the age as it is", () => {
  const kinds: Array<RecordKind> = ["wins", "grands_prix", "grand_slams", "win_streak", "youngest_winner"];
  expect(kinds.map(recordTitle)).toEqual([
    "Most wins",
    "Most Grands Prix",
    "Most grand slams",
    "Most wins in a row",
    "Youngest winner",
  ]);
});
