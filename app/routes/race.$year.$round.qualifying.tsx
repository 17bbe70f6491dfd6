import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "#app/data/weekend-loaders.ts";
import { SessionLayout } from "#app/features/weekend/layout/session-layout.tsx";
import { SessionNotFound } from "#app/features/weekend/layout/session-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round/qualifying")({
  loader: ({ context, params }) => requireSession(context.queryClient, params, "Q"),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: () => <SessionLayout session="Q" />,
  notFoundComponent: SessionNotFound,
});
