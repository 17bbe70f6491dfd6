import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import {
  type ChangeEvent,
  type ReactNode,
  type ToggleEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Embedded } from "./embeddable.tsx";
import { embedAddress, embedMarkup } from "./embedding.ts";

/** What can be chosen in a block's menu. */
export const menuItemClass =
  "flex min-h-(--control-height) w-full cursor-pointer list-none items-center rounded-tile px-2 text-start hover:bg-raised max-md:min-h-11 [&::-webkit-details-marker]:hidden";

type BlockMenuProps = {
  /** The block's name, and what it holds in words. */
  block: string;
  title: string;
  /** What else can be done with it, above the markup for other sites. */
  children?: ReactNode;
  /** False where other sites cannot show it. */
  embeddable?: boolean | undefined;
  /** True for a drawing that can be shown as a table: what holds both takes turns by `turnClasses`. */
  hasTable?: boolean | undefined;
};

/**
 * What can be done with a table or a drawing: the drawing as a table, files, sorting by several columns, markup for other
 * sites. It opens without scripts; with them Escape and a click elsewhere close it. Another site's page shows the block
 * without it, but for the table of a drawing.
 */
export function BlockMenu({ block, title, children, embeddable = true, hasTable = false }: BlockMenuProps) {
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);
  if (use(Embedded) !== null)
    return hasTable ? <TableChoice className="items-center text-small text-soft" /> : null;

  function followOutside({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) {
    listening.current?.abort();
    if (!menu.open) return;
    const { signal } = (listening.current = new AbortController());
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        menu.open = false;
        menu.querySelector("summary")?.focus();
      },
      { signal },
    );
  }

  return (
    <details className="block-menu relative ms-auto w-fit flex-none print:hidden" onToggle={followOutside}>
      <summary
        aria-label={`More: ${title}`}
        title="More"
        className="grid size-9 cursor-pointer list-none place-items-center rounded-full text-xl leading-none font-bold text-soft hover:bg-raised hover:text-ink max-md:size-11 [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="absolute end-0 z-6 grid w-76 max-w-[80vw] rounded-tile border border-line-strong bg-surface p-2 text-[0.875rem] text-ink shadow-card">
        {hasTable ? <TableChoice className={menuItemClass} /> : null}
        {children}
        {embeddable ? <EmbedAction block={block} title={title} /> : null}
      </div>
    </details>
  );
}

/** Shows a drawing as a table, and the drawing again; a box, which works without scripts. */
function TableChoice({ className }: { className: string }) {
  return (
    <label className={`flex gap-2 ${className}`}>
      <input type="checkbox" className="shows-table" autoComplete="off" onChange={closeMenu} />
      Show as a table
    </label>
  );
}

function closeMenu({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const menu = currentTarget.closest("details");
  if (menu === null) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

type EmbedActionProps = {
  /** The block's name, and what it holds in words. */
  block: string;
  title: string;
};

/** Shows the markup that embeds this block in another site; it can be read and copied without scripts. */
function EmbedAction({ block, title }: EmbedActionProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const markup = useMarkup(block, title);

  async function copy() {
    try {
      await navigator.clipboard.writeText(markup);
      setCopied(true);
    } catch {
      // The clipboard is forbidden: the text can still be selected.
      setCopied(false);
    }
  }

  return (
    // Closed, it is not laid out: its font would be looked for all the same.
    <details className="embed-action text-[0.8125rem] [&:not([open])>:not(summary)]:hidden">
      <summary className={menuItemClass}>Embed this</summary>
      <label htmlFor={id} className="mt-2 mb-1 block text-soft">
        To show “{title}” in another page, put this there:
      </label>
      <textarea
        id={id}
        readOnly
        rows={3}
        value={markup}
        onFocus={(event) => event.target.select()}
        className="block w-full rounded-tile border border-line-strong bg-surface px-3 py-2 font-mono text-[0.8125rem] text-ink"
      />
      <p className="mb-2 text-soft">
        It follows the reader’s theme; <code>&amp;theme=light</code> or <code>&amp;theme=dark</code> sets one.
      </p>
      <button type="button" className="button needs-scripts" onClick={() => void copy()}>
        Copy
      </button>{" "}
      <span role="status">{copied ? "Copied" : ""}</span>
    </details>
  );
}

/** Placeholder for the site's address where none is configured, until the browser knows it. */
const anywhere = "http://site.invalid";

function useMarkup(block: string, title: string): string {
  const { siteUrl } = useRouter().options.context;
  const isHydrated = useHydrated();
  const page = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const { pathname, search } = embedAddress(new URL(page, anywhere), { block, theme: "system" });
  const origin = siteUrl !== "" || !isHydrated ? siteUrl : location.origin;
  return embedMarkup(`${origin}${pathname}${search}`, title);
}
