import type { DetailKind } from "#contract/archive.ts";
import type { SessionCode } from "#contract/sessions.ts";

const details: Partial<Record<SessionCode, DetailKind>> = {
  R: "race",
  S: "sprint",
  SQ: "sprint_qualifying",
  Q: "qualifying",
  PQ: "qualifying",
  Q1D: "qualifying",
  Q2D: "qualifying",
};

/** As which kind of detail an archive counts a session's classification. */
export function detailOf(code: SessionCode): DetailKind {
  return details[code] ?? "practice";
}
