import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string, unknown } from "valibot";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { DataError, messageOf } from "../data-error.ts";
import type { OnProgress } from "../source.ts";
import { computeInWorkers, type ComputeParts, models as allModels } from "./compute-parts.ts";
import { type Model, storedResults } from "./model.ts";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** As much of a packed result in a row as one call to D1 may send. */
const pieceLength = 80_000;

/** Where the results of models come from, beside computing them. */
export type ModelSources = {
  /** The folder of results that belong to the facts, whatever their input was; null where inputs decide. */
  ofFacts: string | null;
  /** The database file that is replaced, whose results are taken where inputs are the same; it may not exist. */
  replaced: string | null;
  models?: ReadonlyArray<Model>;
  /** The folder of results that ship with the source, taken where inputs are the same. */
  shipped?: string;
  compute?: ComputeParts;
};

/**
 * Stores the results of all models in a filled archive. What was computed before from the same input is taken, from the
 * database that is replaced or from what ships with the source; the rest is computed. A model that fails is left out and
 * named on the console: a release must not be refused for it.
 *
 * @returns how many parts were computed
 */
export function storeModels(
  db: DatabaseSync,
  {
    ofFacts,
    replaced,
    models = allModels,
    shipped = shippedModelsFolder,
    compute = computeInWorkers,
  }: ModelSources,
  onProgress: OnProgress,
): number {
  if (ofFacts !== null) {
    for (const part of shippedModels(ofFacts)) store(db, part);
    return 0;
  }
  const wanted = models.flatMap((model) =>
    [...model.inputs(db)].map(([part, input]) => ({
      model: model.name,
      part,
      input,
      fingerprint: fingerprintOf(model, input),
    })),
  );
  if (wanted.length === 0) return 0;
  const known = new Map(
    [...shippedModels(shipped), ...computedIn(replaced)].map((each) => [keyOf(each), each] as const),
  );
  const missing = wanted.filter((each) => !known.has(keyOf(each)));
  for (const part of wanted) {
    const found = known.get(keyOf(part));
    if (found !== undefined) store(db, found);
  }
  let computed = 0;
  for (const ofModel of Map.groupBy(missing, ({ model }) => model).values()) {
    try {
      const results = compute(
        ofModel.map(({ model, part, input }) => ({ model, part, input })),
        onProgress,
      );
      for (const [index, { model, part, fingerprint }] of ofModel.entries())
        store(db, { model, part, fingerprint, result: results[index] ?? "" });
      computed += ofModel.length;
    } catch (error) {
      console.error(`A model is left out: ${messageOf(error)}`);
    }
  }
  return computed;
}

/** The same input, computed in the same way, has the same fingerprint. */
function fingerprintOf({ name, version }: Model, input: string): string {
  return createHash("sha256").update(`${name} ${version}\n${input}`).digest("hex").slice(0, 16);
}

function keyOf({ model, part, fingerprint }: Omit<ComputedPart, "result">): string {
  return `${model} ${part} ${fingerprint}`;
}

function store(db: DatabaseSync, { model, part, fingerprint, result }: ComputedPart): void {
  const packed = pack(result);
  const insert = db.prepare(
    "INSERT INTO model_part (model, part, piece, fingerprint, packed) VALUES (?, ?, ?, ?, ?)",
  );
  for (let at = 0; at < packed.length; at += pieceLength)
    insert.run(model, part, at / pieceLength, fingerprint, packed.slice(at, at + pieceLength));
}

const partRows = array(object({ model: string(), part: string(), fingerprint: string() }));

/** The results that an archive holds. */
export function computedParts(db: DatabaseSync): Array<ComputedPart> {
  const rows = db.prepare(
    "SELECT model, part, fingerprint FROM model_part WHERE piece = 0 ORDER BY model, part",
  );
  const results = new Map<string, Map<string, string>>();
  return parse(partRows, rows.all()).map((row) => {
    const ofModel = results.get(row.model) ?? storedResults(db, row.model);
    results.set(row.model, ofModel);
    return { ...row, result: ofModel.get(row.part) ?? "" };
  });
}

/** The same of a file; none where it is no archive, or one of other tables. */
function computedIn(file: string | null): Array<ComputedPart> {
  if (file === null || !existsSync(file)) return [];
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    return computedParts(db);
  } catch {
    return [];
  }
}

/** The folder of the models that ship with the source: a file for each, JSON under Brotli. */
export const shippedModelsFolder = fileURLToPath(new URL("../../starter/models/", import.meta.url));

/** A computed part of a model; its result is JSON. */
type ComputedPart = { model: string; part: string; fingerprint: string; result: string };

const extension = ".json.br";
const shippedModel = array(object({ part: string(), fingerprint: string(), result: unknown() }));

/** The files of the models in a folder, by the model's name. */
function modelFiles(folder: string): Array<{ model: string; file: string }> {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => ({ model: name.slice(0, -extension.length), file: join(folder, name) }));
}

/** The parts of all models in a folder, and none where there is no folder. @throws DataError when a file is damaged */
export function shippedModels(folder: string): Array<ComputedPart> {
  return modelFiles(folder).flatMap(({ model, file }) => {
    try {
      const text = brotliDecompressSync(readFileSync(file)).toString("utf8");
      return parse(shippedModel, JSON.parse(text)).map(({ part, fingerprint, result }) => ({
        model,
        part,
        fingerprint,
        result: JSON.stringify(result),
      }));
    } catch (error) {
      throw new DataError(`${file} is damaged: ${messageOf(error)}`);
    }
  });
}

/**
 * Writes the parts of models as they ship with the source, in place of what was there.
 *
 * @returns bytes written, file by file
 */
export function writeShippedModels(
  parts: ReadonlyArray<ComputedPart>,
  folder: string,
): Array<{ file: string; bytes: number }> {
  mkdirSync(folder, { recursive: true });
  for (const { file } of modelFiles(folder)) rmSync(file);
  return [...Map.groupBy(parts, ({ model }) => model)].map(([model, ofModel]) => {
    const shipped = ofModel.map(({ part, fingerprint, result }) => ({
      part,
      fingerprint,
      result: JSON.parse(result),
    }));
    const bytes = brotliCompressSync(JSON.stringify(shipped));
    writeFileSync(join(folder, `${model}${extension}`), bytes);
    return { file: `models/${model}${extension}`, bytes: bytes.length };
  });
}
