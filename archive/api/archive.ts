import { readArchiveInfo } from "#archive/queries/archive-info.ts";
import { textDigest } from "#contract/entity-tag.ts";
import type { Env } from "./env.ts";
import { preparedList } from "./prepared.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about the archive itself and all that is in it. */
export const archiveRoutes: Array<Route> = [
  { path: "/api/archive", answer: archive },
  preparedList("/api/search"),
  preparedList("/api/records/drivers"),
  preparedList("/api/records/teams"),
  preparedList("/api/records/races"),
];

async function archive(env: Env): Promise<Answer> {
  const { version, facts } = await readArchiveInfo(env.DB);
  const body = JSON.stringify(facts);
  // The same facts may be brought in again: only their day changes then.
  return { version, body, digest: await textDigest(body) };
}
