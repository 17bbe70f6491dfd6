import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sessionDocuments } from "#archive/analysis/timing/session-documents.ts";
import { localDatabaseFile } from "../database/local.ts";
import { runAll } from "../openf1/local-database.ts";
import { starterCopy, temporaryFolder } from "../testing/temporary-folder.ts";
import { packLaps, shippedLaps, shippedLapsFolder, unpackLaps } from "./store-laps.ts";
import { compareLaps } from "./compare-laps.ts";
import { type LapRace, lapRaceIn, lapRaceStatements, type LapSession } from "./lap-session.ts";
import { lapRecording, neutralisedTimes } from "./lap-recording.ts";
import { lapsReport, readLaps, syncLaps } from "./laps-command.ts";
import { readLapFile } from "./read-lap-file.ts";

const header =
  "round,session,number,code,lap,lap_seconds,clock_seconds,position,compound,tyre_age,fresh,pit_in_clock,pit_out_clock,track_status,team,event";

const clock = (at: number | null | undefined) => (typeof at === "number" ? (at / 1000).toFixed(3) : "");

/** Sprint laps of 2026, round 2, as a file has them: real ones, written back from what ships. */
function fileOf(session: LapSession): Array<string> {
  const rows = session.cars.flatMap(({ number, code, laps, stints, visits }) =>
    laps.map(({ ms, endedAt, status: known }, index) => {
      const status = known ?? "";
      const lap = index + 1;
      const stint = stints.findLast(({ fromLap }) => fromLap <= lap);
      const age = stint?.age === null || stint === undefined ? "" : stint.age + lap - stint.fromLap + 1;
      const visit = visits.find((one) => one.lap === lap);
      const before = visits.find((one) => one.lap === lap - 1);
      const pitIn = (endedAt ?? 0) - 1000;
      const left =
        before?.left === true ? (laps[index - 1]?.endedAt ?? 0) - 1000 + (before.laneMs ?? 0) : null;
      return [
        session.round,
        session.session,
        number,
        code,
        lap,
        ms === null ? "" : ms / 1000,
        clock(endedAt),
        "",
        stint?.compound ?? "",
        age,
        "",
        visit === undefined ? "" : clock(pitIn),
        clock(left),
        status === "" ? "1" : status,
        "",
        session.event,
      ].join(",");
    }),
  );
  return [header, ...rows];
}

const shipped = shippedLaps();
const sprint = shipped.find(({ year, round, session }) => year === 2026 && round === 2 && session === "S");
if (sprint === undefined) throw new Error("the sprint of 2026, round 2, does not ship");
const lines = fileOf(sprint);

function written(
  folder: { file: (name: string) => string },
  name: string,
  text: string | Uint8Array,
): string {
  const path = folder.file(name);
  writeFileSync(path, text);
  return path;
}

test("a file gives its sessions, gzipped or not, and the compact form gives them back", () => {
  using folder = temporaryFolder();
  const text = `${lines.join("\n")}\n`;
  const plain = readLapFile(written(folder, "2026.csv", text));
  expect(readLapFile(written(folder, "2026.csv.gz", gzipSync(text)))).toEqual(plain);
  expect(plain.notes).toEqual([]);
  expect(plain.sessions.map(({ cars, ...place }) => ({ ...place, cars: cars.length }))).toEqual([
    { year: 2026, round: 2, session: "S", event: "Chinese Grand Prix", cars: sprint.cars.length },
  ]);
  expect(unpackLaps(packLaps(plain.sessions), "laps")).toEqual(plain.sessions);
});

/** The laps at whose end a car stopped, in a race that ships. */
function stopLaps(year: number, round: number, code: string): Array<number> {
  const race = shipped.find((one) => one.year === year && one.round === round && one.session === "R");
  return race?.cars.find((car) => car.code === code)?.visits.map(({ lap }) => lap) ?? [];
}

