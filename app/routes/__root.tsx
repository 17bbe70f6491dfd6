import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { RootDocument } from "#app/features/shell/root-document.tsx";
import { themeScript } from "#app/ui/theme/theme-script.ts";
import styles from "#app/ui/styles.css?url";

type RouterContext = {
  queryClient: QueryClient;
  /** The site's public address without a trailing slash; empty when it is not configured. */
  siteUrl: string;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(nextRaceQuery());
    void context.queryClient.prefetchQuery(archiveInfoQuery());
  },
  head: () => ({
    scripts: [{ children: themeScript }],
    meta: [
      { charSet: "utf-8" },
      // The specification asks for a page that does not zoom with two fingers.
      { name: "viewport", content: "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no" },
      { name: "theme-color", content: "#E10600" },
    ],
    links: [
      { rel: "stylesheet", href: styles },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ],
  }),
  shellComponent: RootDocument,
});
