import type { AnyRouter } from "@tanstack/react-router";
import { formatInstant, localOffset } from "#app/text/dates.ts";
import { formatAge } from "#app/text/format.ts";
import { wantsNewTab } from "#app/ui/client-links.ts";

/**
 * Has the pages that are opened kept for reading without a connection (public/service-worker.js). Does nothing in
 * browsers without service workers, or where they are forbidden.
 */
export async function keepPagesOffline(router: AnyRouter): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Before the router hears of a click.
  document.addEventListener("click", openWhole, { capture: true });
  const remove = showOfflineNote();
  // The page's own arrival, which on a slow device is told late, comes from nowhere.
  if (remove !== null)
    router.subscribe("onResolved", ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged ? remove() : undefined,
    );
  // A reader may have gone on before this began, and goes on until the worker is there.
  const opened = new Set([firstAddress(), here()]);
  let keep = (address: string): unknown => opened.add(address);
  router.subscribe("onRendered", ({ hrefChanged }) => (hrefChanged ? keep(here()) : undefined));
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    keep = (address) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
      navigator.onLine ? active?.postMessage({ keep: address, assets: assets() }) : undefined;
    for (const address of opened) keep(address);
  } catch {
    // The site works all the same, with a connection.
  }
}

function here(): string {
  return location.pathname + location.search;
}

/** The address with which the visit began. */
function firstAddress(): string {
  const [entry] = performance.getEntriesByType("navigation");
  if (entry === undefined) return here();
  const { pathname, search } = new URL(entry.name);
  return pathname + search;
}

/** The files of the build that the page has loaded. */
function assets(): Array<string> {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/**
 * Says of a page that came without a connection from when it is. It lies over the page and moves nothing.
 *
 * It is no part of what React renders: the page was kept without it, and hardly any page needs it.
 *
 * @returns takes it away: a page that a link leads to has facts of its own; null for a page from the network
 */
function showOfflineNote(): (() => void) | null {
  const kept = keptInstant();
  if (kept === null) return null;
  const note = document.createElement("p");
  note.className = "fixed inset-x-0 bottom-0 z-9 bg-ink px-4 py-2.5 text-center text-[0.875rem] text-page";
  note.role = "status";
  const { day, time } = formatInstant(kept, localOffset(kept));
  const ago = formatAge((Date.now() - kept.getTime()) / 1000);
  note.textContent = `You are offline. This page is from ${day}, ${time} (${ago} ago).`;
  document.body.append(note);
  return () => note.remove();
}

/** When the page was kept, as public/service-worker.js says; null for a page from the network. */
function keptInstant(): Date | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="kept-at"]');
  const instant = meta === null ? null : new Date(meta.content);
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant;
}

/** Without a connection a link's facts cannot be asked for: then its page is opened whole, as it was last seen. */
function openWhole(event: MouseEvent): void {
  if (navigator.onLine || wantsNewTab(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
