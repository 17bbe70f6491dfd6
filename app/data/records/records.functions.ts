import { createServerFn } from "@tanstack/react-start";
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
import { apiGet } from "../upstream.server.ts";
import {
  type Proof,
  type RecordHolder,
  recordHolders,
  recordProofs,
  type RecordRow,
  recordTable,
} from "./compute.ts";
import { holders, recordKindNames } from "./kinds.ts";

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
  proof: { name: string; proofs: Array<Proof> } | null;
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
    return {
      rows: recordTable(history, data),
      holders: recordHolders(history, data),
      proof: data.of === null ? null : recordProofs(history, data, data.of),
    };
  });
