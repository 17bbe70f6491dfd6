import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { DetailKind } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { Championship } from "../standings-pages.ts";

/** What stands where a season's facts could not be had (specification §8). */
const failures: Readonly<Record<Championship, string>> = {
  drivers: "No standings data available.",
  constructors: "Failed to load constructor standings data",
};

/** The note of a championship whose facts could not be had. */
export function StandingsUnavailable({ championship }: { championship: Championship }) {
  return <EmptyNote>{failures[championship]}</EmptyNote>;
}

/**
 * Stands where a season has nothing to show: because this archive lacks the detail, or because there is none yet.
 *
 * @param detail the kind of detail that the screen is made of
 */
export function NoStandings({ year, detail }: { year: number; detail: DetailKind }) {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const { of } = raceCoverage(archive.available ? archive.value : null, { from: year, to: year }, detail);
  if (of !== "all") {
    return (
      <EmptyNote>
        This detail of {year} is not in this archive: <code>npm run data:sync</code> brings it.
      </EmptyNote>
    );
  }
  return (
    <EmptyNote>
      There are no results of {year} yet: see its{" "}
      <Link to="/races/" search={{ year }}>
        calendar
      </Link>
      .
    </EmptyNote>
  );
}

/** Says that a season was before the first constructors' championship, and leads to the drivers of that season. */
export function NoConstructorsYet({ year }: { year: number }) {
  return (
    <p className="note">
      There was no constructors' championship before {firstConstructorsSeason}:{" "}
      <Link to="/standings/$year/$" params={{ year: String(year), _splat: "drivers/overview" }}>
        drivers' standings of {year}
      </Link>
      .
    </p>
  );
}

/** The season of the first constructors' championship. */
export const firstConstructorsSeason = 1958;
