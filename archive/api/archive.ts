import { readArchiveInfo } from "#archive/queries/archive-info.ts";
import type { Env } from "./env.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about the archive itself. */
export const archiveRoutes: Array<Route> = [{ path: "/api/archive", answer: archive }];

async function archive(env: Env): Promise<Answer> {
  const { version, facts } = await readArchiveInfo(env.DB);
  return { version, body: JSON.stringify(facts) };
}
