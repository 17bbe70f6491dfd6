/**
 * What to do when a module fails to load, most often because a newer deployment replaced it: reload the page, once
 * a session. Vite announces the failure and then throws it on, so that an error view can show.
 */

/** Marks a session in which the page was reloaded for this reason. */
const marker = "module-reload";

type Marks = Pick<Storage, "getItem" | "setItem">;

/** Listens for failed module loads for as long as the page lives. */
export function recoverFromFailedModules(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    // A reload without a connection would exchange a page that works for the browser's own error.
    if (navigator.onLine && claimReload(() => sessionStorage)) location.reload();
    else withholdRouterReload(() => sessionStorage, payload.message);
  });
}

/**
 * True the first time in a session. Where storage is forbidden it is never true: a reload that cannot be
 * remembered could repeat without end.
 *
 * @param session yields the session's storage; may throw
 */
export function claimReload(session: () => Marks): boolean {
  try {
    const marks = session();
    if (marks.getItem(marker) !== null) return false;
    marks.setItem(marker, "1");
    return true;
  } catch {
    return false;
  }
}

/**
 * The router also reloads for a route's missing module, once for each message. This leaves its mark before it looks
 * for it, so that a session has one reload and not one for every module.
 */
export function withholdRouterReload(session: () => Marks, message: string): void {
  try {
    session().setItem(`tanstack_router_reload:${message}`, "1");
  } catch {
    // Without storage the router does not reload either.
  }
}
