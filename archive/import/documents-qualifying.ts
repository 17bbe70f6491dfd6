import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import { paths } from "#contract/paths.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import type { ApiDocument } from "./documents.ts";
import { comparisonsOf, qualifyingLine, qualifyingLinesQuery, rowOf, sessionsOf } from "./qualifying.ts";

/** Each driver's qualifyings and sprint qualifyings, and how they compare with the teammates', newest first. */
export function* qualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const sessions = sessionsOf(parse(array(qualifyingLine), db.prepare(qualifyingLinesQuery()).all()));
  const entries = sessions.flatMap((session) => session.lines.map((line) => ({ line, session })));
  for (const [id, ofDriver] of Map.groupBy(entries, ({ line }) => line.driver_id)) {
    const answer = parse(driverQualifying, {
      results: ofDriver.map(({ line }) => rowOf(line)),
      teammates: ofDriver.flatMap(({ line, session }) => comparisonsOf(line, session)),
    });
    yield { path: paths.driverQualifying(id), body: JSON.stringify(answer) };
  }
}
