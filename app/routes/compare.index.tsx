import { createFileRoute } from "@tanstack/react-router";
import {
  comparedCircuitsQuery,
  comparedQuery,
  comparedSeasonsQuery,
  headToHeadsQuery,
  meetingsQuery,
  sharedQuery,
} from "#app/data/compare/compare.queries.ts";
import { type ComparedKind, comparedIds } from "#app/data/compare/compared-ids.ts";
import { driverRatingsQuery } from "#app/data/ratings.queries.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import { CompareScreen } from "#app/features/compare/compare-screen.tsx";
import { compareSearch, kindOf, pairOf } from "#app/features/compare/compare-search.ts";
import { compareHead } from "#app/seo/compare-head.ts";
import { nameFromId } from "#contract/ids.ts";

export const Route = createFileRoute("/compare/")({
  validateSearch: compareSearch,
  beforeLoad: async ({ search }) => ({
    comparedNames: await comparedNames(kindOf(search), comparedIds(search.ids).ids),
  }),
  loaderDeps: ({ search: { kind, ids, pair, add } }) => ({ kind, ids, pair, add }),
  loader: ({ context: { queryClient }, deps }) => {
    const kind = kindOf(deps);
    const { ids } = comparedIds(deps.ids);
    const pair = pairOf(deps);
    void queryClient.prefetchQuery(comparedQuery(kind, ids));
    if (deps.add !== undefined) void queryClient.prefetchQuery(searchedQuery(deps.add));
    if (ids.length < 2) return;
    void queryClient.prefetchQuery(comparedSeasonsQuery(kind, ids));
    void queryClient.prefetchQuery(comparedCircuitsQuery(kind, ids));
    void queryClient.prefetchQuery(headToHeadsQuery(kind, ids));
    if (kind === "drivers") {
      void queryClient.prefetchQuery(meetingsQuery(ids));
      for (const id of ids) void queryClient.prefetchQuery(driverRatingsQuery(id));
    }
    if (pair !== null) void queryClient.prefetchQuery(sharedQuery(kind, pair));
  },
  head: ({ match: { context, search } }) =>
    compareHead(context.siteUrl, {
      kind: kindOf(search),
      ids: comparedIds(search.ids).ids,
      names: context.comparedNames,
    }),
  component: CompareScreen,
});

/** What those compared are called before any answer is there: teams by the list of them, drivers by their ids. */
export async function comparedNames(kind: ComparedKind, ids: ReadonlyArray<string>): Promise<Array<string>> {
  if (kind === "drivers") return ids.map(nameFromId);
  const { teamName } = await import("#contract/teams.ts");
  return ids.map((id) => teamName(id) ?? nameFromId(id));
}
