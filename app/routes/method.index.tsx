import { createFileRoute } from "@tanstack/react-router";
import { MethodScreen } from "#app/features/method/method-screen.tsx";
import { methodHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/method/")({
  head: ({ match }) => methodHead(match.context.siteUrl),
  component: MethodScreen,
});
