import {
  type AnyRouter,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
} from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import {
  dehydrateQueries,
  hydrateQueries,
  createQueryClient,
  isSettled,
  settle,
} from "./data/query-client.ts";
import { topDriversQuery } from "./data/home.queries.ts";
import { lastRaceQuery } from "./data/races.queries.ts";
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
  if (!import.meta.env.SSR) scrollToLateParts(router);
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (import.meta.env.SSR)
    // After the loaders: what is there by now goes into the page, the rest is streamed.
    dehydrateQueries(router, queryClient, async () => {
      // What a page without an address of its own shows is known by now, and no loader has asked for it.
      if (leadsNowhere(router)) {
        void queryClient.prefetchQuery(lastRaceQuery());
        void queryClient.prefetchQuery(topDriversQuery());
      }
      await settle(queryClient, timeLeft(waitsUntilMs));
      return isSettled(queryClient);
    });
  else hydrateQueries(router, queryClient);
  return router;
}

/** True where nothing was found: the address matches no page, or its page says so. */
function leadsNowhere({ state: { matches } }: AnyRouter): boolean {
  return matches.length === 1 || matches.some(({ status }) => status === "notFound");
}

/** For how long a part of a page may be late, in milliseconds. */
const latestPart = 10_000;

/**
 * Scrolls where the router does not, or not yet: to the top of another page as soon as any of it shows, for which the router
 * waits until all of it is there; to a place that an address names and that comes late; and to where a page was left that
 * is gone back to. Who scrolls meanwhile stays there.
 */
function scrollToLateParts(router: AnyRouter): void {
  const leftAt = new Map<string, number>();
  let isReturn = false;
  /** The page that is being left, whose place in the window is known already. */
  let leaving: string | null = null;
  let waiting = new AbortController();
  const stop = () => waiting.abort();
  const untilStopped = () => {
    stop();
    waiting = new AbortController();
    return AbortSignal.any([waiting.signal, AbortSignal.timeout(latestPart)]);
  };
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isReturn = ["BACK", "FORWARD", "GO"].includes(action.type);
  });
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation: { hash }, pathChanged }) => {
    const signal = untilStopped();
    if (fromLocation === undefined) return;
    // Who turns back before the other page has come was not where that one's first parts have put the window.
    if (leaving !== keyOf(fromLocation)) leftAt.set(keyOf(fromLocation), scrollY);
    leaving = keyOf(fromLocation);
    const page = document.querySelector("main .page");
    if (pathChanged && hash === "" && !isReturn)
      whenLate(
        () => page?.isConnected !== true,
        () => scrollTo(0, 0),
        signal,
      );
  });
  router.subscribe("onRendered", ({ fromLocation, toLocation: { hash, ...to }, pathChanged }) => {
    leaving = null;
    if (fromLocation === undefined) return;
    const signal = untilStopped();
    if (isReturn) {
      const top = leftAt.get(keyOf(to));
      if (top === undefined) return;
      if (scrollable() >= top) scrollTo(0, top);
      whenLate(
        () => scrollable() >= top,
        () => scrollTo(0, top),
        signal,
      );
    } else if (hash !== "") {
      const place = () => document.getElementById(hash);
      // As a browser does that has yet to find the place on another page.
      if (pathChanged && place() === null) scrollTo(0, 0);
      whenLate(
        () => place() !== null,
        () => place()?.scrollIntoView(),
        signal,
      );
    }
  });
  for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"])
    window.addEventListener(moved, stop, { capture: true, passive: true });
}

/** What tells one visit of a page from another. */
function keyOf({ state, href }: Pick<ParsedLocation, "state" | "href">): string {
  return state.key ?? href;
}

/** How far down the page can be scrolled. */
function scrollable(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Calls `then` once a part of the page has come; not at all where it is there already. */
function whenLate(isThere: () => boolean, then: () => void, signal: AbortSignal): void {
  if (isThere()) return;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
