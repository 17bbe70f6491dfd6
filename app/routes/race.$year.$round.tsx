import { createFileRoute } from "@tanstack/react-router";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { knownWeekend } from "#app/data/known-weekend.ts";
import { WeekendLayout } from "#app/features/weekend/layout/weekend-layout.tsx";
import { WeekendNotFound } from "#app/features/weekend/layout/weekend-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round")({
  // Imported when a weekend is opened: no other page needs all of these names.
  beforeLoad: async ({ params }) => {
    const { grandPrixName } = await import("#contract/grand-prix-names.ts");
    return { grandPrix: grandPrixName(Number(params.year), Number(params.round)) };
  },
  loader: async ({ context, params }) => {
    const weekend = await knownWeekend(context.queryClient, params);
    // Not awaited: the outline stands beside the heading and moves nothing when it comes late.
    if (weekend !== null) void context.queryClient.prefetchQuery(circuitOutlineQuery(weekend.circuit_id));
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: WeekendLayout,
  notFoundComponent: WeekendNotFound,
});
