import { createFileRoute } from "@tanstack/react-router";
import { CircuitLayoutsScreen } from "#app/features/circuits/circuit-screens.tsx";
import { circuitHead } from "#app/seo/circuit-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/circuits/$circuitId/layouts")({
  validateSearch: tableView,
  head: ({ match, params }) => circuitHead(match.context.siteUrl, "layouts", params.circuitId),
  component: CircuitLayoutsScreen,
});
