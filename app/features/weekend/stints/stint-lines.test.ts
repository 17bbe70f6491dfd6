import { expect, test } from "vitest";
import type { Stints } from "#contract/timing/race.ts";
import type { RacePitStops } from "#contract/weekend.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { hasRoomForName, labelKind, room } from "./stint-parts.tsx";
import {
  isWithoutLap,
  laneTimes,
  labelSpan,
  stintsBetweenStops,
  notClassified,
  timedStints,
  lineSentence,
  passTitle,
  secondsInLane,
  type StintChart,
  stopCount,
  stopTitle,
} from "./stint-lines.ts";
import { stintRows } from "./stints-table.tsx";
import { stopsFinding, timedMethod, winnersTyres } from "./stints-screen.tsx";

const recorded: Stints = {
  source: "OpenF1, session 1",
  drivers: [timedDriver("lando_norris", "NOR", "mclaren"), timedDriver("carlos_sainz_jr", "SAI", "williams")],
  laps: 57,
  neutralisations: [{ kind: "SC", from_lap: 34, to_lap: 41 }],
  lines: [
    {
      driver: 0,
      position: 1,
      laps: 57,
      stints: [
        { from_lap: 1, to_lap: 34, compound: "INTERMEDIATE", age_at_start: 0 },
        { from_lap: 35, to_lap: 57, compound: "HARD", age_at_start: 1 },
      ],
      stops: [{ lap: 34, lane_seconds: 18.5, penalty: null }],
      passes: [],
    },
    { driver: 1, position: null, laps: 0, stints: [], stops: [], passes: [] },
  ],
};

/** One driver's stops of a race of 52 laps, long ago. */
function stopped(laps: number | null, ...stops: Array<number>): RacePitStops {
  const driver = {
    driver_id: "damon_hill",
    driver_name: "Damon Hill",
    driver_code: "HIL",
    team_id: "williams",
    team_name: "Williams",
    position: null,
    position_text: "DNF",
  };
  const list = stops.map((lap) => ({ lap, time: null }));
  return { year: 1996, round: 1, laps: 52, drivers: [{ ...driver, laps, stops: list }] };
}

/** From which lap to which each stint of the only driver went. */
function spans(answer: RacePitStops): Array<[number, number]> {
  return stintsBetweenStops(answer).lines.flatMap(({ stints }) =>
    stints.map(({ from, to }): [number, number] => [from, to]),
  );
}

function counts({ lines, laps }: StintChart): Array<number | null> {
  return lines.map((line) => stopCount(line, laps));
}

test("stops are counted without that of a retirement, and not without a stint", () => {
  expect(counts(timedStints(recorded))).toEqual([1, null]);
  const retired = stintsBetweenStops(stopped(30, 12, 30));
  expect(counts(retired)).toEqual([1]);
  // One who is classified may have retired in the pit lane, but not with all laps of the race.
  const [line] = retired.lines;
  expect(line === undefined ? null : stopCount({ ...line, place: 15 }, retired.laps)).toBe(1);
  expect(counts(stintsBetweenStops(stopped(52, 12, 52)))).toEqual([2]);
});

test("a recorded race has each driver's stints, those without any included", () => {
  const { lines, compounds, bands } = timedStints(recorded);
  expect(compounds).toBe(true);
  expect(bands).toHaveLength(1);
  expect(lines.map(({ driver, place, stints }) => [driver.code, place, stints.length])).toEqual([
    ["NOR", 1, 2],
    ["SAI", "Not classified", 0],
  ]);
});

test("without tyres, stints are what lies between stops", () => {
  expect(spans(stopped(52, 20, 38))).toEqual([
    [1, 20],
    [21, 38],
    [39, 52],
  ]);
  expect(stintsBetweenStops(stopped(52, 20)).compounds).toBe(false);
});

