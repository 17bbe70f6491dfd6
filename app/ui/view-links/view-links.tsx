import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, useLayoutEffect, useRef } from "react";

export type ViewLinkItem = {
  label: string;
  /** The label in full, where it is short. */
  title?: string;
  /** How many stand behind it. */
  count?: string;
  current: boolean;
  link: Pick<LinkProps, "to" | "params" | "search">;
};

type ViewLinksProps = {
  label: string;
  items: ReadonlyArray<ViewLinkItem>;
  /** How the links stand; side by side in one row that scrolls where they do not fit, unless said otherwise. */
  className?: string;
};

/** The box around choices of which one is open. */
export const choicesClass = "gap-0.5 rounded-[1.25rem] border border-line-strong p-0.5";

/** One of the choices. */
export function choiceClass(current: boolean): string {
  return `flex min-h-8 items-center justify-center rounded-full px-[0.95rem] text-[0.875rem] font-medium whitespace-nowrap focus-visible:-outline-offset-2 max-md:min-h-10 ${current ? "bg-ink text-page" : "text-soft hover:bg-raised hover:text-ink"}`;
}

/** The link that was followed last. */
let followed: string | undefined;

/**
 * Views of one screen to choose from, as links: each has an address, and they work without scripts. The one that
 * is open is marked.
 */
export function ViewLinks({ label, items, className = "flex w-fit max-w-full" }: ViewLinksProps) {
  const row = useRef<HTMLElement>(null);
  // A view may bring its own links, or hide these while it loads: focus returns to the one that was followed.
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLAnchorElement>("[aria-current]");
    if (!current || current.href !== followed || document.activeElement !== document.body) return;
    // In a menu, which closes with the choice, it is the button that can have the focus.
    const button = current.closest("details:not([open])")?.querySelector("summary");
    (button ?? current).focus({ preventScroll: true });
  }, []);
  return (
    <nav ref={row} className="view-links max-w-full print:hidden" aria-label={label}>
      {/* The gaps are its lines. It scrolls by itself: or else the page would, to have the open one in sight. Where there is more it fades (table.css). */}
      <ul className={`${choicesClass} overflow-x-auto bg-surface [scrollbar-width:none] ${className}`}>
        {items.map(({ label: text, title, count, current, link }) => (
          <li key={text} className={current ? "[scroll-initial-target:nearest]" : undefined}>
            <Link
              {...link}
              resetScroll={false}
              onClick={({ currentTarget }) => {
                followed = currentTarget.href;
              }}
              activeOptions={{ exact: true }}
              aria-current={current ? "page" : undefined}
              title={title}
              className={`no-underline ${choiceClass(current)}`}
            >
              {count === undefined ? (
                text
              ) : (
                // On one base line.
                <span>
                  {text} <span className="text-xs font-normal">{count}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Chips in one row, which scrolls on a phone; what it scrolls to stands as far from the edge as its first. */
export const chipRowClass =
  "*:shrink-0 scroll-ps-4 py-2 whitespace-nowrap [scrollbar-width:none] max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4";

type LinkChipsProps = {
  children: ReactNode;
  className?: string;
  /** "tight": with less room beside the text, so that those of 22 drivers stand in one row. */
  shape?: "tile" | "tight" | "round";
};

const chipShapes = {
  tile: "*:*:rounded-tile *:*:px-2",
  tight: "*:*:rounded-tile *:*:px-1.5",
  round: "*:*:rounded-full *:*:px-3.5",
};

/** Many links to choose from, of which one or several are chosen; a text in their place cannot be. */
export function LinkChips({ children, className = "", shape = "tile" }: LinkChipsProps) {
  return (
    <ul
      className={`link-chips flex flex-wrap gap-1 text-[0.875rem] *:*:block ${chipShapes[shape]} *:*:border *:*:border-line *:*:bg-surface *:*:py-[0.2rem] max-md:*:*:py-[0.7rem] *:*:hover:border-line-strong [&_:is([aria-current],[data-picked])]:border-ink [&_:is([aria-current],[data-picked])]:bg-ink [&_:is([aria-current],[data-picked])]:text-surface [&_span]:text-soft ${className}`}
    >
      {children}
    </ul>
  );
}

type ViewMenuProps = {
  label: string;
  /** What is open. */
  current: string;
  /** Null while they are on their way. */
  items: ReadonlyArray<ViewLinkItem> | null;
  className: string;
};

/** The same as a menu, where they are wider than the screen. */
export function ViewMenu({ label, current, items, className }: ViewMenuProps) {
  return (
    <details className={`relative ${className}`} data-menu>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-[0.4rem] rounded-full border border-line-strong bg-surface px-[0.9rem] text-[0.875rem] font-medium after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{label}: </span>
        {current}
      </summary>
      {items === null ? null : (
        <div className="absolute start-0 top-[calc(100%+0.25rem)] z-5 w-max">
          <ViewLinks label={label} items={items} className="grid shadow-pop" />
        </div>
      )}
    </details>
  );
}
