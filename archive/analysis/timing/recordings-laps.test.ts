import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import { timingDocuments } from "#contract/timing/documents.ts";
import { timingDocument } from "#contract/timing/session.ts";
import { median, sum } from "../arithmetic.ts";
import { driverRecords } from "./driver-records.ts";
import { countedLaps } from "./fastest-laps.ts";
import { integrate } from "./measured-laps.ts";
import {
  analysed,
  hasRecordings,
  isRace,
  needsRecordings,
  type RecordedSession,
  recordedSession,
  recordedSessions,
} from "./testing/recorded.ts";

function hasClassifiedTimes({ session }: RecordedSession): boolean {
  return session !== "S";
}

describe("in recorded sessions", { tags: ["deep"] }, () => {
  const options = { skip: !hasRecordings, timeout: 60_000 };

  test("something is recorded", ({ skip }) => {
    skip(!hasRecordings, needsRecordings);
    expect(analysed(recordedSession(9689)).recorded.laps).not.toHaveLength(0);
  });

  test.each(recordedSessions.filter(hasClassifiedTimes))(
    "the fastest laps of $key ($year, round $round, $session) are the official ones to the thousandth",
    options,
    (session) => {
      const { documents, official, codes } = analysed(session);
      const lines = documents["fastest-laps"]?.lines ?? [];
      const computed = new Map(lines.map((line) => [line.driver, line.best?.seconds ?? null]));
      // F1DB leaves the fastest laps of two who were disqualified out of a race's list.
      const unlisted = session.key === 9998 ? ["LEC", "GAS"] : [];
      const differences = official.flatMap(({ best }, index) => {
        const own = computed.get(index) ?? null;
        return own === best || unlisted.includes(codes[index] ?? "") ? [] : [[codes[index], own, best]];
      });
      expect(lines).toHaveLength(official.length);
      expect(differences).toEqual([]);
      expect(official.filter(({ best }) => best !== null).length).toBeGreaterThan(15);
    },
  );

  test(
    "Hülkenberg's deleted lap in the sprint qualifying of China is his first, not his best",
    options,
    () => {
      const { documents, codes } = analysed(recordedSession(9989));
      const line = documents["fastest-laps"]?.lines.find((one) => codes[one.driver] === "HUL");
      expect(line?.deleted).toEqual([{ lap: 1, seconds: null, reason: "Track limits at turn 1" }]);
      expect(line?.best).toMatchObject({ lap: 2, seconds: 92.675 });
    },
  );

  test.each([
    [9689, "BEA 1, BOR 2, BOR 13, HUL 4, HUL 5, LAW 5, LAW 7, OCO 8, ALO 10, DOO 11, NOR 16"],
    [9989, "ALB 1, BOR 3, BOR 10, HUL 1, LAW 5, DOO 6, NOR 13"],
    [9994, "TSU 2, DOO 2, NOR 2, ANT 18"],
    [9873, "BOR 2, COL 8"],
    [9877, "VER 6, HAM 6, HAM 62, RUS 6, BEA 6, SAI 18, STR 44, ANT 62"],
    [9998, "BOR 1, HAD 1, HAD 45, TSU 16, DOO 45"],
  ])("the deleted laps of %i are %s", options, (key, expected) => {
    const { documents, codes } = analysed(recordedSession(key));
    const lines = documents["fastest-laps"]?.lines ?? [];
    const deleted = lines.flatMap((line) => line.deleted.map(({ lap }) => `${codes[line.driver]} ${lap}`));
    expect(deleted.toSorted()).toEqual(expected.split(", ").toSorted());
  });

  test.each(recordedSessions)("the sectors of $key add up to the laps", options, (session) => {
    const { recorded } = analysed(session);
    const sectored = recorded.laps.flatMap(({ seconds, sectors }) => {
      const times = sectors.flatMap((sector) => sector ?? []);
      return seconds === null || times.length < 3 ? [] : [Math.abs(sum(times) - seconds)];
    });
    // The sectors of Mexico's race are not recorded.
    expect(sectored.length > 100).toBe(session.key !== 9877);
    expect(Math.max(0, ...sectored)).toBeLessThan(0.0015);
  });

  test.each(recordedSessions)("no ideal lap of $key is slower than the best", options, (session) => {
    const lines = analysed(session).documents["ideal-sectors"]?.lines ?? [];
    expect(lines.filter(({ left }) => left !== null && left < 0)).toEqual([]);
    expect(lines.filter(({ ideal, best }) => best !== null && ideal === null)).toEqual([]);
  });

  test.each([9689, 9873, 9998])("all drivers' laps of %i are as long to one per cent", options, (key) => {
    const { telemetry } = analysed(recordedSession(key)).recorded;
    const metres = telemetry.map((lap) => integrate(lap)?.metres ?? Number.NaN);
    const middle = median(metres) ?? Number.NaN;
    expect(metres.length).toBeGreaterThan(18);
    for (const length of metres) expect(Math.abs(length / middle - 1)).toBeLessThan(0.01);
  });

  test.each([
    [9689, 5278, ["BEA"]],
    [9873, 4304, []],
  ])(
    "the dominance of %i is that of a lap of some %i metres, without %j",
    options,
    (key, metres, missing) => {
      const { documents, codes } = analysed(recordedSession(key));
      const { dominance } = documents;
      const found = dominance ?? { lap_metres: 0, lines: [], missing: [], outline: { points: [] } };
      expect(found.missing.map((index) => codes[index])).toEqual(missing);
      // Speeds add up to about one per cent less than the track's length.
      expect(found.lap_metres / metres).toBeGreaterThan(0.98);
      expect(found.lap_metres / metres).toBeLessThan(1.005);
      for (const { times, seconds } of found.lines) {
        expect(sum(times)).toBeCloseTo(seconds, 6);
        expect(Math.min(...times)).toBeGreaterThan(1);
      }
      expect(longestStep(found.outline.points)).toBeLessThan((2 * found.lap_metres) / 250);
    },
  );

  test.each([
    [9693, 5278],
    [9998, 5451],
  ])(
    "the race of %i gives an outline of some %i metres, and nothing else of telemetry",
    options,
    (key, metres) => {
      const { outline, dominance, "speed-traces": traces } = analysed(recordedSession(key)).documents;
      expect([dominance, traces]).toEqual([undefined, undefined]);
      const points = outline?.points ?? [];
      expect(points).toHaveLength(2 * 250);
      expect(longestStep(points)).toBeLessThan((2 * metres) / 250);
      const length = sum(steps(points));
      expect(length / metres).toBeGreaterThan(0.97);
      expect(length / metres).toBeLessThan(1.005);
    },
  );

  test.each(recordedSessions)(
    "the documents of $key are of their schemas, and under 60 KB",
    options,
    (session) => {
      const documents = Object.entries(analysed(session).documents);
      expect(documents.length).toBeGreaterThan(2);
      for (const [name, document] of documents) {
        expect(parse(timingDocuments[parse(timingDocument, name)], document)).toEqual(document);
      }
      const sizes = documents.map(
        ([name, document]) => [name, Buffer.byteLength(JSON.stringify(document))] as const,
      );
      expect(sizes.filter(([, bytes]) => bytes >= 60_000)).toEqual([]);
    },
  );

  test.each(recordedSessions)("laps that count in $key are never deleted ones", options, (session) => {
    for (const record of driverRecords(analysed(session).recorded)) {
      const counted = countedLaps(record, isRace(session)).map(({ lap }) => lap);
      expect(record.deleted.filter(({ lap }) => counted.includes(lap.lap))).toEqual([]);
    }
  });
});

/** Between neighbours of a closed outline, in metres. */
function steps(points: ReadonlyArray<number>): Array<number> {
  const count = points.length / 2;
  return Array.from({ length: count }, (_, index) => {
    const next = (index + 1) % count;
    const [x, y, nextX, nextY] = [
      points[2 * index],
      points[2 * index + 1],
      points[2 * next],
      points[2 * next + 1],
    ];
    return Math.hypot((nextX ?? 0) - (x ?? 0), (nextY ?? 0) - (y ?? 0));
  });
}

function longestStep(points: ReadonlyArray<number>): number {
  return Math.max(...steps(points));
}
