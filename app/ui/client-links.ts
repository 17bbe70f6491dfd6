import type { AnyRouter } from "@tanstack/react-router";

/** How long a pointer rests on a link before its page is loaded ahead, in milliseconds; the router's own. */
const intentMs = 50;

/** The page that is about to be loaded ahead; there is one pointer. */
let aboutToPreload: ReturnType<typeof setTimeout> | undefined;

type FollowOptions = {
  /** Links outside it are left alone; without it all of the document's are followed. */
  within?: Element;
  /** True to hear of events before React, which stops those in markup that it has not hydrated. */
  beforeReact?: boolean;
  /** Ends it. */
  signal?: AbortSignal;
};

/**
 * Follows plain links with the router, and preloads their pages on intent, as the router's own links do. A table of 2,500
 * rows cannot afford a router link in each: every one keeps a subscription to the router and computes its address anew.
 * Within another site's page links open outside it: none are followed there.
 */
export function followLinks(router: AnyRouter, options: FollowOptions = {}): void {
  if (router.options.context.embedding() !== null) return;
  const { within = document.documentElement, beforeReact = false, signal } = options;
  const preload = (event: Event) => {
    clearTimeout(aboutToPreload);
    const href = pageAt(event.target, router, within);
    if (href === null) return;
    aboutToPreload = setTimeout(() => void router.preloadRoute({ to: ".", href }), intentMs);
  };
  const follow = (event: Event) => {
    if (event.defaultPrevented || wantsNewTab(event)) return;
    const href = pageAt(event.target, router, within);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const listening = signal === undefined ? { capture: beforeReact } : { capture: beforeReact, signal };
  window.addEventListener("mouseover", preload, listening);
  window.addEventListener("focusin", preload, listening);
  window.addEventListener("click", follow, listening);
}

/** The address of the page that a link inside an element leads to; null for any other link, and for none. */
function pageAt(target: EventTarget | null, router: AnyRouter, within: Element): string | null {
  const link = target instanceof Element && within.contains(target) ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target !== "" || link.hasAttribute("download") || isPlaceOnPage(link)) return null;
  // Files and answers for programs are routes that only the server has.
  const [, , route] = router.getMatchedRoutes(link.pathname);
  if (route?.options.component === undefined && route?.options.beforeLoad === undefined) return null;
  // Whole: the router takes "?driver=…" for a view of the front page.
  return `${link.pathname}${link.search}${link.hash}`;
}

/** True for a link to another place on the open page: browsers move the focus there, too. */
function isPlaceOnPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** True for a click that asks the browser to open its link elsewhere. */
export function wantsNewTab(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
