import { mkdirSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { number, object } from "valibot";
import { expect, test, vi } from "vitest";
import { schemaSql } from "../database/schema.ts";
import { inMiniArchive } from "../testing/mini-archive.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { computeInWorkers, type ComputeParts } from "./compute-parts.ts";
import { defineModel } from "./model.ts";
import { ratings } from "./ratings.ts";
import { computedParts, shippedModels, storeModels, writeShippedModels } from "./store-models.ts";

/** Ten times the number of drivers, and of teams. */
function counting(version: number) {
  return defineModel({
    name: "counting",
    version,
    input: object({ rows: number() }),
    result: object({ tenfold: number() }),
    inputs: (db) =>
      new Map(
        ["driver", "team"].map((table) => {
          const row = db.prepare(`SELECT count(*) AS rows FROM ${table}`).get();
          return [table, { rows: Number(row?.rows) }];
        }),
      ),
    compute: ({ rows }) => ({ tenfold: rows * 10 }),
  });
}

const counted = counting(1);

/** Computes without worker threads, and notes what was asked for. */
function computing() {
  const asked: Array<string> = [];
  const compute: ComputeParts = (parts) =>
    parts.map(({ model, part, input }) => {
      asked.push(`${model} ${part}`);
      return counted.compute(input, () => {});
    });
  return { asked, compute };
}

const failing: ComputeParts = () => {
  throw new Error("the matrix is not positive definite");
};

function archiveIn(file: string, drivers: number): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; ${schemaSql}`);
  const insert = db.prepare(
    "INSERT INTO driver (id, name, first_name, last_name, country_id, teammates) VALUES (?, '', '', '', '', 0)",
  );
  for (let driver = 0; driver < drivers; driver += 1) insert.run(`driver_${driver}`);
  return db;
}

test("what was computed from the same input is taken from the archive that is replaced", () => {
  using folder = temporaryFolder();
  const first = computing();
  const replaced = folder.file("old.sqlite");
  {
    using old = archiveIn(replaced, 2);
    const sources = { ofFacts: null, replaced: null, models: [counted], compute: first.compute };
    expect(storeModels(old, sources, () => {})).toBe(2);
    expect(counted.results(old).get("driver")).toEqual({ tenfold: 20 });
  }
  const second = computing();
  using same = archiveIn(folder.file("same.sqlite"), 2);
  storeModels(same, { ofFacts: null, replaced, models: [counted], compute: second.compute }, () => {});
  expect(second.asked).toEqual([]);
  expect(counted.results(same).get("driver")).toEqual({ tenfold: 20 });

  const third = computing();
  using other = archiveIn(folder.file("other.sqlite"), 3);
  storeModels(other, { ofFacts: null, replaced, models: [counted], compute: third.compute }, () => {});
  expect(third.asked).toEqual(["counting driver"]);
  expect(counted.results(other).get("driver")).toEqual({ tenfold: 30 });

  const fourth = computing();
  using newer = archiveIn(folder.file("newer.sqlite"), 2);
  storeModels(newer, { ofFacts: null, replaced, models: [counting(2)], compute: fourth.compute }, () => {});
  expect(fourth.asked).toEqual(["counting driver", "counting team"]);
});

test("what ships with the source is taken where its input is the same, and by its own facts in any case", () => {
  using folder = temporaryFolder();
  const shipped = folder.file("models");
  {
    using db = archiveIn(folder.file("full.sqlite"), 2);
    const { compute } = computing();
    storeModels(db, { ofFacts: null, replaced: null, models: [counted], compute }, () => {});
    expect(writeShippedModels(computedParts(db), shipped).map(({ file }) => file)).toEqual([
      "models/counting.json.br",
    ]);
  }
  const { asked, compute } = computing();
  const sources = {
    ofFacts: null,
    replaced: folder.file("none.sqlite"),
    models: [counted],
    shipped,
    compute,
  };
  using same = archiveIn(folder.file("same.sqlite"), 2);
  storeModels(same, sources, () => {});
  using part = archiveIn(folder.file("part.sqlite"), 1);
  storeModels(part, { ...sources, ofFacts: shipped }, () => {});
  expect(asked).toEqual([]);
  expect(counted.results(part).get("driver")).toEqual({ tenfold: 20 });
});

test("a replaced file that is no archive is passed over, a damaged shipped model is refused", () => {
  using folder = temporaryFolder();
  writeFileSync(folder.file("old.sqlite"), "no database");
  const { asked, compute } = computing();
  using db = archiveIn(folder.file("new.sqlite"), 1);
  storeModels(
    db,
    { ofFacts: null, replaced: folder.file("old.sqlite"), models: [counted], compute },
    () => {},
  );
  expect(asked).toHaveLength(2);
  mkdirSync(folder.file("models"));
  writeFileSync(folder.file("models/counting.json.br"), "no model");
  expect(() => shippedModels(folder.file("models"))).toThrow("counting.json.br is damaged");
});

test("a model that cannot be computed is left out of the archive, and named", () => {
  using folder = temporaryFolder();
  using db = archiveIn(folder.file("new.sqlite"), 1);
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  storeModels(db, { ofFacts: null, replaced: null, models: [counted], compute: failing }, () => {});
  expect(error.mock.calls).toEqual([["A model is left out: the matrix is not positive definite"]]);
  expect(computedParts(db)).toEqual([]);
  error.mockRestore();
});

test("worker threads compute parts side by side, tell how far they are, and what went wrong", () => {
  const names = ["anna", "bert", "cleo"];
  const orders = [2001, 2002, 2003].map((year) => ({
    year,
    cars: names.map((driver) => ({ driver, team: `team of ${driver}` })),
  }));
  const parts = ["one", "two", "three"].map((part) => ({
    model: "ratings",
    part,
    input: JSON.stringify(orders),
  }));
  const shares: Array<number> = [];
  const results = computeInWorkers(parts, (share) => shares.push(share));
  expect(results).toHaveLength(3);
  expect(new Set(results)).toEqual(new Set([ratings.compute(JSON.stringify(orders), () => {})]));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(() => computeInWorkers([{ model: "ratings", part: "one", input: "[{}]" }], () => {})).toThrow(
    "ratings one: Invalid key",
  );
});

test("an archive of a few races has no ratings", () => {
  inMiniArchive((file) => {
    using db = new DatabaseSync(file, { readOnly: true });
    expect(computedParts(db)).toEqual([]);
  });
});
