import { DatabaseSync } from "node:sqlite";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import { DataError } from "../data-error.ts";
import { weekendAnswers } from "../testing/openf1-server.ts";
import { starterCopy } from "../testing/temporary-folder.ts";
import { localDatabase } from "./local-database.ts";
import type { Ask } from "./openf1-client.ts";
import { latestRace } from "./read-archive.ts";
import { describeSync } from "./sync-command.ts";
import { syncTiming, type Wanted } from "./sync-timing.ts";

const now = new Date("2025-05-01T12:00:00Z");

type Settings = { now?: Date; again?: boolean; answers?: (path: string) => Array<unknown> };

async function archiveCopy() {
  const folder = await starterCopy();
  const file = folder.database;
  const asked: Array<string> = [];
  return {
    file,
    asked,
    sync(wanted: Wanted, settings: Settings = {}) {
      const { answers = weekendAnswers } = settings;
      const ask: Ask = async (path) => {
        asked.push(path);
        return answers(path);
      };
      return syncTiming(wanted, {
        database: localDatabase(file),
        ask,
        askFresh: ask,
        now: settings.now ?? now,
        again: settings.again ?? false,
        onProgress: () => {},
      });
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** The archive without the round's classifications, as it is before F1DB has them. */
async function unclassified() {
  const archive = await archiveCopy();
  using db = new DatabaseSync(archive.file);
  for (const table of ["result", "timed_result"]) {
    db.exec(`DELETE FROM ${table} WHERE race_id = (SELECT id FROM race WHERE year = 2025 AND round = 5)`);
  }
  return archive;
}

function sessionsIn(file: string): Array<Record<string, unknown>> {
  using db = new DatabaseSync(file, { readOnly: true });
  return db.prepare("SELECT * FROM timing_session WHERE year = 2025 AND round = 5 ORDER BY started_at").all();
}

function documentIn<Name extends TimingDocument>(file: string, session: string, name: Name) {
  using db = new DatabaseSync(file, { readOnly: true });
  const path = `/api/races/2025/5/timing/${session}/${name}`;
  const row = db.prepare("SELECT packed FROM timing_document WHERE path = ?").get(path);
  return parse(timingDocuments[name], JSON.parse(unpack(String(row?.packed))));
}

const round = { year: 2025, round: 5 };

/** The answers made by hand, but for paths that begin with a key: those get its rows, or fail with its error. */
function answersBut(others: Record<string, Array<unknown> | Error>): (path: string) => Array<unknown> {
  return (path) => {
    const key = Object.keys(others).find((begin) => path.startsWith(begin));
    const answer = key === undefined ? undefined : others[key];
    if (answer instanceof Error) throw answer;
    return answer ?? weekendAnswers(path);
  };
}

test("a round's sessions are imported, with what their screens show", async () => {
  using archive = await archiveCopy();
  const report = await archive.sync(round);
  expect(report).toMatchObject({ failed: [], held: 0, ahead: 0, stopped: null });
  expect(report.imported.map(({ what }) => what)).toEqual([
    "2025 round 5, Practice 1",
    "2025 round 5, Qualifying",
    "2025 round 5, Race",
  ]);
  expect(sessionsIn(archive.file)).toMatchObject([
    { session: "FP1", session_key: 5001, source: "OpenF1, session 5001", provisional: 0 },
    { session: "Q", session_key: 5002, started_at: "2025-04-19T17:00:00.000Z", provisional: 0 },
    { session: "R", session_key: 5003, imported_at: "2025-05-01T12:00:00.000Z", provisional: 0 },
  ]);
  const documents = sessionsIn(archive.file).map((session) => JSON.parse(String(session.documents)));
  expect(documents[0]).toEqual(["ideal-sectors", "top-speed", "fastest-laps"]);
  expect(documents[1]).toEqual(["dominance", "ideal-sectors", "top-speed", "fastest-laps", "speed-traces"]);
  expect(documents[2]).toEqual([
    "stints",
    "lap-positions",
    "laps",
    "pace",
    "story",
    "stops-and-places",
    "outline",
    "ideal-sectors",
    "top-speed",
    "fastest-laps",
  ]);
});

test("drivers are this archive's, in order of the classification; who is unknown is named", async () => {
  using archive = await archiveCopy();
  const report = await archive.sync({ ...round, session: "R" });
  expect(report.imported[0]?.notes).toEqual([
    "driver 99 (Some BODY): no entry of this archive has that number and name",
  ]);
  const { drivers } = documentIn(archive.file, "R", "fastest-laps");
  expect(drivers.map(({ driver_id, team_id }) => [driver_id, team_id])).toEqual([
    ["oscar_piastri", "mclaren"],
    ["max_verstappen", "red_bull"],
  ]);
});

/** What is asked about one driver between two instants of qualifying. */
function telemetryPaths(driver: number, from: string, to: string): Array<string> {
  const query = `session_key=5002&driver_number=${driver}&date>=${from}&date<=${to}`;
  return ["car_data", "location"].map((what) => `${what}?${query}`);
}

test("of a race, telemetry is asked for of its fastest lap alone", async () => {
  using archive = await archiveCopy();
  await archive.sync({ ...round, session: "R" });
  const telemetry = archive.asked.filter((path) => /^(car_data|location)/.test(path));
  expect(telemetry.map((path) => path.replace(/&date.*/, ""))).toEqual([
    "car_data?session_key=5003&driver_number=81",
    "location?session_key=5003&driver_number=81",
  ]);
});

test("where the fastest lap of a race has no positions, the outline is of the next", async () => {
  using archive = await archiveCopy();
  const answers = answersBut({ "location?session_key=5003&driver_number=81": [] });
  await archive.sync({ ...round, session: "R" }, { answers });
  const [race] = sessionsIn(archive.file);
  expect(JSON.parse(String(race?.documents))).toContain("outline");
});

test("telemetry is asked for of each driver's fastest lap that counts, and of nothing else", async () => {
  using archive = await archiveCopy();
  await archive.sync({ ...round, session: "Q" });
  const telemetry = archive.asked.filter((path) => /^(car_data|location)/.test(path));
  expect(telemetry.toSorted()).toEqual(
    [
      // The third lap, of 88.5 s, and a second on either side.
      ...telemetryPaths(1, "2025-04-19T17:03:39.000Z", "2025-04-19T17:05:09.500Z"),
      // The second one, of 90 s: the third was deleted.
      ...telemetryPaths(81, "2025-04-19T17:02:09.000Z", "2025-04-19T17:03:41.000Z"),
    ].toSorted(),
  );
  const { lines } = documentIn(archive.file, "Q", "dominance");
  expect(lines.map(({ lap, seconds }) => [lap, seconds])).toEqual([
    [3, 88.5],
    [2, 90],
  ]);
});

test("what is held is not asked for again, unless it is to be", async () => {
  using archive = await archiveCopy();
  await archive.sync(round);
  archive.asked.length = 0;
  expect(await archive.sync(round)).toMatchObject({ imported: [], held: 3 });
  expect(archive.asked).toEqual(["sessions?year=2025"]);
  expect((await archive.sync(round, { again: true })).imported).toHaveLength(3);
});

test("what an older analysis computed is computed anew", async () => {
  using archive = await archiveCopy();
  await archive.sync(round);
  using db = new DatabaseSync(archive.file);
  db.exec("UPDATE timing_session SET format = 0 WHERE round = 5 AND session = 'Q'");
  db.close();
  const { imported, held } = await archive.sync(round);
  expect([imported.map(({ what }) => what), held]).toEqual([["2025 round 5, Qualifying"], 2]);
});

test("a session is left for later until OpenF1 has had time for it", async () => {
  using archive = await archiveCopy();
  const report = await archive.sync(round, { now: new Date("2025-04-19T18:20:00Z") });
  expect(report).toMatchObject({ ahead: 2, imported: [{ what: "2025 round 5, Practice 1" }] });
});

test("before F1DB has the classification, drivers are the season's and places OpenF1's; then all is made anew", async () => {
  using archive = await unclassified();
  await archive.sync({ ...round, session: "Q" });
  expect(sessionsIn(archive.file)).toMatchObject([{ session: "Q", provisional: 1 }]);
  const { drivers } = documentIn(archive.file, "Q", "fastest-laps");
  expect(drivers.map(({ driver_id }) => driver_id)).toEqual(["max_verstappen", "oscar_piastri"]);
  expect(await archive.sync({ ...round, session: "Q" })).toMatchObject({ imported: [], held: 1 });

  using whole = await starterCopy();
  using db = new DatabaseSync(archive.file);
  db.exec(`ATTACH '${whole.database}' AS other`);
  db.exec("INSERT INTO timed_result SELECT * FROM other.timed_result WHERE race_id = 1130");
  db.close();
  expect((await archive.sync({ ...round, session: "Q" })).imported).toHaveLength(1);
  expect(sessionsIn(archive.file)).toMatchObject([{ provisional: 0 }]);
});

test("a session that cannot be had is named, and the others are imported", async () => {
  using archive = await archiveCopy();
  const answers = answersBut({ "weather?session_key=5002": new DataError("OpenF1 gave no weather") });
  const report = await archive.sync(round, { answers });
  expect(report.failed).toEqual([{ what: "2025 round 5, Qualifying", why: "OpenF1 gave no weather" }]);
  expect(sessionsIn(archive.file).map(({ session }) => session)).toEqual(["FP1", "R"]);
});

test("after three failures in a row it is given up", async () => {
  using archive = await archiveCopy();
  const broken = new DataError("OpenF1 is down");
  expect(await archive.sync(round, { answers: answersBut({ drivers: broken }) })).toMatchObject({
    failed: [{}, {}, {}],
    stopped: "3 sessions in a row could not be had",
  });
});

test("a session none of whose drivers is known, and rows that are not what they were, are failures", async () => {
  using archive = await archiveCopy();
  const answers = answersBut({
    "drivers?session_key=5001": [{ driver_number: 3, full_name: "No BODY" }],
    "laps?session_key=5002": [{ lap: 1 }, { lap: 2 }],
  });
  const { failed } = await archive.sync(round, { answers });
  expect(failed.map(({ why }) => why)).toEqual([
    "none of its drivers is known to this archive",
    expect.stringContaining("OpenF1's laps are not what they were"),
  ]);
});

test("a bad row is left out, named, and does no harm", async () => {
  using archive = await archiveCopy();
  const laps = "laps?session_key=5001";
  const answers = answersBut({ [laps]: [...weekendAnswers(laps), { driver_number: "four" }] });
  const report = await archive.sync({ ...round, session: "FP1" }, { answers });
  expect(report.imported[0]?.notes[0]).toMatch(/^laps: 1 of 10 rows left out \(row 10: driver_number: /);
});

test("a recording that lacks everything but laps gives what laps give", async () => {
  using archive = await archiveCopy();
  const answers = answersBut({ stints: [], pit: [], weather: [], race_control: [], car_data: [] });
  const report = await archive.sync(round, { answers });
  expect(report.failed).toEqual([]);
  expect(sessionsIn(archive.file).map(({ conditions }) => conditions)).toEqual([null, null, null]);
  expect(archive.asked.filter((path) => path.startsWith("location"))).toEqual([]);
});

test("of a season without results nothing is asked but its sessions", async () => {
  using archive = await archiveCopy();
  const elsewhere = { country_name: "Bahrain", location: "Sakhir", circuit_short_name: "Sakhir" };
  const session = { date_start: "2024-03-02T15:00:00+00:00", date_end: "2024-03-02T17:00:00+00:00" };
  const race = Object.assign({}, weekendAnswers("sessions?year=2025")[2], elsewhere, session);
  const report = await archive.sync({ year: 2024, round: 1 }, { answers: answersBut({ sessions: [race] }) });
  expect(report.failed).toEqual([
    {
      what: "2024 round 1, Race",
      why: "this archive holds no results of 2024 yet: npm run data:sync brings them",
    },
  ]);
  expect(archive.asked).toEqual(["sessions?year=2024"]);
});

test.each([
  ["2025-04-17", { year: 2025, round: 4 }],
  ["2025-04-18", { year: 2025, round: 5 }],
  ["2025-04-20", { year: 2025, round: 5 }],
  ["2025-05-01", { year: 2025, round: 5 }],
  ["1950-05-12", null],
])("on %s the latest weekend is %j", async (day, race) => {
  using archive = await archiveCopy();
  expect(await latestRace(localDatabase(archive.file), day)).toEqual(race);
});

test.each([
  [{ year: 2022 }, "OpenF1 has recorded sessions since 2023"],
  [{ year: 1949 }, "The calendar has no season 1949"],
  [{ year: 2025, round: 25 }, "2025 has no round 25"],
  [{ year: 2025, round: 5, session: "S" as const }, "has no S: it has"],
])("%j is refused: %s", async (wanted, message) => {
  using archive = await archiveCopy();
  await expect(archive.sync(wanted)).rejects.toThrow(message);
});

test("the report names what was imported, what failed, what is missing and what has no place", async () => {
  using archive = await archiveCopy();
  const sessions = weekendAnswers("sessions?year=2025");
  const elsewhere = { location: "Monza", country_name: "Italy", circuit_short_name: "Monza" };
  const answers = answersBut({
    sessions: [...sessions, Object.assign({}, sessions[0], elsewhere, { session_key: 9 })],
    "laps?session_key=5003": new DataError("OpenF1 gave no laps"),
  });
  expect(describeSync(await archive.sync(round, { answers })).split("\n")).toEqual([
    "Imported: 2025 round 5, Practice 1",
    "  driver 99 (Some BODY): no entry of this archive has that number and name",
    "Imported: 2025 round 5, Qualifying",
    "  driver 99 (Some BODY): no entry of this archive has that number and name",
    "Failed: 2025 round 5, Race: OpenF1 gave no laps",
    "OpenF1 does not have:",
    "  round 5 of 2025: FP2, FP3",
    "Not in this archive, and left out:",
    "  session 9 (Practice 1, Monza, 2025-04-18): on that weekend the calendar has the Saudi Arabian Grand Prix, elsewhere",
    "2 imported, 1 failed, 0 held already, 0 not over yet",
  ]);
});
