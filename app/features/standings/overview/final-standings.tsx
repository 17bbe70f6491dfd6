import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import type { DetailKind } from "#contract/archive.ts";
import { valueOf } from "#app/data/api-query.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { nearestCovered } from "#app/data/nearest-covered.ts";
import { constructorOverviewQuery, driverOverviewQuery } from "#app/data/standings.queries.ts";
import { coverageLineClass } from "#app/features/coverage/coverage.tsx";
import { pageOf } from "#app/features/standings/layout/season.ts";
import { standingsPage } from "#app/reference/standings-pages.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { ConstructorStandings } from "./constructors-table.tsx";
import { DriverStandings, driversTables } from "./drivers-table.tsx";

type FinalStandingsProps = {
  year: number;
  /** What of the season is not held. */
  detail: DetailKind;
};

/**
 * What stands in place of a season's rounds that are not held: how its championship ended, what is missing, and the
 * same page of the nearest season that has it.
 */
export function FinalStandings({ year, detail }: FinalStandingsProps) {
  const page = pageOf(useLocation().pathname);
  const archive = valueOf(useSuspenseQuery(archiveInfoQuery()).data);
  const near = nearestCovered(archive, year, detail);
  const tab = standingsPage(page)?.tab;
  const lack = (
    <p className={`mb-3 max-w-none! ${coverageLineClass}`} role="status">
      {`${detail === "qualifying" ? "Qualifying results" : "Results round by round"} of ${year} are not available yet; these are the final standings.`}
      {near === null || tab === undefined ? null : (
        <>
          {" Nearest season that has them: "}
          <Link
            to="/standings/$year/$"
            params={{ year: String(near), _splat: page }}
            className="text-ink underline underline-offset-4"
          >{`${tab} of ${near}`}</Link>
        </>
      )}
    </p>
  );
  return page.startsWith("constructors") ? (
    <Constructors year={year} above={lack} />
  ) : (
    <SeasonDrivers year={year} above={lack} />
  );
}

type StandingsProps = { year: number; above?: ReactNode };

/** A season's drivers' championship; without it what stands above it alone. */
export function SeasonDrivers(props: StandingsProps) {
  return (
    <Suspense fallback={<TableSkeleton table={driversTables.none} />}>
      <Drivers {...props} />
    </Suspense>
  );
}

function Drivers({ year, above }: StandingsProps) {
  const overview = valueOf(useSuspenseQuery(driverOverviewQuery(year)).data);
  return overview === null ? above : <DriverStandings overview={overview} above={above} />;
}

function Constructors({ year, above }: StandingsProps) {
  const overview = valueOf(useSuspenseQuery(constructorOverviewQuery(year)).data);
  return overview === null ? above : <ConstructorStandings overview={overview} above={above} />;
}
