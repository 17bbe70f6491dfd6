import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import type { DriverId } from "#contract/ids.ts";
import { valueOf } from "#app/data/api-query.ts";
import {
  driverChampionshipQuery,
  driverProfileQuery,
  driverResultsQuery,
} from "#app/data/drivers.queries.ts";
import { useQueryLoader } from "#app/data/use-query-loader.ts";
import { CoveredResults, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass, resultsMethod } from "#app/features/results/result-columns.tsx";
import type { ResultRow } from "#contract/results.ts";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { teamsIn } from "#contract/teams.ts";
import { CareerCard, type CareerPlace } from "#app/features/summary/career-card.tsx";
import { SeasonCard, standingFigures, standingText } from "#app/features/summary/season-card.tsx";
import { latestSeason, type SeasonResults } from "#app/features/summary/season-results.ts";
import { SummarySkeleton, summaryRow } from "#app/features/summary/summary-card.tsx";
import { formatAverage } from "#app/text/format.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a driver. */
export function DriverResultsScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/" });
  return (
    <HydrateOnInteraction
      load={useQueryLoader(driverResultsQuery(driverId))}
      fallback={<DriverResultsSkeleton />}
    >
      <Results driverId={driverId} />
    </HydrateOnInteraction>
  );
}

function Results({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  const rows = valueOf(data);
  const season = useMemo(() => latestSeason(rows ?? []), [rows]);
  return (
    <div ref={useClientLinks()} className="grid grid-cols-[minmax(0,1fr)]">
      {season === null ? null : <DriverSummary driverId={driverId} season={season} />}
      <CoveredResults facts={data} coverage={useDriverCoverage(driverId)} shows="results">
        {(results) => <DataTable table={driverResultsTable} rows={results} method={resultsMethod} />}
      </CoveredResults>
      {season === null ? null : <Career driverId={driverId} place="below" />}
    </div>
  );
}

/** The latest season round by round, and the career season by season. */
function DriverSummary({ driverId, season }: { driverId: DriverId; season: SeasonResults }) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data) ?? [];
  const standing = championship.find(({ year }) => year === season.year) ?? null;
  return (
    <div className={summaryRow.driver}>
      <SeasonCard
        season={season}
        named={false}
        about={standingText(standing?.championship_rank ?? null, standing?.total_points ?? null)}
        figures={
          standing === null
            ? []
            : [...standingFigures(standing), ["Average finish", formatAverage(standing.avg_finish_position)]]
        }
        more={
          <a className="more" href={`/driver/${driverId}/charts?season=${season.year}`}>
            In detail
          </a>
        }
      />
      <Career driverId={driverId} place="above" />
    </div>
  );
}

function Career({ driverId, place }: { driverId: DriverId; place: CareerPlace }) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(driverProfileQuery(driverId)).data);
  const seasons = championship
    .toReversed()
    .map(({ year, wins, total_points, championship_rank, team_name }) => ({
      year,
      wins,
      points: total_points,
      rank: championship_rank,
      teams: teamsIn(team_name),
    }));
  if (seasons.length === 0) return null;
  return (
    <CareerCard
      title="Career"
      seasons={seasons}
      won={profile?.figures ?? null}
      path={driverPath(driverId)}
      place={place}
    />
  );
}

export function DriverResultsSkeleton() {
  return (
    <>
      <SummarySkeleton of="driver" />
      <TableSkeleton table={driverResultsTable} />
    </>
  );
}

/** Every race and sprint result of a driver. */
export const driverResultsTable = defineTable<ResultRow>({
  name: "driver-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, phone: "lead", width: 3.75 },
    { ...columns.round, width: 4.5 },
    { ...columns.raceLink, phone: "name", width: [14, 3] },
    { ...columns.country, width: [10, 1.4] },
    { ...columns.constructorLink, phone: "second", width: [7.5, 1.2] },
    { ...columns.grid, phone: "detail", phoneWords: { before: "grid " }, width: 4.25 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7, 1] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
    { ...columns.session, phone: "detail", width: 5.5 },
  ],
  bar: "constructor",
  rowClass: resultClass,
  filters: resultFilters([
    "race_name",
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
