import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "#app/data/weekend-loaders.ts";
import { SessionLayout } from "#app/features/weekend/layout/session-layout.tsx";
import { SessionNotFound } from "#app/features/weekend/layout/session-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round/sprint-qualifying")({
  loader: ({ context, params }) => requireSession(context.queryClient, params, "SQ"),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: () => <SessionLayout session="SQ" />,
  notFoundComponent: SessionNotFound,
});
