import { embedAddress, type Embedding, isEmbedPath, readEmbed } from "./embedding.ts";

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
  let shown: Embedding | null = null;
  return {
    embedding: () => shown,
    rewrite: {
      input: ({ url }) => {
        const parts = readEmbed(url);
        if (parts === null) return url;
        shown = parts.embedding;
        return parts.page;
      },
      output: ({ url }) =>
        shown !== null && url.pathname === shown.path && !isEmbedPath(url.pathname)
          ? embedAddress(url, shown)
          : url,
    },
  };
}
