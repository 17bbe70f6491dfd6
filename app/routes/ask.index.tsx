import { createFileRoute } from "@tanstack/react-router";
import { searchText } from "#contract/ask/address.ts";
import { askChoicesQuery, askedQuery } from "#app/data/ask/ask.queries.ts";
import { AskScreen } from "#app/features/ask/ask-screen.tsx";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/ask/")({
  validateSearch: askSearch,
  beforeLoad: async ({ context: { siteUrl }, search }) => ({
    askHead: await headOf(siteUrl, searchText(search)),
  }),
  loaderDeps: ({ search: { sort: _sort, ...question } }) => question,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(askedQuery(searchText(deps), deps.line ?? null));
    void queryClient.prefetchQuery(askChoicesQuery());
  },
  head: ({ match }) => match.context.askHead ?? listHead(match.context.siteUrl, "ask"),
  component: AskScreen,
});

/** The head of a question; null where nothing is asked. What makes its sentence loads with the first question. */
async function headOf(siteUrl: string, text: string) {
  if (text === "") return null;
  const { askHead } = await import("#app/seo/ask-head.ts");
  return askHead(siteUrl, text);
}
