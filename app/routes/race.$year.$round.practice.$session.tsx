import { createFileRoute } from "@tanstack/react-router";
import { knownPractice, requireSession, raceOf } from "#app/data/weekend-loaders.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import { SessionNotFound } from "#app/features/weekend/layout/session-not-found.tsx";
import {
  PracticeResultsScreen,
  PracticeResultsSkeleton,
} from "#app/features/weekend/results/timed-results-screens.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { practiceHead } from "#app/seo/weekend-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/practice/$session")({
  validateSearch: tableView,
  beforeLoad: ({ params, location }) => ({ session: knownPractice(params.session, location) }),
  loader: ({ context: { queryClient, session }, params }) => {
    void queryClient.prefetchQuery(timedClassificationQuery(raceOf(params), session));
    return requireSession(queryClient, params, session);
  },
  head: ({ match, matches, params }) =>
    match.status === "notFound"
      ? notFoundHead(match, matches)
      : practiceHead(match.context, params, params.session),
  pendingComponent: PracticeResultsSkeleton,
  component: PracticeResultsScreen,
  notFoundComponent: SessionNotFound,
});
