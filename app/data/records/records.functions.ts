import { createServerFn } from "@tanstack/react-start";
import { searchText } from "#contract/ask/address.ts";
import { questionSegment, readQuestion } from "#contract/ask/question.ts";
import { endpoints } from "#contract/endpoints.ts";
import {
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import { ApiError } from "../cache/read-answer.ts";
import { apiFind, apiGet } from "../upstream.server.ts";
import {
  type RecordHolder,
  recordHolders,
  type RecordProof,
  recordProofs,
  type RecordRow,
  recordTable,
  withResults,
} from "./compute.ts";
import { holders, recordKindNames, type RecordQuestion } from "./kinds.ts";
import { lineOfHolder, questionOfRecord } from "./record-texts.ts";

const season = pipe(number(), integer(), minValue(0), maxValue(9999));
const question = object({
  kind: picklist(recordKindNames),
  by: picklist(holders),
  from: season,
  to: season,
  /** The holder whose record is to be proved; null for none. */
  of: nullable(pipe(string(), maxLength(120))),
});

/** A record's table, who holds it and the other records, and the proof for the requested holder. */
export type RecordAnswer = {
  rows: Array<RecordRow>;
  holders: Array<RecordHolder>;
  proof: RecordProof | null;
};

/** Computes a record over all of history. */
export const fetchRecord = createServerFn({ method: "GET" })
  .validator(question)
  .handler(async ({ data }): Promise<RecordAnswer> => {
    const [drivers, teams, races] = await Promise.all([
      apiGet(endpoints.recordDrivers),
      apiGet(endpoints.recordTeams),
      apiGet(endpoints.recordRaces),
    ]);
    const history = { drivers, teams, races };
    const proof = data.of === null ? null : recordProofs(history, data, data.of);
    return {
      rows: recordTable(history, data),
      holders: recordHolders(history, data),
      proof:
        data.of === null || proof === null
          ? null
          : { ...proof, proofs: await provedByResults(data, data.of, proof.proofs) },
    };
  });

/** What proves a record with the results of its races, which the same question has to the archive. */
async function provedByResults(record: RecordQuestion, of: string, proofs: RecordProof["proofs"]) {
  const asked = questionOfRecord(record);
  if (asked === null || proofs.every(({ round }) => round === null)) return proofs;
  const segment = questionSegment(readQuestion(new URLSearchParams(searchText(asked))));
  try {
    const answer = await apiFind(endpoints.askProof, segment, lineOfHolder(record.by, of));
    return answer === null ? proofs : withResults(proofs, answer.races);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The races prove the record without their results.
    return proofs;
  }
}
