import { createContext, use, useId } from "react";
import { CopyButton } from "#app/ui/buttons.tsx";
import { type Embedding, embedAddress } from "./embedding.ts";
import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";

/** What an embed shows of the page; null on the site itself. */
export const Embedded = createContext<Embedding | null>(null);

/** The class names of an embeddable block; in its embed the styles hide everything around it. */
export function useBlockClass(name: string): string {
  const embedding = use(Embedded);
  return embedding?.block === name ? "embeddable embedded" : "embeddable";
}

/** True where another site shows one block alone: a way to another view of the page would lead out of it. */
export function useIsAlone(): boolean {
  return (use(Embedded)?.block ?? null) !== null;
}

/** What can be chosen in a block's menu. */
export const menuItemClass =
  "flex min-h-(--control-height) w-full cursor-pointer list-none items-center rounded-tile px-2 text-start hover:bg-raised max-md:min-h-11 [&::-webkit-details-marker]:hidden";

type EmbedActionProps = {
  /** The block's name, and what it holds in words. */
  block: string;
  title: string;
};

/** Shows the markup that embeds this block in another site; it can be read and copied without scripts. */
export function EmbedAction({ block, title }: EmbedActionProps) {
  const id = useId();
  const markup = useMarkup(block, title);

  return (
    // Closed, it is not laid out: its font would be looked for all the same.
    <details className="embed-action text-[0.8125rem] [&:not([open])>:not(summary)]:hidden">
      <summary className={menuItemClass}>Embed this</summary>
      <label htmlFor={id} className="mt-2 mb-1 block text-soft">
        To show “{title}” on another page, paste this code:
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
      <CopyButton label="Copy" text={() => markup} />
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

/** The markup that shows an address of an embed in another page. */
export function embedMarkup(address: string, title: string): string {
  return `<iframe src="${address.replaceAll("&", "&amp;")}" title="${title.replaceAll('"', "&quot;")}" width="100%" height="480" loading="lazy"></iframe>`;
}
