import { spoilerStorageKey } from "#app/features/shell/first-paint-scripts.ts";

/**
 * Whether the latest results are hidden. It lives in one place, the attribute that the styles read: `hidden`, `shown`
 * where the visitor asked for this page's, absent where nothing is to be hidden. Local storage carries the choice to
 * the next page and to other tabs.
 */
export function hidesSpoilers(): boolean {
  return document.documentElement.dataset.spoilers !== undefined;
}

/** Chooses for this page at once, and for later ones where storage allows it. */
export function chooseSpoilers(hide: boolean): void {
  try {
    if (hide) localStorage.setItem(spoilerStorageKey, "hide");
    else localStorage.removeItem(spoilerStorageKey);
  } catch {
    // Storage is full or forbidden: the choice then holds for this page.
  }
  apply(hide);
}

/** Shows what this page hides, until another page is opened. */
export function showHere(): void {
  if (hidesSpoilers()) document.documentElement.dataset.spoilers = "shown";
}

/** Hides again what was shown on one page. */
export function hideAgain(): void {
  if (hidesSpoilers()) document.documentElement.dataset.spoilers = "hidden";
}

/** Calls back whenever the choice changes, here or in another tab. */
export function subscribeToSpoilers(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

const listeners = new Set<() => void>();

/** A `key` of null means that the other tab emptied the whole storage. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === spoilerStorageKey || key === null) apply(newValue === "hide");
}

function apply(hide: boolean): void {
  const { dataset } = document.documentElement;
  if (hide) dataset.spoilers = "hidden";
  else delete dataset.spoilers;
  for (const listener of listeners) listener();
}
