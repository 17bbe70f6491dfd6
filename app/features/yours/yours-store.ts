import { useSyncExternalStore } from "react";
import { nothingYours, parseYours, type Yours } from "./yours.ts";
import { yoursStorageKey } from "./yours-script.ts";

/** What a visitor has chosen and seen; on the server and while a page hydrates, nothing. */
export function useYours(): Yours {
  return useSyncExternalStore(subscribe, readYours, () => nothingYours);
}

/** The same outside of a component. */
function readYours(): Yours {
  const text = storedText();
  if (text !== read.text) read = { text, yours: parseYours(text) };
  return read.yours;
}

/** Keeps a change where storage allows it. */
export function changeYours(change: (before: Yours) => Yours): void {
  const after = change(readYours());
  const isNothing = after.driver === null && after.team === null && after.visited.length === 0;
  try {
    if (isNothing) localStorage.removeItem(yoursStorageKey);
    else localStorage.setItem(yoursStorageKey, JSON.stringify(after));
  } catch {
    // Storage is full or forbidden: nothing is kept.
  }
  if (isNothing) delete document.documentElement.dataset.yours;
  else document.documentElement.dataset.yours = "";
  for (const listener of listeners) listener();
}

/** A text is read once: the same text is the same value, as React asks for. */
let read: { text: string | null; yours: Yours } = { text: null, yours: nothingYours };

function storedText(): string | null {
  try {
    return localStorage.getItem(yoursStorageKey);
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
