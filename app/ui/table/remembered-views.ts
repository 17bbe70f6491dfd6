import type { ViewSearch } from "./view.ts";

/** How each page's table was last looked at during this visit, by the page's path. Browser only: effects write it. */
const views = new Map<string, ViewSearch>();

/** Remembers the view of the table on a page. */
export function rememberView(pathname: string, view: ViewSearch): void {
  views.set(pathname, view);
}

/** The view to come back to; empty for a table that was not looked at yet. */
export function rememberedView(pathname: string): ViewSearch {
  return views.get(pathname) ?? {};
}
