import { createFileRoute } from "@tanstack/react-router";
import { WeekendPlaceholder } from "#app/features/weekend/weekend-placeholder.tsx";
import { knownWeekendPage, weekendHead } from "#app/features/weekend/weekend-pages.ts";

export const Route = createFileRoute("/race/$year/$round/$")({
  beforeLoad: ({ params }) => knownWeekendPage(params),
  head: ({ match, params }) => weekendHead(match.context.siteUrl, params),
  component: WeekendPlaceholder,
});
