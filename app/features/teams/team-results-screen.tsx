import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { teamPath } from "#app/text/page-paths.ts";
import type { TeamId } from "#contract/ids.ts";
import { valueOf } from "#app/data/api-query.ts";
import { teamChampionshipQuery, teamProfileQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { useQueryLoader } from "#app/data/use-query-loader.ts";
import { CoveredResults, useTeamCoverage } from "#app/features/coverage/coverage.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass, resultsMethod } from "#app/features/results/result-columns.tsx";
import type { ResultRow } from "#contract/results.ts";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { CareerCard, type CareerPlace } from "#app/features/summary/career-card.tsx";
import { SeasonCard, standingFigures, standingText } from "#app/features/summary/season-card.tsx";
import { latestSeason, type SeasonResults } from "#app/features/summary/season-results.ts";
import { SummarySkeleton, summaryRow } from "#app/features/summary/summary-card.tsx";
import { useClientLinks } from "#app/ui/client-links.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a team. */
export function TeamResultsScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/" });
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
          <a className="more" href={`/standings/${season.year}/constructors/overview`}>
            Standings
          </a>
        }
      />
      <Seasons teamId={teamId} place="above" />
    </div>
  );
}

function Seasons({ teamId, place }: { teamId: TeamId; place: CareerPlace }) {
  const championship = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(teamProfileQuery(teamId)).data);
  const seasons = championship.toReversed().map(({ year, wins, position, total_points }) => ({
    year,
    wins,
    points: total_points,
    rank: position,
    teams: [],
  }));
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

export function TeamResultsSkeleton() {
  return (
    <>
      <SummarySkeleton of="team" />
      <TableSkeleton table={teamResultsTable} />
    </>
  );
}

/** Every race and sprint result of a team; the cars of one race and session share the race's cells. */
export const teamResultsTable = defineTable<ResultRow>({
  name: "team-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, grouped: true, width: 3.75 },
    { ...columns.round, grouped: true, width: 4.25 },
    { ...columns.country, grouped: true, width: [7, 1.6] },
    { ...columns.raceWithSession, grouped: true, width: [16, 3.2] },
    { ...columns.driver, phone: "name", width: [9.25, 0.5] },
    { ...columns.constructor, look: "quiet", width: [7, 0.3] },
    { ...columns.grid, phone: "lead", phoneWords: { before: "grid " }, width: 4 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7, 1.2] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
  ],
  bar: "full_name",
  rowClass: resultClass,
  groupOf: (row) => `${row.race_id} ${row.session_type}`,
  filters: resultFilters([
    "race_name",
    "full_name",
    "country",
    "circuit_name",
    "constructor",
    "year",
    "round",
    "grid_position",
    "finish_position",
    "status",
    "points",
    "session_type",
    "race_id",
    "team_id",
    "position_text",
  ]),
});