test("a race without a stop is one stint, and a stop in the last lap begins none", () => {
  expect(spans(stopped(52))).toEqual([[1, 52]]);
  expect(spans(stopped(20, 20))).toEqual([[1, 20]]);
  expect(spans(stopped(0))).toEqual([]);
});

test("where nobody wrote down the laps, the last known one is that of a stop", () => {
  expect(spans(stopped(null, 12))).toEqual([[1, 12]]);
});

test("the table has a row for each stint, with the stop that ended it", () => {
  expect(stintRows(timedStints(recorded).lines)).toMatchObject([
    { number: 1, stint: { to: 34 }, laneSeconds: 18.5 },
    { number: 2, stint: { to: 57 }, laneSeconds: null },
    { number: null, stint: null },
  ]);
});

test("a label stands where no stop cuts through it", () => {
  const stint = { from: 1, to: 34, compound: "INTERMEDIATE", age: 0 } as const;
  const at = (...laps: Array<number>) =>
    labelSpan(
      stint,
      laps.map((lap) => ({ lap, seconds: null, penalty: null })),
    );
  expect(at(34)).toEqual({ from: 1, to: 34 });
  // Through the pit lane behind the safety car, on tyres that stayed on.
  expect(at(2, 3, 4, 34, 44)).toEqual({ from: 5, to: 34 });
  expect(at(30)).toEqual({ from: 1, to: 30 });
  // At the beginning where it has about as much room as later.
  expect(at(15)).toEqual({ from: 1, to: 15 });
});

test("a bar is read in words", () => {
  const [norris] = timedStints(recorded).lines;
  expect(norris && lineSentence(norris)).toBe(
    "Lando Norris: Intermediate, laps 1–34 (34 laps), new; Hard, laps 35–57 (23 laps), used (1 lap)",
  );
});

test("a penalty served is named with its visit, and what was no stop stands beneath", () => {
  const stop = { lap: 46, seconds: 30.423, penalty: "5 second time penalty" };
  expect(stopTitle(stop)).toBe("Pit stop, 30.423 s in the pit lane, 5 second time penalty served");
  const pass = { lap: 56, seconds: 17.885, penalty: "drive through penalty", withField: false };
  expect(passTitle(pass)).toBe("Drive through penalty served on lap 56, 17.885 s in the pit lane");
  expect(passTitle({ ...pass, penalty: null })).toBe("Drive-through on lap 56, 17.885 s in the pit lane");
  const [line] = timedStints(recorded).lines;
  if (line === undefined) throw new Error("no line");
  const led = { lap: 2, seconds: 13.4, penalty: null, withField: true };
  const text = timedMethod([{ ...line, passes: [led, { ...led, lap: 3 }, pass] }], "OpenF1");
  expect(text).toContain("No stop: Lando Norris on lap 56 (drive through penalty).");
  expect(text).toContain(
    "The field came through the pit lane on laps 2, 3: no stops, though F1DB lists them.",
  );
});

test("who is not classified has the word of the results in the place's stead, where they are known", () => {
  const [first] = recorded.lines;
  const unplaced = { ...recorded, lines: first ? [{ ...first, position: null }] : [] };
  const id = recorded.drivers[first?.driver ?? 0]?.driver_id ?? "";
  expect(timedStints(unplaced, new Map([[id, "DNF"]])).lines[0]?.place).toBe("DNF");
  expect(timedStints(unplaced).lines[0]?.place).toBe(notClassified);
});

test("the finding names the winner's tyres, where all are known", () => {
  const { lines } = timedStints(recorded);
  expect(winnersTyres(lines)).toBe("Norris wins on intermediate and hard tyres");
  const unknown = lines.map((line) => ({
    ...line,
    stints: line.stints.map((stint) => ({ ...stint, compound: null })),
  }));
  expect(winnersTyres(unknown)).toBeUndefined();
});

