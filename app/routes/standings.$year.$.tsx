import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { StandingsPlaceholder } from "#app/features/standings/standings-placeholder.tsx";
import { standingsHead, standingsPage } from "#app/features/standings/standings-pages.ts";

/** What has no route of its own: a season or a championship without a page, and pages that are yet to be built. */
export const Route = createFileRoute("/standings/$year/$")({
  beforeLoad: ({ params: { year, _splat: path = "" } }) => {
    if (["", "drivers", "constructors"].includes(path)) {
      throw redirect({ href: `/standings/${year}/${path || "drivers"}/overview`, statusCode: 307 });
    }
    if (standingsPage(path) === null) throw notFound();
  },
  head: ({ match, params: { year, _splat: path = "" } }) => {
    const page = standingsPage(path);
    return page === null
      ? {}
      : standingsHead(match.context.siteUrl, { year, page: page.path, noindex: true });
  },
  component: StandingsPlaceholder,
});
