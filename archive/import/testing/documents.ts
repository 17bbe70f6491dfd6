import { DatabaseSync } from "node:sqlite";
import { array, minLength, minValue, number, object, parse, pipe, string, union } from "valibot";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { answerSchema } from "#contract/endpoints.ts";

const documentRows = array(object({ path: string(), packed: string() }));

const rows = pipe(array(object({})), minLength(1));
/** An overview tells of a season that has no table, too. */
const notEmpty = union([
  rows,
  ...["results", "drivers", "teams", "races"].map((list) => object({ [list]: rows })),
  object({ rounds: pipe(number(), minValue(1)) }),
]);

/** The prepared answers of an archive, by path. */
export function readDocuments(file: string): Map<string, string> {
  using db = new DatabaseSync(file, { readOnly: true });
  const documents = parse(documentRows, db.prepare("SELECT path, packed FROM document ORDER BY path").all());
  return new Map(documents.map(({ path, packed }) => [path, unpack(packed)]));
}

/**
 * Holds every prepared answer against the contract: its shape, and that it is not empty.
 *
 * @returns how many answers there are
 * @throws at the first answer that the contract does not know
 */
export function checkDocuments(file: string): number {
  const documents = readDocuments(file);
  for (const [path, body] of documents) {
    parse(notEmpty, JSON.parse(body));
    parse(answerSchema(path), JSON.parse(body), { abortEarly: true });
  }
  return documents.size;
}
