import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeamId } from "#contract/ids.ts";
import { hydratedOnInteraction, valueOf, useQueryLoader } from "#app/data/api-query.ts";
import { teamCareerSeasons } from "#contract/teams.ts";
import { teamChampionshipQuery, teamProfileQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { teamResultsTable } from "#app/features/results/results-tables.ts";
import { CoveredResults, useTeamCoverage } from "#app/features/coverage/coverage.tsx";
import { resultsMethod } from "#app/features/results/result-columns.tsx";
import { CareerCard, CareerLink, type CareerPlace } from "#app/features/summary/career-card.tsx";
import {
  latestSeason,
  SeasonCard,
  type SeasonResults,
  standingFigures,
  standingText,
} from "#app/features/summary/season-card.tsx";
import { summaryRow, SummarySkeleton } from "#app/features/summary/summary-card.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { standingsPath, teamPath } from "#app/text/page-paths.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery({
      ...teamResultsQuery(params.teamId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "results", params.teamId, match.context.titleName),
  pendingComponent: TeamResultsSkeleton,
  component: TeamResultsScreen,
});

/** Every race and sprint result of a team. */
function TeamResultsScreen() {
  const { teamId } = Route.useParams();
  return (
    <HydrateOnInteraction load={useQueryLoader(teamResultsQuery(teamId))} fallback={<TeamResultsSkeleton />}>
      <Results teamId={teamId} />
    </HydrateOnInteraction>
  );
}

function Results({ teamId }: { teamId: TeamId }) {
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  const rows = valueOf(data);
  const season = useMemo(() => latestSeason(rows ?? []), [rows]);
  return (
    <div ref={useClientLinks()} className="grid grid-cols-[minmax(0,1fr)]">
      {season === null ? null : <TeamSummary teamId={teamId} season={season} />}
      <CoveredResults facts={data} coverage={useTeamCoverage(teamId)} shows="results">
        {(results) => <DataTable table={teamResultsTable} rows={results} method={resultsMethod} />}
      </CoveredResults>
      {season === null ? null : <Seasons teamId={teamId} place="below" />}
    </div>
  );
}

/** The latest season of the team's drivers round by round, and all seasons with those that were won. */
function TeamSummary({ teamId, season }: { teamId: TeamId; season: SeasonResults }) {
  const championship = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data) ?? [];
  const standing = championship.find(({ year }) => year === season.year) ?? null;
  return (
    <div className={summaryRow.team}>
      <SeasonCard
        season={season}
        named
        about={standingText(standing?.position ?? null, standing?.total_points ?? null)}
        figures={standing === null ? [] : standingFigures(standing)}
        more={
          <>
            <CareerLink title="Seasons" />
            <a className="more" href={standingsPath(season.year, "constructors")}>
              Standings
            </a>
          </>
        }
      />
      <Seasons teamId={teamId} place="above" />
    </div>
  );
}

function Seasons({ teamId, place }: { teamId: TeamId; place: CareerPlace }) {
  const championship = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(teamProfileQuery(teamId)).data);
  const seasons = teamCareerSeasons(championship);
  if (seasons.length === 0) return null;
  return (
    <CareerCard
      title="Seasons"
      seasons={seasons}
      won={profile?.figures ?? null}
      path={teamPath(teamId)}
      team={teamId}
      place={place}
    />
  );
}

function TeamResultsSkeleton() {
  return (
    <>
      <SummarySkeleton of="team" />
      <TableSkeleton table={teamResultsTable} />
    </>
  );
}
