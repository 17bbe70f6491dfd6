import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type RefCallback, useCallback } from "react";

/** How long a pointer rests on a link before its page is loaded ahead, in milliseconds; the router's own. */
const intentMs = 50;

/** The `ref` of an element whose plain links the router follows. */
export function useClientLinks(): RefCallback<HTMLElement> {
  const router = useRouter();
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const gone = new AbortController();
      interceptLinks(element, router, gone.signal);
      return () => gone.abort();
    },
    [router],
  );
}

/**
 * Follows the plain links inside an element with the router, and preloads their pages on
 * intent, as the router's links do. A table of 2,500 rows cannot afford a router link in each: every one keeps
 * a subscription to the router and computes its address anew.
 *
 * @param signal ends it
 * @param from where to listen: in markup that React has not taken over it stops events on their way down from the
 *   document, and only the window hears them
 */
export function interceptLinks(
  element: HTMLElement,
  router: AnyRouter,
  signal: AbortSignal,
  from: HTMLElement | Window = element,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const preload = (event: Event) => {
    forget();
    const href = linkAt(event.target, element);
    if (href !== null) timer = setTimeout(() => void router.preloadRoute({ to: ".", href }), intentMs);
  };
  const follow = (event: Event) => {
    const href = linkAt(event.target, element);
    if (href === null || event.defaultPrevented || wantsNewTab(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const listening = { signal, capture: from !== element };
  signal.addEventListener("abort", forget);
  from.addEventListener("mouseover", preload, listening);
  from.addEventListener("focusin", preload, listening);
  from.addEventListener("click", follow, listening);
  element.addEventListener("mouseleave", forget, listening);
}

/** The address of the link into this site, inside an element, that an event came from; null for anything else. */
function linkAt(target: EventTarget | null, element: HTMLElement): string | null {
  const link = target instanceof Element && element.contains(target) ? target.closest("a") : null;
  const isOurs = link !== null && link.origin === location.origin && link.target === "" && !link.download;
  // Whole: the router takes "?driver=…" for a view of the front page.
  return isOurs ? `${link.pathname}${link.search}${link.hash}` : null;
}

/** True for a click that asks the browser to open its link elsewhere. */
export function wantsNewTab(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
