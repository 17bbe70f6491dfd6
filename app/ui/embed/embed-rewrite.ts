import { embedAddress, type Embedding, readEmbed } from "./embedding.ts";

/** How a router reads and writes addresses, as its options take it. */
type Rewrite = { input: (options: { url: URL }) => URL; output: (options: { url: URL }) => URL };

/**
 * Lets a router show pages as embeds: it sees the page's own address, and the browser keeps the embed's. The page that
 * is shown stays an embed when its table is sorted; links to other pages are those of the site.
 *
 * @param isEmbed false for a page that is none: routers then read and write addresses as they are
 */
export function createEmbedRewrite(isEmbed: boolean): {
  rewrite?: Rewrite;
  /** What is shown; null where the page is no embed. */
  embedding: () => Embedding | null;
} {
  if (!isEmbed) return { embedding: () => null };
  let shown: { asked: URL; embedding: Embedding } | null = null;
  return {
    embedding: () => shown?.embedding ?? null,
    rewrite: {
      input: ({ url }) => {
        const parts = readEmbed(url);
        if (parts === null) return url;
        shown = { asked: new URL(url), embedding: parts.embedding };
        return parts.page;
      },
      output: ({ url }) => {
        if (shown === null || url.pathname !== shown.embedding.path) return url;
        return asAsked(embedAddress(url, shown.embedding), shown.asked);
      },
    },
  };
}

/**
 * The address as it was asked for, where it says the same: of two ways to write one (a comma, or its escape) the router
 * would lead from one to the other without end.
 */
function asAsked(address: URL, asked: URL): URL {
  const isSame = address.pathname === asked.pathname && queryOf(address) === queryOf(asked);
  if (isSame) address.search = asked.search;
  return address;
}

function queryOf({ search }: URL): string {
  return new URLSearchParams(search).toString();
}
