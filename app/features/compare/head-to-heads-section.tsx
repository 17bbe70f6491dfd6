import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { meetingsQuery } from "#app/data/compare/compare.queries.ts";
import { valueOf } from "#app/data/facts.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { type Coverage, raceCoverage } from "#app/features/coverage/coverage.ts";
import { noRecords } from "#app/features/drivers/teammates/texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { HeadToHeadTable } from "./head-to-head-table.tsx";
import { commonSeasons, headToHeads } from "./head-to-head.ts";

type HeadToHeadsProps = {
  /** As the address has them, those included who are left out: the loader knows no better. */
  ids: ReadonlyArray<DriverId>;
  careers: ReadonlyArray<Pick<DriverCareerRow, "driver_id" | "first_year" | "last_year">>;
};

/** The compared drivers as teammates, pair by pair. */
export function HeadToHeads({ ids, careers }: HeadToHeadsProps) {
  const { data } = useSuspenseQuery(meetingsQuery(ids));
  const coverage = useCommonCoverage(careers);
  const pairs = useMemo(() => (data.available ? headToHeads(data.value, careers) : []), [data, careers]);
  if (!data.available) return <EmptyNote>{noRecords}</EmptyNote>;
  if (pairs.length === 0) return <NoPairs coverage={coverage} />;
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      <div className="head-to-heads">
        {pairs.map((pair) => (
          <HeadToHeadTable key={`${pair.driver.id} ${pair.teammate.id}`} pair={pair} />
        ))}
      </div>
      <p className="table-method">
        All: Grands Prix that both entered for the same team; ahead is who stands higher in the order of
        classification, in which retired cars have a place too. Finished: only those in which both were
        classified. Sprints are not counted. Source: F1DB.
      </p>
    </>
  );
}

/** Teammates whose races this archive lacks must not look like drivers who never were teammates. */
function NoPairs({ coverage }: { coverage: Coverage }) {
  if (coverage.of !== "all") return <CoverageNote coverage={{ of: "none" }} shows="results" />;
  return <p className="note">They were never teammates in a Grand Prix.</p>;
}

/** How much the archive holds of the seasons in which any two of the drivers may have been teammates. */
function useCommonCoverage(careers: HeadToHeadsProps["careers"]): Coverage {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return raceCoverage(valueOf(data), commonSeasons(careers));
}
