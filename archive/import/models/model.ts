import type { DatabaseSync } from "node:sqlite";
import { array, type GenericSchema, object, parse, string } from "valibot";
import { unpack } from "#archive/storage/packed-text-sync.ts";

/**
 * Something that is computed from an archive's results at import and takes long: a fit, or a simulation. It has parts,
 * each computed by itself and only when its input has changed.
 */
export type Model = {
  name: string;
  /** Raise it with every change of what is computed. */
  version: number;
  /** The input of each part as JSON, by the part's name; none where the archive lacks what the model needs. */
  inputs: (db: DatabaseSync) => ReadonlyMap<string, string>;
  /** Computes a part: the same input gives the same result, on every machine. Both are JSON. */
  compute: (input: string, onProgress: (share: number) => void) => string;
};

/** A model whose results can be read. */
export type ModelOf<Result> = Model & {
  /** The results of an archive by the part's name; none where it has none. */
  results: (db: DatabaseSync) => ReadonlyMap<string, Result>;
};

type ModelDefinition<Input, Result> = {
  name: string;
  version: number;
  input: GenericSchema<unknown, Input>;
  result: GenericSchema<unknown, Result>;
  inputs: (db: DatabaseSync) => ReadonlyMap<string, NoInfer<Input>>;
  compute: (input: Input, onProgress: (share: number) => void) => NoInfer<Result>;
};

/** Makes a model of functions that know the types of its input and its result. */
export function defineModel<Input, Result>({
  name,
  version,
  input,
  result,
  inputs,
  compute,
}: ModelDefinition<Input, Result>): ModelOf<Result> {
  return {
    name,
    version,
    inputs: (db) => mapped(inputs(db), (each) => JSON.stringify(each)),
    compute: (text, onProgress) => JSON.stringify(compute(parse(input, JSON.parse(text)), onProgress)),
    results: (db) => mapped(storedResults(db, name), (text) => parse(result, JSON.parse(text))),
  };
}

function mapped<From, To>(map: ReadonlyMap<string, From>, change: (value: From) => To): Map<string, To> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

const storedRows = array(object({ part: string(), packed: string() }));

/** The stored results of a model as JSON, by the part's name. */
export function storedResults(db: DatabaseSync, model: string): Map<string, string> {
  const rows = db.prepare("SELECT part, packed FROM model_part WHERE model = ? ORDER BY part, piece");
  const parts = Map.groupBy(parse(storedRows, rows.all(model)), ({ part }) => part);
  return mapped(parts, (pieces) => unpack(pieces.map(({ packed }) => packed).join("")));
}
