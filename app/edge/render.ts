import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { defineHandlerCallback } from "@tanstack/react-router/ssr/server";
import { defaultRenderHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { hasUnavailableData } from "#app/data/api-query.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { instantOf } from "#contract/races.ts";
import { reportError } from "./errors.server.ts";
import { type RequestMetrics, requestContext } from "#app/platform/request-context.ts";
import { isCanonicalView } from "./page-cache/canonical-view.ts";
import { pageKind } from "./page-cache/cache-policies.ts";
import { isSettled } from "#app/data/query-client.ts";

/**
 * Renders a page. If all its data is there, the result is one string, readable without JavaScript; otherwise the shell
 * is sent at once and the rest is streamed.
 *
 * A page with missing data, or a streamed one, must not be cached.
 */
export const renderPage = defineHandlerCallback((page) => {
  const { router } = page;
  const { queryClient } = router.options.context;
  const { metrics, presentMs } = requestContext();
  for (const { error } of router.state.matches)
    if (error !== undefined) reportError(error, router.state.location.pathname);
  const whole = isSettled(queryClient);
  if (metrics !== undefined) {
    metrics.lacksData = hasUnavailableData(queryClient);
    if (whole && !metrics.lacksData && metrics.oldSeconds === null)
      metrics.page = describe(router, presentMs);
  }
  return whole ? defaultRenderHandler(page) : streamPage(page);
});

/** Streams a page. `X-Accel-Buffering` asks proxies such as nginx not to buffer it. */
async function streamPage(page: Parameters<typeof defaultStreamHandler>[0]) {
  const streamed = await defaultStreamHandler(page);
  const { headers } = "response" in streamed ? streamed.response : streamed;
  headers.set("x-accel-buffering", "no");
  return streamed;
}

/** What decides how a complete page may be cached. */
function describe(router: AnyRouter, presentMs: number): RequestMetrics["page"] {
  const { matches, location } = router.state;
  const leaf = matches.at(-1);
  const understood = understoodSearch(router);
  const params: Record<string, string | undefined> = leaf?.params ?? {};
  const season = params.year ?? understood.year;
  const next = router.options.context.queryClient.getQueryData(nextRaceQuery().queryKey);
  const embedded = router.options.context.embedding() !== null;
  const race = next?.available === true ? next.value : null;
  const start = race === null ? null : (instantOf(race.date_utc, race.time_utc) ?? new Date(race.date_utc));
  return {
    kind: pageKind({
      season: season === undefined ? undefined : Number(season),
      presentMs,
      nextRaceMs: start?.getTime() ?? null,
    }),
    // An embed's URL contains the id of a block, and clients can make up any.
    canonical: !embedded && isCanonicalView(location, understood, new Date(presentMs).getUTCFullYear()),
  };
}

/** The query as validated by the page's routes. A match's `search` also has parameters that they do not know. */
function understoodSearch(router: AnyRouter): Record<string, unknown> {
  const { matches, location } = router.state;
  return Object.assign(
    {},
    ...matches.map(({ routeId }) => {
      const { validateSearch }: AnyRoute["options"] = router.routesById[routeId].options;
      return typeof validateSearch === "function" ? validateSearch(location.search) : {};
    }),
  );
}
