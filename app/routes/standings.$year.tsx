import { createFileRoute } from "@tanstack/react-router";
import { archiveWithinDeadline } from "#app/data/require-entity.ts";
import { requireSeason, prefetchSeason } from "#app/features/standings/layout/season.ts";
import { StandingsLayout, StandingsNotFound } from "#app/features/standings/layout/standings-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/standings/$year")({
  beforeLoad: ({ context, params, location }) =>
    requireSeason(params.year, location, () => archiveWithinDeadline(context.queryClient)),
  loader: ({ context, params }) => prefetchSeason(context.queryClient, Number(params.year)),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: StandingsLayout,
  notFoundComponent: StandingsNotFound,
});
