import { createFileRoute } from "@tanstack/react-router";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { CircuitListScreen } from "#app/features/circuits/circuit-list-screen.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { read, searchParams, typedText } from "#app/text/search-params.ts";
import { countryParameter } from "#app/ui/directory/directory.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of the list of circuits; what is absent does not narrow it down. */
export const circuitListSearch = searchParams({
  /** What was typed of a circuit, a place or a country. */
  q: read(typedText),
  country: countryParameter,
  sort: viewParams.sort,
});

export const Route = createFileRoute("/circuits/")({
  validateSearch: circuitListSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listedCircuitsQuery());
    void context.queryClient.prefetchQuery(calendarQuery(null));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "circuits"),
  component: CircuitListScreen,
});
