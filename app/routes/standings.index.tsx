import { createFileRoute, redirect } from "@tanstack/react-router";
import { standingsPath } from "#app/text/page-paths.ts";
import { defaultStandingsYear } from "#contract/ids.ts";

export const Route = createFileRoute("/standings/")({
  beforeLoad: () => {
    throw redirect({ href: standingsPath(defaultStandingsYear, "drivers"), statusCode: 307 });
  },
});
