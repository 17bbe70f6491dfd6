import { useId, useSyncExternalStore } from "react";
import { storageSubscription } from "#app/ui/storage-subscription.ts";

/** What the visitor chose; "system" follows the system's setting. */
const themes = ["system", "light", "dark"] as const;
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

/** What is stored as a theme; anything that is none means "system". */
export function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}

/** The key under which the visitor's choice is kept. */
const themeStorageKey = "theme";

const themeChanges = storageSubscription(themeStorageKey, (stored) => apply(parseTheme(stored)));

/** Calls back whenever the theme changes, here or in another tab. */
export const subscribeToTheme = themeChanges.subscribe;

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  themeChanges.notify();
}

/**
 * Runs before anything is painted, so that no page flashes in the wrong theme. Local storage may be forbidden;
 * the system's theme then holds.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeStorageKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

const labels: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** One path each, drawn in a square of 16. */
const icons: Readonly<Record<Theme, string>> = {
  system: "M2 3h12v8H2zM6 14h4M8 11v3",
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  dark: "M13.5 9.8A6 6 0 0 1 6.2 2.5 6 6 0 1 0 13.5 9.8",
};

/**
 * The choice of a theme. Styles mark the chosen one by the page's attribute, so that the mark is right from the
 * first paint.
 */
export function ThemeControl() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => "system");
  return (
    <fieldset className="flex w-fit rounded-full border border-line-strong p-px text-soft">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={`${labels[theme]} theme`}
          data-choice={theme}
          className="relative grid h-6.5 w-7.5 cursor-pointer place-items-center rounded-full outline-offset-1 outline-accent-ink has-focus-visible:outline-2 has-not-checked:hover:text-ink"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
          />
          <svg
            viewBox="0 0 16 16"
            className="w-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={icons[theme]} />
          </svg>
          <span className="sr-only">{labels[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
