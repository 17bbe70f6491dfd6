import { embedRoot, isEmbedPath } from "#app/text/page-paths.ts";
import { type Theme, parseTheme } from "#app/ui/theme/theme.tsx";

/** What an embed shows of a page: the address of the page, one block of it or all, and in which theme. */
export type Embedding = {
  /** The page's path. */
  path: string;
  /** The name of the block; null for the whole page. */
  block: string | null;
  theme: Theme;
};

/** What a block is called in addresses. */
const blockName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestBlock = 80;

/** The name by which a block with this title is found again. */
export function blockOf(title: string): string {
  const words = title.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return words
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestBlock)
    .replaceAll(/^-|-$/g, "");
}

/**
 * Parts the address of an embed into the page's own address and what is shown of it.
 *
 * @returns null for the address of no embed
 */
export function readEmbed(url: URL): { page: URL; embedding: Embedding } | null {
  if (!isEmbedPath(url.pathname)) return null;
  const page = new URL(url);
  // Of several slashes a browser would make another host.
  page.pathname = `/${url.pathname.slice(embedRoot.length).replace(/^\/+/, "")}`;
  const block = page.searchParams.get("block") ?? "";
  const theme = parseTheme(page.searchParams.get("theme"));
  page.search = without(page.search, ["block", "theme"]);
  const isBlock = blockName.test(block) && block.length <= longestBlock;
  return { page, embedding: { path: page.pathname, block: isBlock ? block : null, theme } };
}

/** The address of an embed: that of the page, with what is shown of it at the end. */
export function embedAddress(page: URL, { block, theme }: Omit<Embedding, "path">): URL {
  const url = new URL(page);
  url.pathname = `${embedRoot}${page.pathname}`;
  const shown = [
    ...(block === null ? [] : [`block=${block}`]),
    ...(theme === "system" ? [] : [`theme=${theme}`]),
  ].join("&");
  if (shown !== "") url.search = page.search === "" ? `?${shown}` : `${page.search}&${shown}`;
  return url;
}

/** A query string without some names, all else as it is written. */
function without(query: string, names: ReadonlyArray<string>): string {
  const kept = query
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !names.includes(pair.split("=")[0] ?? ""));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

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
