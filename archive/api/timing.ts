import { readTimingDocument } from "#archive/queries/timing.ts";
import { sessionNames } from "#contract/sessions.ts";
import { timingDocument } from "#contract/timing/session.ts";
import type { Env } from "./env.ts";
import { oneOf, roundParam, sessionParam, yearParam } from "./params.ts";
import { RequestError } from "./request-error.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about a session's timing: each answer was computed when the timing was imported. */
export const timingRoutes: Array<Route> = [
  { path: "/api/races/{year}/{round}/timing/{session}/{document}", answer: timing },
];

async function timing(env: Env, segments: ReadonlyArray<string>): Promise<Answer> {
  const [first = "", second = "", third = "", fourth = ""] = segments;
  const [year, round, session] = [yearParam(first), roundParam(second), sessionParam(third)];
  const name = oneOf(timingDocument, fourth, "There is no such document of a session's timing.");
  const known = await readTimingDocument(env.DB, year, round, session, name);
  if (known.document !== null) return known.document;
  const weekend = `round ${round} of ${year}`;
  const what = sessionNames[session];
  if (!known.race) throw missing("not_found", `There is no ${weekend}.`);
  if (known.imported) throw missing("not_recorded", `The recording of ${what} in ${weekend} has no ${name}.`);
  if (!known.session) throw missing("not_found", `The archive knows no ${what} in ${weekend}.`);
  throw missing("not_imported", `The timing of ${what} in ${weekend} was not imported.`);
}

function missing(code: "not_found" | "not_recorded" | "not_imported", message: string): RequestError {
  return new RequestError(404, code, message);
}
