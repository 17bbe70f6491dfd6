import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { knownCircuit, noCircuit } from "#app/data/known.ts";
import { CircuitLayout, CircuitNotFound } from "#app/features/circuits/circuit-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/circuits/$circuitId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.circuitId, location, () => noCircuit(context.queryClient, params.circuitId)),
  loader: ({ context, params }) => knownCircuit(context.queryClient, params.circuitId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: CircuitLayout,
  notFoundComponent: CircuitNotFound,
});
