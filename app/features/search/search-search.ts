import { tidyTyped } from "#app/text/typed-name.ts";

/** Reads what is searched for at the door: `q`, without what cannot be shown; undefined when nothing was typed. */
export function searchSearch(search: Record<string, unknown>): { q?: string | undefined } {
  const { q } = search;
  // The router reads numbers as numbers: "1988" is a season.
  const typed = typeof q === "string" || typeof q === "number" ? String(q) : "";
  // Never an empty text: the router would lead a plain `/search/` to `/search/?q=`.
  return { q: tidyTyped(typed).trim() || undefined };
}
