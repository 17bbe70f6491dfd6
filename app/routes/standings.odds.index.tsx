import { createFileRoute } from "@tanstack/react-router";
import { titleOddsReportQuery, titleSwingsQuery } from "#app/data/standings.queries.ts";
import { TitleChancesScreen } from "#app/features/standings/title-chances/title-chances-screen.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/odds/")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(titleOddsReportQuery());
    void queryClient.prefetchQuery(titleSwingsQuery());
  },
  head: ({ match }) => listHead(match.context.siteUrl, "odds"),
  component: TitleChancesScreen,
});