test("where tyres are not known the finding counts the stops of most and of the winner, and a bar says its laps alone", () => {
  const [line] = stintsBetweenStops(stopped(52, 20, 38)).lines;
  if (line === undefined) throw new Error("no line");
  expect(stopsFinding({ lines: [line], laps: 52 })).toBeUndefined();
  expect(stopsFinding({ lines: [{ ...line, place: 1 }], laps: 52 })).toBe("Hill wins with 2 stops");
  expect(stopsFinding({ lines: [{ ...line, place: 1, stops: [] }], laps: 52 })).toBe(
    "Hill wins without a stop",
  );
  const others = (stops: number, cars: number) =>
    Array.from({ length: cars }, () => ({ ...line, place: 2, stops: line.stops.slice(0, stops) }));
  const winner = { ...line, place: 1 };
  const said = (...rest: ReadonlyArray<typeof line>) => stopsFinding({ lines: [winner, ...rest], laps: 52 });
  expect(said(...others(2, 2), ...others(1, 1))).toBe("3 of 4 cars stop twice");
  expect(said(...others(2, 3))).toBe("All 4 cars stop twice");
  expect(said(...others(1, 3))).toBe("Hill wins with 2 stops; 3 of 4 cars stop once");
  expect(said(...others(1, 2), ...others(0, 1))).toBe("Hill wins with 2 stops");
  expect(lineSentence(line)).toBe(
    "Damon Hill: laps 1–20 (20 laps); laps 21–38 (18 laps); laps 39–52 (14 laps)",
  );
});

/** What a bar of so many laps has of its label, on a wide screen and on a phone. */
function kindsOf(count: number, laps: number) {
  return [labelKind(count / laps, count, room.wide), labelKind(count / laps, count, room.phone)];
}

test("a bar has of its label what it has room for, on a phone less", () => {
  expect([34, 10, 8, 5, 4, 2, 1].map((count) => kindsOf(count, 57))).toEqual([
    ["ring", "ring"],
    ["ring", "ring"],
    ["ring", "ring"],
    ["ring", "letter"],
    // On the narrowest wide screen a digit beside the ring would touch the edge.
    ["count", "letter"],
    ["letter", null],
    [null, null],
  ]);
  // A second digit needs the room of the ring.
  expect(kindsOf(11, 78)).toEqual(["ring", "count"]);
  expect(kindsOf(3, 57)).toEqual(["count", "letter"]);
});

test("a car without a lap has no row; one whose stints are not recorded has", () => {
  expect(isWithoutLap({ laps: null, stints: [] })).toBe(true);
  expect(isWithoutLap({ laps: 0, stints: [] })).toBe(true);
  expect(isWithoutLap({ laps: 12, stints: [] })).toBe(false);
});

/** From how many of 57 laps on a bar has the name of its tyre. */
function namedFrom(compound: "SOFT" | "INTERMEDIATE"): number | undefined {
  const laps = Array.from({ length: 57 }, (_, index) => index + 1);
  return laps.find((count) => hasRoomForName(count / 57, count, compound));
}

test("a longer name of a tyre needs a longer bar", () => {
  expect([namedFrom("SOFT"), namedFrom("INTERMEDIATE")]).toEqual([9, 14]);
});

function stopsOf(all: ReadonlyArray<number | null>) {
  return [{ stops: all.map((seconds) => ({ lap: 1, seconds, penalty: null })) }];
}

test("a stop is slow where it takes five seconds more than the median of the race", () => {
  expect(laneTimes(stopsOf([24, null, 30, 26]))).toEqual({ fastest: 24, slow: 31 });
  expect(laneTimes(stopsOf([24, 26]))).toEqual({ fastest: 24, slow: 30 });
  expect(laneTimes(stopsOf([null])).fastest).toBeNull();
});

test("the time of all stops is known where that of each is", () => {
  const told = [[24, 26.5], [24, null], []].flatMap((all) => stopsOf(all).map(secondsInLane));
  expect(told).toEqual([50.5, null, null]);
});
