import { readHeldTiming } from "#archive/queries/held-timing.ts";
import { paths } from "#contract/paths.ts";
import type { Env } from "./env.ts";
import { preparedList } from "./prepared.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about what the archive holds, race by race. */
export const heldRoutes: Array<Route> = [
  preparedList(paths.heldRaces()),
  { path: paths.heldTiming(), answer: timing },
];

async function timing(env: Env): Promise<Answer> {
  const { version, facts } = await readHeldTiming(env.DB);
  return { version, body: JSON.stringify(facts) };
}
