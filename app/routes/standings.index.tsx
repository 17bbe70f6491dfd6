import { createFileRoute, redirect } from "@tanstack/react-router";
import { defaultStandingsYear } from "#contract/ids.ts";

export const Route = createFileRoute("/standings/")({
  beforeLoad: () => {
    throw redirect({ href: `/standings/${defaultStandingsYear}/drivers/overview`, statusCode: 307 });
  },
});
