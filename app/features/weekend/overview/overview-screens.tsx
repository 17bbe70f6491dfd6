import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RaceClassification, TimedClassification } from "#contract/weekend.ts";
import { raceClassificationQuery, timedClassificationQuery } from "#app/data/weekend.queries.ts";
import type { PodiumPlace } from "#app/features/results/podium.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { HeldLines } from "../results/held-lines.tsx";
import { withSegments } from "../results/segments.ts";
import { qualifyingFacts, sprintFacts } from "./key-facts.ts";
import { Overview } from "./overview.tsx";

/** A sprint at a glance. */
export function SprintOverviewScreen() {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), "S"));
  return (
    <>
      <h2 className="sr-only">Sprint</h2>
      <HeldLines session="S" facts={data}>
        {(classification) => <SprintOverview classification={classification} />}
      </HeldLines>
    </>
  );
}

function SprintOverview({ classification: { lines } }: { classification: RaceClassification }) {
  const facts = useMemo(() => sprintFacts(lines), [lines]);
  return <Overview session="S" first="First three" places={firstThree(lines)} facts={facts} />;
}

/** Sprint qualifying at a glance. */
export function SprintQualifyingOverviewScreen() {
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), "SQ"));
  return (
    <>
      <h2 className="sr-only">Sprint qualifying</h2>
      <HeldLines session="SQ" facts={data}>
        {(classification) => <SprintQualifyingOverview classification={classification} />}
      </HeldLines>
    </>
  );
}

function SprintQualifyingOverview({ classification }: { classification: TimedClassification }) {
  const { lines, format } = classification;
  const facts = useMemo(() => qualifyingFacts(withSegments(lines, format), "SQ"), [lines, format]);
  return <Overview session="SQ" first="Fastest three" places={firstThree(lines)} facts={facts} />;
}

type Placed = Omit<PodiumPlace, "position"> & { position: number | null };

function firstThree(lines: ReadonlyArray<Placed>): Array<PodiumPlace> {
  return lines.flatMap((line) =>
    line.position === null || line.position > 3 ? [] : [{ ...line, position: line.position }],
  );
}

export function OverviewSkeleton() {
  return (
    <div className="session-overview" aria-busy="true">
      <WithoutScripts />
      <p role="status">Loading…</p>
    </div>
  );
}
