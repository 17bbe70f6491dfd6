import type { Coverage, Seasons } from "./coverage.ts";
import type { ReactNode } from "react";
import type { ResultRow } from "#contract/results.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { notes } from "#app/features/results/result-columns.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";

export const coverageNoteClass = "mb-3 border-s-3 border-accent bg-raised px-3 py-[0.4rem] text-[0.875rem]";

type CoverageNoteProps = {
  coverage: Coverage;
  shows: "results" | "figures";
  /** Of which session the results are. */
  detail?: "race" | "qualifying";
};

/** What of someone's results this archive lacks; nothing where it lacks none. */
export function CoverageNote({ coverage, shows, detail = "race" }: CoverageNoteProps) {
  if (coverage.of === "all") return null;
  if (coverage.of === "none") {
    return (
      <p className="note" role="status">
        These results are not available yet.
      </p>
    );
  }
  const held = seasonsText(coverage.held);
  return (
    <p className={coverageNoteClass}>
      {shows === "figures"
        ? `These figures cover ${held} only: ${detail} results of other seasons are not available yet.`
        : `Only ${detail} results of ${held} are available so far.`}
    </p>
  );
}

/** For example "2025 to 2026", or "2026" for a single season. */
function seasonsText({ from, to }: Seasons): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

type CoveredResultsProps = {
  facts: ApiResult<Array<ResultRow>>;
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
