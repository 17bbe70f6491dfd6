import type { Env } from "./env.ts";
import { requireKey } from "./key.ts";
import { logFailure } from "./log.ts";
import { RequestError } from "./request-error.ts";
import { fail, succeed } from "./respond.ts";
import { readAgain } from "./retry.ts";
import { matchRoute } from "./router.ts";
import { routes } from "./routes.ts";
import { importTiming } from "./scheduled.ts";

const methods = ["GET", "HEAD"];

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
    const { route, segments } = matchRoute(routes, new URL(request.url).pathname);
    requireMethod(request.method);
    return succeed(request, env, await readAgain(() => route.answer(env, segments)));
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
