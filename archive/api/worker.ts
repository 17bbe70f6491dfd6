import type { Env } from "./env.ts";
import { requireKey } from "./key.ts";
import { logFailure } from "./log.ts";
import { RequestError } from "./request-error.ts";
import { callerHolds, confirm, describe, fail, send } from "./respond.ts";
import { readAgain } from "./retry.ts";
import { matchRoute } from "./router.ts";
import { routes } from "./routes.ts";
import { importTiming } from "./scheduled.ts";
import { createMemory } from "./told.ts";

const methods = ["GET", "HEAD"];

/** What this isolate has answered. */
const memory = createMemory(Date.now);

/** The data API: every path of contract/paths.ts, from D1, behind a key; and the import of timing, by its cron. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const response = await respond(request, env);
    return request.method === "HEAD" ? new Response(null, response) : response;
  },

  async scheduled(_controller: unknown, env: Env): Promise<void> {
    await importTiming(env);
  },
};

async function respond(request: Request, env: Env): Promise<Response> {
  try {
    // The key comes first: without it not even which paths exist is told.
    await requireKey(request, env);
    const { pathname } = new URL(request.url);
    const { route, segments } = matchRoute(routes, pathname);
    requireMethod(request.method);
    const known = memory.holds(pathname);
    if (known !== null && callerHolds(request, known)) return confirm(known);
    const answer = await readAgain(() => route.answer(env, segments));
    const told = describe(answer, env);
    memory.note(pathname, told);
    return callerHolds(request, told) ? confirm(told) : send(answer.body, told);
  } catch (error) {
    logFailure(request, error);
    return fail(error);
  }
}

function requireMethod(method: string): void {
  if (methods.includes(method)) return;
  const allow = methods.join(", ");
  throw new RequestError(405, "method_not_allowed", "This API is only read.", {
    expected: allow,
    headers: { allow },
  });
}