test("laps after those that the source lost have their numbers, as F1DB's stops say", () => {
  expect(["HAM", "BOT", "LEC", "LAT", "GRO"].map((code) => stopLaps(2020, 1, code))).toEqual([
    [26, 56],
    [26, 56],
    [26, 51, 56],
    [26, 51, 56],
    [20, 49],
  ]);
  expect(["VET", "BOT", "HAM", "RAI", "HUL"].map((code) => stopLaps(2018, 2, code))).toEqual([
    [18],
    [20],
    [26],
    [19, 35],
    [15, 39],
  ]);
});

const cut = (text: string) => text.slice(0, text.length - 40);
const [first = "", second = ""] = lines.slice(1);
test.each([
  ["cut in a row", "2026.csv", cut(lines.join("\n")), /2026\.csv: .+/],
  [
    "without a column",
    "2026.csv",
    lines.join("\n").replace("clock_seconds", "clock"),
    /line 2: there is no column clock_seconds/,
  ],
  ["with a row twice", "2026.csv", [...lines, first].join("\n"), /lap 1 of car \d+ is there twice/],
  [
    "with a lap missing",
    "2026.csv",
    lines.filter((line) => line !== second).join("\n"),
    /has lap 3 where lap 2 is due/,
  ],
  [
    "with a time that is none",
    "2026.csv",
    lines.join("\n").replace(/,1\d\d\.\d+,/, ",fast,"),
    /line \d+: lap_seconds is "fast", not seconds/,
  ],
  [
    "with a tyre that is none",
    "2026.csv",
    lines.join("\n").replace("MEDIUM", "HYPER"),
    /line \d+: compound "HYPER" is none/,
  ],
  ["of no season", "laps.csv", lines.join("\n"), /its name does not begin with a season/],
  ["empty", "2026.csv", header, /has no laps/],
])("a file %s is refused with file, line and reason", (_, name, text, message) => {
  using folder = temporaryFolder();
  expect(() => readLapFile(written(folder, name, text))).toThrow(message);
});

test("a gzipped file that is cut is refused", () => {
  using folder = temporaryFolder();
  const bytes = gzipSync(lines.join("\n"));
  expect(() => readLapFile(written(folder, "2026.csv.gz", bytes.subarray(0, bytes.length / 2)))).toThrow(
    /2026\.csv\.gz: /,
  );
});

test.each([
  ["of another season", "2025.csv", lines.join("\n")],
  ["with a car that nobody drove", "2026.csv", lines.join("\n").replaceAll(/^2,S,\d+,NOR,/gm, "2,S,99,NOR,")],
  ["with another driver's number", "2026.csv", lines.join("\n").replaceAll(",NOR,", ",XXX,")],
  [
    "without the laps of a classified car",
    "2026.csv",
    lines.filter((line) => !line.includes(",NOR,")).join("\n"),
  ],
  ["of another Grand Prix", "2026.csv", lines.join("\n").replaceAll("Chinese", "Japanese")],
])("a file %s is refused, and the archive is as it was", async (_, name, text) => {
  using folder = await starterCopy();
  const before = timingIn(folder.path);
  await expect(syncLaps(written(folder, name, text), folder.path)).rejects.toThrow(/round 2/);
  expect(timingIn(folder.path)).toEqual(before);
});

test("a session is imported whole, in place of what shipped; what OpenF1 gave is kept", async () => {
  using folder = await starterCopy();
  await syncLaps(written(folder, "2026.csv", lines.join("\n")), folder.path);
  expect(
    timingIn(folder.path).find(({ year, round, session }) => year === 2026 && round === 2 && session === "S"),
  ).toMatchObject({
    session_key: null,
    imported: 1,
  });
  const china = shipped.find(({ year, round, session }) => year === 2025 && round === 2 && session === "S");
  if (china === undefined) throw new Error("the sprint of 2025, round 2, does not ship");
  await syncLaps(written(folder, "2025.csv", fileOf(china).join("\n")), folder.path);
  expect(
    timingIn(folder.path).find(({ year, round, session }) => year === 2025 && round === 2 && session === "S"),
  ).toMatchObject({
    session_key: 9993,
    imported: 0,
  });
});

