import { expect, test } from "vitest";
import { sectorSentence } from "./track-drawing.tsx";
import type { Dominance } from "#contract/timing/lap.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  byMargin,
  byPartsWon,
  driverContenders,
  marginSentence,
  miniSectors,
  reignsOf,
  teamContenders,
} from "./contest.ts";
import { dominanceSentence, mapSentence, withoutTelemetry } from "./dominance-view.tsx";

const [norris, piastri, russell, bearman] = [
  timedDriver("lando_norris", "NOR", "mclaren"),
  timedDriver("oscar_piastri", "PIA", "mclaren"),
  timedDriver("george_russell", "RUS", "mercedes"),
  timedDriver("oliver_bearman", "BEA", "haas"),
];

/** Four mini-sectors of 1,250 m; the lines are not in order of classification. */
const document: Dominance = {
  source: "OpenF1, session 1",
  drivers: [norris, piastri, russell, bearman],
  outline: { points: [0, 0, 10, 0, 10, 10, 0, 10], starts: [0, 1, 2, 3] },
  lap_metres: 5000,
  mini_sectors: 4,
  lines: [
    { driver: 2, lap: 9, seconds: 80.3, times: [19, 20.5, 20.3, 20.5] },
    { driver: 0, lap: 8, seconds: 80, times: [20, 20, 20, 20] },
    { driver: 1, lap: 8, seconds: 80.2, times: [20.1, 19.9, 20.1, 20.1] },
  ],
  missing: [3],
};

test("drivers are compared in order of classification, whatever order they are chosen in", () => {
  const contenders = driverContenders(document, ["george_russell", "lando_norris", "oliver_bearman"]);
  expect(contenders.map(({ label }) => label)).toEqual(["NOR", "RUS"]);
  const sectors = miniSectors(document, contenders);
  expect(sectors.map(({ fastest }) => fastest.label)).toEqual(["RUS", "NOR", "NOR", "NOR"]);
  expect(sectors[0]).toMatchObject({ number: 1, from: 0, to: 1250, times: [20, 19], margin: 1 });
  expect(sectors[0] && sectorSentence(sectors[0])).toMatch(
    /^Mini-sector 1 \(0–1,250 m\): Russell 19\.000 s, 1\.00 s faster than NOR$/,
  );
});

test("a team has the faster of its drivers in each mini-sector, and names whose time it is", () => {
  const contenders = teamContenders(document);
  expect(contenders.map(({ name }) => name)).toEqual(["Mclaren", "Mercedes"]);
  expect(contenders[0]).toMatchObject({ seconds: 80, times: [20, 19.9, 20, 20] });
  const sectors = miniSectors(document, contenders);
  expect(sectors.map(({ driver }) => driver.driver_code)).toEqual(["RUS", "PIA", "NOR", "NOR"]);
});

test("of equal times the better classified driver's counts", () => {
  const even = document.lines.map((line) => ({ ...line, times: [20, 20, 20, 20] }));
  const sectors = miniSectors(
    document,
    driverContenders({ ...document, lines: even }, ["oscar_piastri", "lando_norris"]),
  );
  expect(new Set(sectors.map(({ fastest }) => fastest.label))).toEqual(new Set(["NOR"]));
  expect(sectors[0]?.margin).toBe(0);
  expect(sectors[0] && sectorSentence(sectors[0])).toMatch(/ 20\.000 s, level with PIA$/);
});

test("mini-sectors in a row with the same fastest are one reign, from line to line", () => {
  const contenders = driverContenders(document, ["george_russell", "lando_norris"]);
  const sectors = miniSectors(document, contenders);
  expect(reignsOf(sectors).map(({ contender, from, to }) => [contender.label, from, to])).toEqual([
    ["RUS", 1, 1],
    ["NOR", 2, 4],
  ]);
  expect(mapSentence(contenders, sectors)).toBe(
    "The circuit from above. Fastest through mini-sectors: Lando Norris 2–4; George Russell 1.",
  );
  expect(dominanceSentence(contenders, sectors)).toBe(
    "Norris is 0.300 s faster and wins 3 of 4 mini-sectors",
  );
});

