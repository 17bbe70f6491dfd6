import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import {
  dehydrateQueries,
  hydrateQueries,
  createQueryClient,
  isSettled,
  settle,
} from "./data/query-client.ts";
import { timeLeft } from "./platform/deadline.ts";
import { requestContext } from "./platform/request-context.ts";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./text/search-params.ts";
import { createEmbedRewrite } from "./ui/embed/embedding.ts";
import { NotFoundView } from "./features/shell/not-found.tsx";
import { ErrorView } from "./ui/error-pages.tsx";

/** Few visitors ever see it: it is no part of what every page loads. */
const notFoundView = createIsomorphicFn()
  .server(() => NotFoundView)
  .client(() => lazyRouteComponent(() => import("./features/shell/not-found.tsx"), "NotFoundView"));

/** A router for one page view. */
export function getRouter() {
  const queryClient = createQueryClient();
  const { nonce, siteUrl, analyticsId, embedded, waitsUntilMs = 0 } = requestContext();
  const { rewrite, embedding } = createEmbedRewrite(embedded);
  let hasRendered = false;
  const router = createRouter({
    routeTree,
    context: { queryClient, siteUrl, analyticsId, embedding },
    ...(rewrite === undefined ? {} : { rewrite }),
    parseSearch,
    stringifySearch,
    trailingSlash: "preserve",
    // A page that hydrates stays where the reader has scrolled meanwhile, or the browser after a reload.
    scrollRestoration: () => import.meta.env.SSR || hasRendered,
    defaultPreload: "intent",
    defaultStaleTime: 5000,
    defaultPendingMs: 100,
    defaultNotFoundComponent: notFoundView(),
    defaultErrorComponent: ErrorView,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  router.subscribe("onRendered", () => {
    // The router remembers where a page was left if it has seen it scroll.
    if (!hasRendered && scrollY > 0) document.dispatchEvent(new Event("scroll"));
    hasRendered = true;
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (import.meta.env.SSR)
    // After the loaders: what is there by now goes into the page, the rest is streamed.
    dehydrateQueries(router, queryClient, async () => {
      await settle(queryClient, timeLeft(waitsUntilMs));
      return isSettled(queryClient);
    });
  else hydrateQueries(router, queryClient);
  return router;
}

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
