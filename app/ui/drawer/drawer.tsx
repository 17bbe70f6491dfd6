import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

type DrawerProps = {
  /** What the button that opens it says, for example "Menu". */
  label: string;
  /** While this media query does not match there is no drawer; an open one closes. */
  media: string;
  children: ReactNode;
};

/**
 * A panel that slides in from the left, with the button that opens it. The platform's dialog does the hard parts:
 * focus stays inside, Escape closes, the page beneath is inert, focus returns to the button.
 *
 * On Android the back gesture closes it too, since a modal dialog is a close watcher there; an entry of the history
 * beside that would take two gestures. Elsewhere Back is the browser's: it leads to the page before, and the panel closes.
 *
 * Browsers that know command buttons open it before any script of ours has run.
 */
export function Drawer({ label, media, children }: DrawerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const query = matchMedia(media);
    const close = () => dialog.current?.close();
    const closeWhenWide = () => (query.matches ? undefined : close());
    query.addEventListener("change", closeWhenWide);
    addEventListener("popstate", close);
    return () => {
      query.removeEventListener("change", closeWhenWide);
      removeEventListener("popstate", close);
    };
  }, [media]);

  return (
    <>
      <button
        type="button"
        className="touch relative -me-2 grid size-10 cursor-pointer place-items-center rounded-tile hover:bg-raised"
        aria-haspopup="dialog"
        {...opens(id)}
        onClick={(event) => {
          // A command that finds the dialog open already would complain.
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        <svg viewBox="0 0 16 16" className="w-5" aria-hidden="true">
          <path d="M1 3h14M1 8h14M1 13h14" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        <span className="sr-only">{label}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop is for pointers; keys have Escape and Close */}
      <dialog
        ref={dialog}
        id={id}
        className="me-auto h-dvh max-h-none w-[min(18rem,85vw)] max-w-none border-e border-line bg-surface text-ink [transition:translate_160ms_ease-out] backdrop:bg-black/50 starting:open:[translate:-100%] motion-reduce:[transition:none] print:hidden"
        aria-label={label}
        onClick={closeOnBackdrop}
      >
        <div className="flex min-h-full flex-col gap-4 px-4 pt-3 pb-6">
          <form method="dialog" className="self-end">
            <button type="submit" className="button min-h-9">
              Close
            </button>
          </form>
          {children}
        </div>
      </dialog>
    </>
  );
}

/**
 * Lets Escape and a click elsewhere close every `details` with `data-menu` that is open over the page. It listens at the
 * window: the `toggle` of a menu comes late on a busy page, after the visitor's next key or click, and React stops events
 * below what it has not hydrated on their way down from the document.
 *
 * @returns ends it
 */
export function closeMenusOutside(): () => void {
  const listeners = new AbortController();
  const listening = { signal: listeners.signal, capture: true };
  window.addEventListener(
    "pointerdown",
    ({ target }) => {
      for (const menu of openMenus())
        if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
    },
    listening,
  );
  window.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    },
    listening,
  );
  return () => listeners.abort();
}

/** Those whose content lies over the page; on a phone some open in its flow. */
function openMenus(): ReadonlyArray<HTMLDetailsElement> {
  return [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")].filter(
    ({ lastElementChild }) =>
      lastElementChild !== null && getComputedStyle(lastElementChild).position !== "static",
  );
}

/** For a click on something inside a drawer that ends the visit to it. */
export function closeDrawer(event: MouseEvent): void {
  event.currentTarget.closest("dialog")?.close();
}

/** The attributes of a button that opens a dialog by itself; React's types do not know them yet. */
function opens(id: string) {
  return { command: "show-modal", commandfor: id };
}

/** The panel covers the dialog, so that a click on the dialog itself is one on the backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
