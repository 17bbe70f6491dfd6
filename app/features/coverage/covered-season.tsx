import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DetailKind } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import type { Facts } from "#app/data/facts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { raceCoverage } from "./coverage.ts";
import { CoverageNote } from "./coverage-note.tsx";

type CoveredSeasonProps<T> = {
  year: number;
  facts: Facts<T>;
  /** The kind of detail that the facts are made of. */
  detail: DetailKind;
  isEmpty: (value: T) => boolean;
  /** What is said where there is nothing to show and nothing is known to be missing. */
  note?: string;
  children: (value: T) => ReactNode;
};

/** Tells apart a season's facts that are there, those that this archive does not hold, and none at all. */
export function CoveredSeason<T>({
  year,
  facts,
  detail,
  isEmpty,
  note = "No standings data available.",
  children,
}: CoveredSeasonProps<T>) {
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  if (facts.available && !isEmpty(facts.value)) return children(facts.value);
  const coverage = raceCoverage(archive.available ? archive.value : null, { from: year, to: year }, detail);
  if (coverage.of === "none") return <CoverageNote coverage={coverage} shows="results" />;
  return <EmptyNote>{note}</EmptyNote>;
}
