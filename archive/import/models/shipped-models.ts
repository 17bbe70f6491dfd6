import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { array, object, parse, string, unknown } from "valibot";
import { messageOf, DataError } from "../data-error.ts";

/** The folder of the models that ship with the source: a file for each, JSON under Brotli. */
export const shippedModelsFolder = fileURLToPath(new URL("../../starter/models/", import.meta.url));

/** A computed part of a model; its result is JSON. */
export type ComputedPart = { model: string; part: string; fingerprint: string; result: string };

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
