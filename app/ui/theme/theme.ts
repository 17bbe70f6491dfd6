/** What the visitor chose; "system" follows the system's setting. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/**
 * The theme of the page. It lives in one place, the attribute that the styles read and that the theme script set
 * before the first paint; local storage only carries it to the next page and to other tabs.
 */
export function currentTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme ?? null);
}

/** Chooses a theme, for this page at once and for later ones where storage allows it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice then holds for this page.
  }
  apply(theme);
}

/** Calls back whenever the theme changes, here or in another tab. */
export function subscribeToTheme(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/** What is stored as a theme; anything that is none means "system". */
export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}

const listeners = new Set<() => void>();

/** A `key` of null means that the other tab emptied the whole storage. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === themeStorageKey || key === null) apply(parseTheme(newValue));
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The key under which the visitor's choice is kept (specification §1). */
const themeStorageKey = "theme";

/**
 * Runs before anything is painted, so that no page flashes in the wrong theme. Local storage may be forbidden;
 * the system's theme then holds.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
