import { createFileRoute } from "@tanstack/react-router";
import { knownWeekend } from "#app/data/known-weekend.ts";
import { WeekendLayout } from "#app/features/weekend/layout/weekend-layout.tsx";
import { WeekendNotFound } from "#app/features/weekend/layout/weekend-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round")({
  loader: async ({ context, params }) => {
    await knownWeekend(context.queryClient, params);
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: WeekendLayout,
  notFoundComponent: WeekendNotFound,
});