function timingIn(persistTo: string): Array<Record<string, unknown>> {
  using db = new DatabaseSync(localDatabaseFile(persistTo), { readOnly: true });
  return db
    .prepare(
      "SELECT year, round, session, session_key, fingerprint, imported_at IS NOT NULL AS imported FROM timing_session",
    )
    .all()
    .map((row) => ({ ...row }));
}

const lap = (from: number, to: number, status = "") => ({ from, to, status });

test("a neutralised time is part of every lap that saw it, and of none that did not", () => {
  expect(
    neutralisedTimes([
      lap(0, 100),
      lap(100, 200, "4"),
      lap(200, 340, "4"),
      lap(340, 440),
      lap(10, 110),
      lap(110, 210, "4"),
      lap(210, 345, "4"),
      lap(345, 450),
      lap(20, 119),
      lap(119, 222, "4"),
      lap(222, 350, "46"),
      lap(350, 460),
    ]),
  ).toEqual([
    { kind: "SC", from: 119, to: 340 },
    { kind: "VSC", from: 222, to: 340 },
  ]);
});

/** The races that are held: all of them where `F1DB_ARCHIVE` was imported by the test's set-up, else the present season's. */
async function starterArchive(): Promise<{ db: DatabaseSync } & Disposable> {
  const folder = await starterCopy();
  const db = new DatabaseSync(folder.database, { readOnly: true });
  return { db, [Symbol.dispose]: () => (db.close(), folder[Symbol.dispose]()) };
}

/** A race of which only the laps are known: the cars stand in their order. */
function unclassified(session: LapSession): LapRace {
  return {
    name: session.event,
    startedAt: "",
    entries: session.cars.map(({ number, code, laps }, index) => ({
      driver_id: code.toLowerCase(),
      driver_name: code,
      driver_code: code,
      number: String(number),
      team_id: `team_${index}`,
      team_name: code,
      position: index + 1,
      position_text: String(index + 1),
      laps: laps.length,
      time_ms: null,
      gap_ms: null,
      penalty_ms: null,
      grid: null,
      pit_stops: null,
    })),
  };
}

const lapFolder = process.env.RACE_LAPS ?? "";

