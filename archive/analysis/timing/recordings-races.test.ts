import { describe, expect, test } from "vitest";
import { driverRecords } from "./driver-records.ts";
import { lineCrossings } from "./line-crossings.ts";
import {
  analysed,
  hasRecordings,
  isRace,
  needsRecordings,
  recordedPlaces,
  recordedSession,
  recordedSessions,
} from "./testing/recorded.ts";

const races = recordedSessions.filter(isRace);

describe("in recorded races", () => {
  const options = { skip: !hasRecordings, timeout: 60_000 };

  test("something is recorded", ({ skip }) => {
    skip(!hasRecordings, needsRecordings);
    expect(analysed(recordedSession(9998)).recorded.laps).not.toHaveLength(0);
  });

  test.each(races)("every driver completed as many laps of $key as classified", options, (session) => {
    const { documents, official } = analysed(session);
    const laps = documents.stints?.lines.map((line) => line.laps);
    expect(laps).toEqual(official.map((line) => line.laps ?? 0));
  });

  test.each([
    [9488, ["ALO", "GAS"]],
    [9693, []],
    [9993, ["DOO"]],
    [9998, ["DOO"]],
    [9877, []],
  ])(
    "the order at the last lap of %i is the classified one, but for time penalties of %j",
    options,
    (key, penalised) => {
      const { documents, official, codes } = analysed(recordedSession(key));
      const lines = documents["lap-positions"]?.lines ?? [];
      const finished = lines.filter((_, index) => official[index]?.position !== null);
      const order = finished.toSorted(
        (one, other) =>
          other.positions.length - one.positions.length ||
          (one.positions.at(-1) ?? 0) - (other.positions.at(-1) ?? 0),
      );
      const penalties = official.flatMap(({ penalty }, index) => (penalty > 0 ? [codes[index]] : []));
      expect(penalties).toEqual(penalised);
      const unpenalised = (of: typeof lines) =>
        of.map((line) => codes[line.driver] ?? "").filter((code) => !penalties.includes(code));
      expect(finished.length).toBeGreaterThan(13);
      expect(unpenalised(order)).toEqual(unpenalised(finished));
    },
  );

  test.each(races)(
    "the gaps between teammates at the flag of $key are the official ones",
    options,
    (session) => {
      const { documents, official } = analysed(session);
      const pairs = (documents["teammate-gap"]?.pairs ?? []).flatMap(({ ahead, behind, gaps }) => {
        const [first, second] = [official[ahead], official[behind]];
        const [last, gap] = [gaps.at(-1) ?? null, second?.gap ?? null];
        if (first === undefined || second === undefined || gap === null || last === null) return [];
        return [gap - second.penalty - ((first.gap ?? 0) - first.penalty) - last];
      });
      expect(pairs.length).toBeGreaterThan(1);
      for (const difference of pairs) expect(Math.abs(difference)).toBeLessThan(0.03);
    },
  );

  test.each(races)("every driver's stints of $key lie end to end over all laps", options, (session) => {
    for (const line of analysed(session).documents.stints?.lines ?? []) {
      const starts = line.stints.map((stint) => stint.from_lap);
      const ends = line.stints.map((stint) => stint.to_lap + 1);
      expect([...starts, line.laps + 1]).toEqual([1, ...ends]);
      expect(line.stints.filter((stint) => stint.compound === null)).toEqual([]);
    }
  });

  test(
    "three passes through the pit lane behind the safety car of Australia 2025 change no tyres",
    options,
    () => {
      const { documents, codes } = analysed(recordedSession(9693));
      const stints = documents.stints?.lines.map((line) => [
        codes[line.driver],
        line.stints
          .map((one) => `${one.compound?.[0]} ${one.from_lap}-${one.to_lap} (${one.age_at_start})`)
          .join(", "),
      ]);
      const of = new Map(stints?.map(([code, list]) => [code, list]));
      expect(of.get("NOR")).toBe("I 1-34 (0), H 35-44 (1), I 45-57 (0)");
      expect(of.get("VER")).toBe("I 1-34 (0), M 35-46 (0), I 47-57 (0)");
      expect(of.get("OCO")).toBe("I 1-4 (0), I 5-39 (0), M 40-46 (0), I 47-57 (0)");
      // New ones after lap 2, says the source.
      expect(of.get("ALB")).toBe("I 1-2 (0), I 3-33 (0), M 34-44 (0), I 45-57 (0)");
      expect(of.get("BOR")).toBe("I 1-33 (0), M 34-44 (0), I 45-45 (0)");
      expect([of.get("SAI"), of.get("DOO"), of.get("HAD")]).toEqual(["", "", ""]);
      expect(documents.stints?.lines[0]?.stops.map(({ lap }) => lap)).toEqual([2, 3, 4, 34, 44]);
    },
  );

  test("a drive-through goes on with the same tyres: Sainz in Mexico", options, () => {
    const { documents, codes } = analysed(recordedSession(9877));
    const line = documents.stints?.lines.find((one) => codes[one.driver] === "SAI");
    expect(line?.stints.map((one) => [one.from_lap, one.to_lap, one.age_at_start])).toEqual([
      [1, 17, 0],
      [18, 46, 3],
      [47, 67, 3],
    ]);
    expect(line?.stops.map(({ lap }) => lap)).toEqual([17, 46, 56]);
  });

  test.each([
    [9488, null],
    [9693, ["SC 1-7", "SC 34-41", "SC 47-51"]],
    [9993, []],
    [9998, []],
    [9877, ["VSC 70-71"]],
  ])("the race of %i was neutralised on laps %j", options, (key, expected) => {
    const bands = analysed(recordedSession(key)).documents.stints?.neutralisations;
    expect(bands?.map(({ kind, from_lap, to_lap }) => `${kind} ${from_lap}-${to_lap}`) ?? null).toEqual(
      expected,
    );
  });

  test.each([9693, 9993, 9998, 9877])(
    "places at the end of each lap of %i are the source's own",
    options,
    (key) => {
      const { recorded, documents } = analysed(recordedSession(key));
      const source = recordedPlaces(key);
      const records = driverRecords(recorded);
      const compared = (documents["lap-positions"]?.lines ?? []).flatMap(({ driver, positions }) => {
        const record = records[driver];
        const crossings = record === undefined ? [] : lineCrossings(record);
        return positions.map((position, index) => {
          const at = crossings[index + 1] ?? 0;
          // The source tells of a change of places some seconds before or after the line.
          const told = [-2, 0, 2, 5].map((seconds) =>
            source(record?.driver.number ?? 0, at + seconds * 1000),
          );
          return { lap: index + 1, driver: record?.driver.driver_code, position, told };
        });
      });
      expect(compared.length).toBeGreaterThan(350);
      expect(compared.filter(({ position, told }) => !told.includes(position))).toEqual([]);
    },
  );
});
