import { useNavigate } from "@tanstack/react-router";
import { createClientOnlyFn } from "@tanstack/react-start";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { wantsNewTab } from "#app/ui/client-links.ts";
import { closeDrawer } from "#app/ui/drawer/drawer.tsx";
import type { SearchPalette } from "./search-palette.client.tsx";

const loadPalette = createClientOnlyFn(
  async () => (await import("./search-palette.client.tsx")).SearchPalette,
);

/**
 * A link to the search page that opens the palette where scripts run. `/` and Ctrl-K open it too; of several openers
 * on a page only the one with `keys` listens to them.
 */
export function SearchOpener({ keys = false }: { keys?: boolean }) {
  const [palette, setPalette] = useState<{ View: typeof SearchPalette; earlyTyping: EarlyTyping } | null>(
    null,
  );

  const isOpen = useRef(false);
  const navigate = useNavigate();

  const open = useCallback(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    const earlyTyping = collectTyping();
    loadPalette()
      .then((View) => setPalette({ View, earlyTyping }))
      .catch(() => {
        isOpen.current = false;
        earlyTyping.end();
        // Without its chunk there is still the page: offline, one that opens when the connection is back.
        const typed = earlyTyping.text();
        if (navigator.onLine) location.assign(searchPage(typed));
        else void navigate({ to: "/search/", search: { q: typed || undefined } });
      });
  }, [navigate]);

  function close() {
    isOpen.current = false;
    setPalette(null);
  }

  useEffect(() => {
    if (!keys) return undefined;
    const listen = (event: KeyboardEvent) => {
      // The same keys have just closed another opener's palette.
      if (event.defaultPrevented || !opensSearch(event)) return;
      event.preventDefault();
      if (!event.repeat) open();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [keys, open]);

  function follow(event: MouseEvent) {
    if (wantsNewTab(event.nativeEvent)) return;
    event.preventDefault();
    closeDrawer(event);
    open();
  }

  return (
    <>
      <a
        href="/search/"
        className="touch grid size-10 place-items-center rounded-tile text-soft hover:bg-raised hover:text-ink"
        onClick={follow}
        title="Search ( / )"
      >
        <svg
          viewBox="0 0 16 16"
          className="w-4.5 fill-none stroke-current stroke-[1.5] [stroke-linecap:round]"
          aria-hidden="true"
        >
          <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2M11 11l3.5 3.5" />
        </svg>
        <span className="sr-only">Search</span>
      </a>
      {palette === null ? null : <palette.View earlyTyping={palette.earlyTyping} onClose={close} />}
    </>
  );
}

/** Ctrl-K or ⌘K, which open the palette, and close it. */
export function isSearchKey(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
}

/** `/` where nobody is writing, and Ctrl-K or ⌘K anywhere. */
function opensSearch(event: KeyboardEvent): boolean {
  if (isSearchKey(event)) return true;
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        "select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button])",
      ))
  );
}

/** What is typed before the palette is there. */
export type EarlyTyping = { text: () => string; end: () => void };

/** Collects what is typed from now on: the palette's chunk is still loading when the second letter comes. */
function collectTyping(): EarlyTyping {
  let typed = "";
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", collect, { capture: true });
  return {
    text: () => typed,
    end: () => document.removeEventListener("keydown", collect, { capture: true }),
  };
}

/** The page with the results for what was typed. */
export function searchPage(typed: string): string {
  return typed === "" ? "/search/" : `/search/?q=${encodeURIComponent(typed)}`;
}