test(
  "of every pair of cars of every race that is held, the parts add up to the gap to the thousandth",
  { tags: ["deep"], timeout: 120_000 },
  async () => {
    using archive = await starterArchive();
    const sessions = lapFolder === "" ? shipped : readLaps(lapFolder).sessions;
    let pairs = 0;
    const wrong: Array<Array<number>> = [];
    for (const session of sessions) {
      const race =
        lapRaceIn(runAll(archive.db, lapRaceStatements(session.year, session.round, session.session))) ??
        unclassified(session);
      const { story } = sessionDocuments(lapRecording(session, race), session.session);
      for (const { gap, start, pace, tyres, stops, neutralised, other, penalties } of story?.pairs ?? []) {
        const total = start + pace + tyres + stops + neutralised + other + penalties;
        if (Math.round(1000 * total) !== Math.round(1000 * gap))
          wrong.push([session.year, session.round, total, gap]);
        pairs += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(20_000);
  },
);

test("the races of this season agree with F1DB, and the report of all races leaves at most 0.5 % open", async () => {
  using archive = await starterArchive();
  const open = shipped
    .filter(({ year }) => year === 2026)
    .flatMap((session) => {
      const race = lapRaceIn(
        runAll(archive.db, lapRaceStatements(session.year, session.round, session.session)),
      );
      return race === null ? [] : compareLaps(session, race).differences;
    })
    .filter(({ reason }) => reason === null);
  expect(open).toEqual([]);
  const report = readFileSync(join(import.meta.dirname, "../../../docs/laps-report.md"), "utf8");
  const [, share] = /without a known reason: ([\d.]+) %/.exec(report) ?? [];
  expect(Number(share)).toBeLessThanOrEqual(0.5);
  // What it says of these seasons is what the command writes of them today.
  const own = lapsReport(
    archive.db,
    shipped.filter(({ year }) => year === 2026),
  );
  for (const line of own.split("\n").filter((each) => /^(?:## |\| [A-Z])/.test(each)))
    expect(report).toContain(line);
});

test("the laps that ship take at most 2.5 bytes each", () => {
  const bytes = shippedLaps().length > 0 ? packLaps(shipped).length : 0;
  const count = shipped.flatMap(({ cars }) => cars).reduce((sum, { laps }) => sum + laps.length, 0);
  expect(count).toBeGreaterThan(111_000);
  expect(bytes / count).toBeLessThan(2.5);
  expect(readFileSync(join(shippedLapsFolder, "README.md"), "utf8")).toContain(
    "Lap times: F1 timing by FastF1, collected by Armchair-Strategist (Apache-2.0)",
  );
});

/** Of a race that ships, a car's stops by lap, and its stints as from lap and compound. */
function stopsAndStints(year: number, round: number, code: string) {
  const session = shipped.find((one) => one.year === year && one.round === round && one.session === "R");
  if (session === undefined) throw new Error(`round ${round} of ${year} does not ship`);
  const { story, stints } = sessionDocuments(lapRecording(session, unclassified(session)), "R");
  const index = story?.drivers.findIndex(({ driver_code }) => driver_code === code);
  const line = stints?.lines.find(({ driver }) => driver === index);
  return {
    stops: story?.stops.filter(({ driver }) => driver === index).map((stop) => stop.lap),
    stints: line?.stints.map(({ from_lap, compound }) => [from_lap, compound]),
  };
}

test("a car that stood has stopped although the source's tyres run on, and what came off is not known", () => {
  // Monaco 2022 began on wet tyres; of it the source has what came after: Pérez on intermediates, Alonso on hard ones.
  expect(stopsAndStints(2022, 7, "PER")).toEqual({
    stops: [16, 22],
    stints: [
      [1, null],
      [17, "INTERMEDIATE"],
      [23, "HARD"],
      [31, "MEDIUM"],
    ],
  });
  expect(stopsAndStints(2022, 7, "ALO").stints?.slice(0, 2)).toEqual([
    [1, null],
    [22, "HARD"],
  ]);
  // China 2018: one car of twenty has another compound after its stop.
  expect(stopsAndStints(2018, 3, "RIC").stops).toEqual([17, 31]);
});

test("tyres that the source names a lap or two late are those of the start, unless the car was in the pit lane", () => {
  expect(stopsAndStints(2018, 1, "VET").stints).toEqual([
    [1, "SOFT"],
    [27, "HARD"],
  ]);
  expect(stopsAndStints(2018, 1, "HAM").stints?.[0]).toEqual([1, "SOFT"]);
  // Belgium 2018: the field was led through the pit lane on lap 1.
  expect(stopsAndStints(2018, 13, "HAM").stints?.[0]).toEqual([1, "SOFT"]);
  // Australia 2018: Hartley came in at the end of lap 1.
  expect(stopsAndStints(2018, 1, "HAR").stints?.slice(0, 2)).toEqual([
    [1, null],
    [2, null],
  ]);
});

test("tyres that the source names late count from the start with the laps that they had before it", () => {
  const session = shipped.find((one) => one.year === 2018 && one.round === 1 && one.session === "R");
  const stints = session && lapRecording(session, unclassified(session)).stints;
  const ageOf = (number: number) => stints?.find((stint) => stint.number === number)?.ageAtStart;
  expect(ageOf(5)).toBe(3);
  expect(ageOf(14)).toBe(0);
});
