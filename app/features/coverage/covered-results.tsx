import type { ReactNode } from "react";
import type { ResultRow } from "#contract/results.ts";
import type { Facts } from "#app/data/facts.ts";
import { notes } from "#app/features/results/notes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { Coverage } from "./coverage.ts";
import { CoverageNote } from "./coverage-note.tsx";

type CoveredResultsProps = {
  facts: Facts<Array<ResultRow>>;
  coverage: Coverage;
  /** What the screen makes of the results: the rows themselves, or figures over them. */
  shows: "results" | "figures";
  children: (rows: Array<ResultRow>) => ReactNode;
};

/**
 * Tells apart results that are there, results that this archive does not hold, and the specification's note
 * (§8) for failure and for none at all. A lack in the archive never looks like a zero.
 */
export function CoveredResults({ facts, coverage, shows, children }: CoveredResultsProps) {
  if (!facts.available) return <EmptyNote>{notes.results}</EmptyNote>;
  if (facts.value.length === 0) {
    return coverage.of === "all" ? (
      <EmptyNote>{notes.results}</EmptyNote>
    ) : (
      <CoverageNote coverage={{ of: "none" }} shows={shows} />
    );
  }
  return (
    <>
      <CoverageNote coverage={coverage} shows={shows} />
      {children(facts.value)}
    </>
  );
}