test("of two the faster lap is told apart from who was fastest in more mini-sectors, and comes first", () => {
  const drivers = driverContenders(document, ["lando_norris", "oscar_piastri"]);
  const said = (wins: ReadonlyArray<number>, [norrisTook = 80, piastriTook = 80.2] = []) => {
    const contenders = drivers.map((each, index) => ({
      ...each,
      seconds: index === 0 ? norrisTook : piastriTook,
      times: [0, 1, 2, 3].map((part) => (wins.includes(part) === (index === 0) ? 19 : 20)),
    }));
    const sectors = miniSectors(document, contenders);
    return {
      sentence: dominanceSentence(contenders, sectors),
      first: byPartsWon(contenders, sectors)[0]?.contender.label,
    };
  };
  expect(said([0])).toEqual({
    sentence: "Norris is 0.200 s faster; Piastri wins 3 of 4 mini-sectors",
    first: "NOR",
  });
  expect(said([0, 1]).sentence).toBe("Norris is 0.200 s faster; each wins 2 of 4 mini-sectors");
  expect(said([0], [80.1, 80])).toEqual({
    sentence: "Piastri is 0.100 s faster and wins 3 of 4 mini-sectors",
    first: "PIA",
  });
  expect(said([0], [80, 80]).sentence).toBe("Oscar Piastri is fastest in 3 of 4 mini-sectors");
});

test("three who are fastest equally often are one list", () => {
  const lines = [0, 1, 2].map((driver) => ({
    driver,
    lap: 8,
    seconds: 80,
    times: [0, 1, 2, 3].map((part) => (part === driver ? 19 : 20)),
  }));
  const contenders = driverContenders({ ...document, lines, mini_sectors: 4 }, [
    "lando_norris",
    "oscar_piastri",
    "george_russell",
  ]);
  const sectors = miniSectors({ ...document, mini_sectors: 4 }, contenders).slice(0, 3);
  expect(dominanceSentence(contenders, sectors)).toBe(
    "Lando Norris, Oscar Piastri and George Russell are each fastest in 1 of 3 mini-sectors",
  );
});

/** What is said of Norris being ahead by some margins. */
function saidOf(margins: ReadonlyArray<number>): string {
  const lines = [0, 1, 2].map((driver) => ({
    driver,
    lap: 8,
    seconds: 80,
    times: margins.map((margin) => (driver === 0 ? 20 - margin : 20)),
  }));
  const of = { ...document, lines, mini_sectors: margins.length };
  const contenders = driverContenders(of, ["lando_norris", "oscar_piastri", "george_russell"]);
  return dominanceSentence(contenders, miniSectors(of, contenders));
}

test("how many parts were won clearly is said where not all were", () => {
  expect(saidOf([0.03, 0.2, 1])).toBe("Lando Norris is fastest in 3 of 3 mini-sectors");
  expect(saidOf([0.03, 0.029, 1])).toBe("Lando Norris is fastest in 3 of 3 mini-sectors, 2 of them clearly");
  expect(saidOf([0.01, 0.02])).toBe("Lando Norris is fastest in 2 of 2 mini-sectors, none of them clearly");
});

test("until a part is pointed at, the map says where the margin was the biggest, if anybody was ahead", () => {
  const sectors = miniSectors(document, driverContenders(document, ["george_russell", "lando_norris"]));
  const [most, next] = byMargin(sectors);
  expect(most && marginSentence(most)).toBe("Biggest margin: RUS by 1.00 s over NOR in mini-sector 1.");
  expect(next?.margin).toBeLessThanOrEqual(most?.margin ?? 0);
  expect(byMargin(sectors.map((sector) => ({ ...sector, margin: 0 })))).toEqual([]);
  expect(byMargin(sectors.map((sector) => ({ ...sector, next: null, margin: null })))).toEqual([]);
});

test("who has no telemetry is named", () => {
  expect(withoutTelemetry(document)).toBe("Without usable telemetry: Oliver Bearman.");
});
