import { createFileRoute } from "@tanstack/react-router";
import { NoSuchRatings, RatingsLayout } from "#app/features/ratings/ratings-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/ratings")({
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: RatingsLayout,
  notFoundComponent: NoSuchRatings,
});
