import type { AnyRouter } from "@tanstack/react-router";
import { afterNextFrame } from "#app/ui/first-frame.ts";
import { subjectOf, withVisit, changeFavourites } from "./favourites.ts";

/** Remembers the pages that a visitor opens, for as long as the page lives. */
export function recordVisits(router: AnyRouter): void {
  record(router.state.location.pathname);
  router.subscribe("onRendered", ({ toLocation }) => afterNextFrame(() => record(toLocation.pathname)));
}

/** A page is called what its main heading says. */
function record(path: string): void {
  const name = document.querySelector("main h1")?.textContent?.trim().slice(0, 120) ?? "";
  if (isNotFound() || name === "" || subjectOf(path) === null) return;
  changeFavourites((before) => withVisit(before, { path, name }));
}

/** A page that was not found says so to search engines. */
function isNotFound(): boolean {
  return document.querySelector('meta[name="robots"][content="noindex"]') !== null;
}
