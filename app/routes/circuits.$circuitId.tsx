import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { requireCircuit, circuitNotFound } from "#app/data/require-entity.ts";
import { CircuitLayout, CircuitNotFound } from "#app/features/circuits/circuit-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/circuits/$circuitId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.circuitId, location, () =>
      circuitNotFound(context.queryClient, params.circuitId),
    ),
  loader: ({ context, params }) => requireCircuit(context.queryClient, params.circuitId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: CircuitLayout,
  notFoundComponent: CircuitNotFound,
});
