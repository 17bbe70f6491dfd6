import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress, requireCircuit, circuitNotFound } from "#app/data/require-entity.ts";
import { prefetchOutline } from "#app/data/circuits.queries.ts";
import { CircuitLayout, CircuitNotFound } from "#app/features/circuits/circuit-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/circuits/$circuitId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.circuitId, location, () =>
      circuitNotFound(context.queryClient, params.circuitId),
    ),
  loader: async ({ context: { queryClient }, params: { circuitId } }) => {
    await requireCircuit(queryClient, circuitId);
    await prefetchOutline(queryClient, circuitId);
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: CircuitLayout,
  notFoundComponent: CircuitNotFound,
});
