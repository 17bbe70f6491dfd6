import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { parse } from "valibot";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { paths } from "#contract/endpoints.ts";
import { constructorOdds, driverOdds, titleOddsReport, titleSwings } from "#contract/title-odds.ts";
import type { SeasonChances } from "../models/title-odds.ts";
import { inMiniArchive } from "../testing/mini-archive.ts";
import { titleOddsDocuments } from "./title-odds.ts";

/** Two drivers of 1951, as the model would store them. */
const chances: SeasonChances = {
  simulations: 4000,
  drivers: {
    names: ["driver_2", "driver_1"],
    rounds: [
      { chances: [600, 400], decided: false, leaders: [], scorers: 0 },
      { chances: [250, 750], decided: false, leaders: ["driver_1"], scorers: 2 },
      { chances: [null, 1000], decided: true, leaders: ["driver_1"], scorers: 2 },
      { chances: [null, 1000], decided: true, leaders: ["driver_1"], scorers: 2 },
    ],
  },
  constructors: null,
};

/** The documents of a small archive with these chances in 1951, by path. */
function documentsWith(result: SeasonChances | null): Map<string, unknown> {
  return inMiniArchive((file) => {
    using db = new DatabaseSync(file);
    const insert = db.prepare(
      "INSERT INTO model_part (model, part, piece, fingerprint, packed) VALUES ('title_odds', '1951', 0, '', ?)",
    );
    if (result !== null) insert.run(pack(JSON.stringify(result)));
    return new Map([...titleOddsDocuments(db)].map(({ path, body }) => [path, JSON.parse(body)]));
  });
}

test("a season's chances name drivers, the last chance first, and the day that decided it", () => {
  const documents = documentsWith(chances);
  const odds = parse(driverOdds, documents.get(paths.driverOdds(1951)));
  expect(odds.drivers.map(({ driver_name, chances: each }) => [driver_name, each])).toEqual([
    ["Driver 1", [400, 750, 1000, 1000]],
    ["Driver 2", [600, 250, null, null]],
  ]);
  expect(odds).toMatchObject({ year: 1951, simulations: 4000, decided: { round: 2 } });
  expect(odds.decided?.date).toMatch(/^1951-/);
  expect(odds.rounds).toHaveLength(4);
  expect(documents.has(paths.constructorOdds(1951))).toBe(false);
});

test("constructors have their own, from the season in which there is a title", () => {
  const names = ["team_1 engine_1", "team_2 engine_2"];
  const constructors = { ...chances.drivers, names };
  const documents = documentsWith({ ...chances, constructors });
  const odds = parse(constructorOdds, documents.get(paths.constructorOdds(1951)));
  expect(odds.decided?.round).toBe(2);
});

test("swings are listed by how much of the title moved", () => {
  const swings = parse(titleSwings, documentsWith(chances).get(paths.titleSwings()));
  expect(
    swings.map(({ round, moved, gained, lost }) => [round, moved, gained.driver_name, lost.driver_name]),
  ).toEqual([
    [1, 350, "Driver 1", "Driver 2"],
    [2, 250, "Driver 1", "Driver 2"],
    [3, 0, "Driver 1", "Driver 1"],
  ]);
  expect(swings[0]).toMatchObject({ gained: { before: 400, after: 750 }, lost: { before: 600, after: 250 } });
});

test("the report card judges rounds against who was champion in the end", () => {
  const [card] = parse(titleOddsReport, documentsWith(chances).get(paths.titleOddsReport()));
  expect(card).toMatchObject({ championship: "drivers", seasons: { first: 1951, last: 1951 } });
  expect(card?.all.rounds).toBe(3);
});

test("an archive without the model's results has none of them", () => {
  expect([...documentsWith(null).keys()]).toEqual([]);
});
