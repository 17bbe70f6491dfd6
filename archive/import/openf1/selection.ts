import { is } from "valibot";
import { type SessionCode, sessionCode } from "#contract/sessions.ts";
import { DataError } from "../data-error.ts";
import type { Wanted } from "./sync.ts";

/** The options of the command line that select sessions, as they were typed. */
export type Selection = { year?: string; round?: string; session?: string; latest: boolean };

/** What the options select. @throws DataError when that is nothing, or not one thing */
export function wantedOf({ year, round, session, latest }: Selection): Wanted | "latest" {
  if (latest && (year ?? round ?? session) === undefined) return "latest";
  if (latest || year === undefined || (session !== undefined && round === undefined)) {
    throw new DataError(
      "Say which sessions: --year Y, --year Y --round N, --year Y --round N --session CODE, or --latest",
    );
  }
  return {
    year: numberOf("--year", year),
    ...(round === undefined ? {} : { round: numberOf("--round", round) }),
    ...(session === undefined ? {} : { session: codeOf(session) }),
  };
}

function numberOf(option: string, written: string): number {
  if (!/^[1-9]\d{0,3}$/.test(written)) throw new DataError(`${option} is a number, not "${written}"`);
  return Number(written);
}

function codeOf(written: string): SessionCode {
  const code = written.toUpperCase();
  if (is(sessionCode, code)) return code;
  throw new DataError(`--session is one of ${sessionCode.options.join(", ")}, not "${written}"`);
}
