import { useSyncExternalStore } from "react";
import { noFavourites, parseFavourites, type Favourites } from "./favourites.ts";
import { favouritesStorageKey } from "#app/features/shell/first-paint-scripts.ts";

/** What a visitor has chosen and seen; on the server and while a page hydrates, nothing. */
export function useFavourites(): Favourites {
  return useSyncExternalStore(subscribe, readFavourites, () => noFavourites);
}

/** The same outside of a component. */
function readFavourites(): Favourites {
  const text = storedText();
  if (text !== read.text) read = { text, favourites: parseFavourites(text) };
  return read.favourites;
}

/** Keeps a change where storage allows it. */
export function changeFavourites(change: (before: Favourites) => Favourites): void {
  const after = change(readFavourites());
  const isNothing = after.driver === null && after.team === null && after.visited.length === 0;
  try {
    if (isNothing) localStorage.removeItem(favouritesStorageKey);
    else localStorage.setItem(favouritesStorageKey, JSON.stringify(after));
  } catch {
    // Storage is full or forbidden: nothing is kept.
  }
  if (isNothing) delete document.documentElement.dataset.favourites;
  else document.documentElement.dataset.favourites = "";
  for (const listener of listeners) listener();
}

/** A text is read once: the same text is the same value, as React asks for. */
let read: { text: string | null; favourites: Favourites } = { text: null, favourites: noFavourites };

function storedText(): string | null {
  try {
    return localStorage.getItem(favouritesStorageKey);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}
