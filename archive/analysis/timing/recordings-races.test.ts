import { describe, expect, test } from "vitest";
import { driverRecords } from "./driver-records.ts";
import { lineCrossings } from "./race-laps.ts";
import { officialStops } from "./testing/official.ts";
import {
  analysed,
  hasRecordings,
  isRace,
  needsRecordings,
  recordedPlaces,
  recordedSession,
  recordedSessions,
} from "./testing/recorded.ts";

/** Visits to the pit lane in which we and F1DB differ on what is a stop, with why. */
const stopDifferences: Readonly<Record<number, ReadonlyArray<string>>> = {
  // The safety car led the field through the pit lane on laps 2 to 4; Ocon, Lawson and Bearman changed tyres on lap 4.
  9693: [
    ...noStops([2, 3, 4], "ALB ALO ANT BOR GAS HAM HUL LEC NOR PIA RUS STR TSU VER"),
    ...noStops([2, 3], "BEA LAW OCO"),
  ].toSorted(),
  // A drive-through penalty, which F1DB does not list.
  9877: ["SAI 56: through"],
};

function noStops(laps: ReadonlyArray<number>, codes: string): Array<string> {
  return codes.split(" ").flatMap((code) => laps.map((lap) => `${code} ${lap}: no stop`));
}

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
      // The source writes of new ones after lap 2, where he was no longer in the pit lane than those around him.
      expect(of.get("ALB")).toBe("I 1-33 (0), M 34-44 (0), I 45-57 (0)");
      expect(of.get("BOR")).toBe("I 1-33 (0), M 34-44 (0), I 45-45 (0)");
      expect([of.get("SAI"), of.get("DOO"), of.get("HAD")]).toEqual(["", "", ""]);
      const winner = documents.stints?.lines[0];
      expect(winner?.stops.map(({ lap }) => lap)).toEqual([34, 44]);
      expect(winner?.passes.map(({ lap, with_field }) => [lap, with_field])).toEqual([
        [2, true],
        [3, true],
        [4, true],
      ]);
    },
  );

  test("a drive-through goes on with the same tyres and is no stop: Sainz in Mexico City", options, () => {
    const { documents, codes } = analysed(recordedSession(9877));
    const line = documents.stints?.lines.find((one) => codes[one.driver] === "SAI");
    expect(line?.stints.map((one) => [one.from_lap, one.to_lap, one.age_at_start])).toEqual([
      [1, 17, 0],
      [18, 46, 3],
      [47, 67, 3],
    ]);
    expect(line?.stops.map(({ lap, penalty }) => [lap, penalty])).toEqual([
      [17, null],
      [46, "5 second time penalty"],
    ]);
    expect(line?.passes).toEqual([
      { lap: 56, lane_seconds: 17.885, penalty: "drive through penalty", with_field: false },
    ]);
  });

  test.each(races.filter(({ session }) => session === "R"))(
    "the stops of $key are F1DB's, but for laps with the field and drive-throughs",
    options,
    (session) => {
      const { documents, official, codes } = analysed(session);
      const listed = officialStops(session);
      const differences = (documents.stints?.lines ?? []).flatMap(({ driver, stops, passes }) => {
        const theirs = listed.get(official[driver]?.number ?? 0) ?? [];
        const ours = stops.map(({ lap }) => lap);
        return [
          ...ours.filter((lap) => !theirs.includes(lap)).map((lap) => `${codes[driver]} ${lap}: not in F1DB`),
          ...theirs.filter((lap) => !ours.includes(lap)).map((lap) => `${codes[driver]} ${lap}: no stop`),
          ...passes
            .filter(({ with_field }) => !with_field)
            .map(({ lap }) => `${codes[driver]} ${lap}: through`),
        ];
      });
      expect(differences.toSorted()).toEqual(stopDifferences[session.key] ?? []);
    },
  );

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

  test(
    "the model of Mexico 2025 has the tyres of its prototype: hard wears least, soft most",
    options,
    () => {
      const { documents } = analysed(recordedSession(9877));
      const slopes = new Map(
        documents.pace?.model?.compounds.map(({ compound, slope }) => [compound, slope.value]),
      );
      const [hard = 0, medium = 0, soft = 0] = [slopes.get("HARD"), slopes.get("MEDIUM"), slopes.get("SOFT")];
      expect([hard < medium, medium < soft]).toEqual([true, true]);
      expect(Math.abs(hard - 0.031)).toBeLessThan(0.003);
      expect(Math.abs(medium - 0.051)).toBeLessThan(0.003);
      expect(Math.abs(soft - 0.068)).toBeLessThan(0.003);
    },
  );
});
