import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DetailKind } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type Facts, valueOf } from "#app/data/facts.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { SeasonAhead } from "./season-ahead.tsx";
import { hasNotStarted } from "./not-started.ts";

type SeasonFactsProps<T> = {
  year: number;
  facts: Facts<T>;
  /** The kind of detail that the facts are made of. */
  detail: DetailKind;
  isEmpty: (value: T) => boolean;
  /** What is said where there is nothing to show and nothing is known to be missing. */
  note?: string;
  children: (value: T) => ReactNode;
};

/**
 * Tells apart a season's facts that are there, those of a season that has not started, those that this archive does not
 * hold, and none at all.
 */
export function SeasonFacts<T>({
  year,
  facts,
  detail,
  isEmpty,
  note = "No standings data available.",
  children,
}: SeasonFactsProps<T>) {
  if (!facts.available) return <NoFacts year={year} detail={detail} note={note} />;
  if (isEmpty(facts.value)) return <NothingYet year={year} detail={detail} note={note} />;
  return children(facts.value);
}

type NoFactsProps = { year: number; detail: DetailKind; note: string };

function NothingYet(props: NoFactsProps) {
  const { data: overview } = useSuspenseQuery(driverOverviewQuery(props.year));
  return hasNotStarted(overview) ? <SeasonAhead year={props.year} /> : <NoFacts {...props} />;
}

function NoFacts({ year, detail, note }: NoFactsProps) {
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  const coverage = raceCoverage(valueOf(archive), { from: year, to: year }, detail);
  if (coverage.of === "none") return <CoverageNote coverage={coverage} shows="results" />;
  return <EmptyNote>{note}</EmptyNote>;
}
