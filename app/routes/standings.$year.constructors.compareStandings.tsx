import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorPoints } from "#contract/standings.ts";
import { constructorPointsQuery } from "#app/data/standings.queries.ts";
import { ComparedLines } from "#app/features/standings/compare/compared-lines.tsx";
import { CompareSkeleton } from "#app/features/standings/compare/drivers-compare-screen.tsx";
import {
  constructorsFailed,
  NoConstructorsYet,
  SeasonFacts,
} from "#app/features/standings/layout/season-facts.tsx";
import { constructorLines } from "#app/features/standings/lines.ts";
import { compareSearch, type CompareSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

export const Route = createFileRoute("/standings/$year/constructors/compareStandings")({
  validateSearch: compareSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(constructorPointsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "constructors/compareStandings" }),
  pendingComponent: CompareSkeleton,
  component: ConstructorsCompareScreen,
});

/** Constructors of a season round by round. */
function ConstructorsCompareScreen() {
  const year = Number(Route.useParams().year);
  return (
    <>
      <h2>Constructors compared</h2>
      {year < firstConstructorsSeason ? <NoConstructorsYet year={year} /> : <Constructors year={year} />}
    </>
  );
}

function Constructors({ year }: { year: number }) {
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(constructorPointsQuery(year));
  if (!data.available) return <EmptyNote>{constructorsFailed}</EmptyNote>;
  return (
    <SeasonFacts
      year={year}
      facts={data}
      detail="round_standings"
      isEmpty={({ teams }) => teams.every(({ points }) => points.length === 0)}
    >
      {(answer) => <Comparison answer={answer} search={search} />}
    </SeasonFacts>
  );
}

function Comparison({ answer, search }: { answer: ConstructorPoints; search: CompareSearch }) {
  const lines = useMemo(() => constructorLines(answer), [answer]);
  return (
    <ComparedLines year={answer.year} lines={lines} rounds={answer.rounds} search={search} noun="teams" />
  );
}
