import { createFileRoute } from "@tanstack/react-router";
import { RatingsLayout } from "#app/features/ratings/ratings-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { NoSuchPage } from "#app/ui/no-such-page.tsx";

export const Route = createFileRoute("/ratings")({
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: RatingsLayout,
  notFoundComponent: () => <NoSuchPage about="rating" />,
});
