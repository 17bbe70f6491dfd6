import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type DriverId, lastSeason, type TeamId } from "#contract/ids.ts";
import type { ResultRow } from "#contract/results.ts";
import { valueOf } from "#app/data/api-query.ts";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import { teamChampionshipQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { CoveredResults, useDriverCoverage, useTeamCoverage } from "#app/features/coverage/coverage.tsx";
import { CareerLink } from "#app/features/summary/career-card.tsx";
import {
  SeasonCard,
  shownSeason,
  standingFigures,
  standingText,
} from "#app/features/summary/season-card.tsx";
import { summaryRow, SummarySkeleton } from "#app/features/summary/summary-card.tsx";
import { formatAverage } from "#app/text/format.ts";
import { standingsPath } from "#app/text/page-paths.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { DriverCareer, HeldDriverCareer, HeldTeamSeasons, TeamSeasons } from "./held-career.tsx";
import { resultsMethod } from "./result-columns.tsx";
import { driverResultsTable, teamResultsTable } from "./results-tables.ts";

/** Every race and sprint result of a driver, below its latest or best season and above the career on a phone. */
export function DriverResults({ driverId }: { driverId: DriverId }) {
  return (
    <Results
      facts={useSuspenseQuery(driverResultsQuery(driverId)).data}
      coverage={useDriverCoverage(driverId)}
      table={driverResultsTable}
      below={<DriverCareer driverId={driverId} place="below" />}
      instead={<HeldDriverCareer driverId={driverId} lack="results" />}
    >
      {(rows) => <DriverSummary driverId={driverId} rows={rows} />}
    </Results>
  );
}

type DriverSummaryProps = { driverId: DriverId; rows: ReadonlyArray<ResultRow> };

/** The latest or the best season round by round, and the career season by season. */
function DriverSummary({ driverId, rows }: DriverSummaryProps) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data);
  const shown = useMemo(() => {
    const standings = (championship ?? []).map(({ year, championship_rank: place, wins }) => ({
      year,
      place,
      wins,
    }));
    return shownSeason(rows, standings, lastSeason);
  }, [rows, championship]);
  if (shown === null) return null;
  const { season, isBest } = shown;
  const standing = championship?.find(({ year }) => year === season.year) ?? null;
  return (
    <div className={summaryRow.driver}>
      <SeasonCard
        season={season}
        isBest={isBest}
        named={false}
        about={standingText(standing?.championship_rank ?? null, standing?.total_points ?? null)}
        figures={
          standing === null
            ? []
            : [...standingFigures(standing), ["Average finish", formatAverage(standing.avg_finish_position)]]
        }
        more={
          <>
            <CareerLink title="Career" />
            <a className="more" href={`/driver/${driverId}/charts?season=${season.year}`}>
              {season.year} charts
            </a>
          </>
        }
      />
      <DriverCareer driverId={driverId} place="above" />
    </div>
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

/** Every race and sprint result of a team, below its latest or best season and above all seasons on a phone. */
export function TeamResults({ teamId }: { teamId: TeamId }) {
  return (
    <Results
      facts={useSuspenseQuery(teamResultsQuery(teamId)).data}
      coverage={useTeamCoverage(teamId)}
      table={teamResultsTable}
      below={<TeamSeasons teamId={teamId} place="below" />}
      instead={<HeldTeamSeasons teamId={teamId} lack="results" />}
    >
      {(rows) => <TeamSummary teamId={teamId} rows={rows} />}
    </Results>
  );
}

type TeamSummaryProps = { teamId: TeamId; rows: ReadonlyArray<ResultRow> };

/** The latest or the best season of the team's drivers round by round, and all seasons with those that were won. */
function TeamSummary({ teamId, rows }: TeamSummaryProps) {
  const championship = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data);
  const shown = useMemo(() => {
    const standings = (championship ?? []).map(({ year, position: place, wins }) => ({ year, place, wins }));
    return shownSeason(rows, standings, lastSeason);
  }, [rows, championship]);
  if (shown === null) return null;
  const { season, isBest } = shown;
  const standing = championship?.find(({ year }) => year === season.year) ?? null;
  return (
    <div className={summaryRow.team}>
      <SeasonCard
        season={season}
        isBest={isBest}
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
      <TeamSeasons teamId={teamId} place="above" />
    </div>
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

type ResultsProps = Pick<ComponentProps<typeof CoveredResults>, "facts" | "coverage" | "instead"> & {
  table: Table<ResultRow>;
  /** What a phone has below the results, where there are any. */
  below: ReactNode;
  /** What stands above them. */
  children: (rows: ReadonlyArray<ResultRow>) => ReactNode;
};

function Results({ facts, coverage, table, below, instead, children }: ResultsProps) {
  const rows = valueOf(facts) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {rows.length === 0 ? null : children(rows)}
      <CoveredResults facts={facts} coverage={coverage} shows="results" instead={instead}>
        {(results, note) => <DataTable table={table} rows={results} method={resultsMethod} beside={note} />}
      </CoveredResults>
      {rows.length === 0 ? null : below}
    </div>
  );
}
