import { createFileRoute } from "@tanstack/react-router";
import { recordQuery } from "#app/data/records/records.queries.ts";
import { RecordsScreen } from "#app/features/records/records-screen.tsx";
import { recordQuestion, recordSearch } from "#app/features/records/records-search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/records/")({
  validateSearch: recordSearch,
  loaderDeps: ({ search: { kind, by, from, to, of } }) => ({ kind, by, from, to, of }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(recordQuery({ ...recordQuestion(deps), of: deps.of ?? null }));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "records"),
  component: RecordsScreen,
});
