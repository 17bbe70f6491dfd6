import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import { careersOfQuery } from "#app/data/comparison.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { fewestCompared } from "../search.ts";
import { noDrivers } from "../texts.ts";
import { chosenAmong } from "./chosen.ts";
import { FiguresTable } from "./figures-table.tsx";
import { HeadToHeads } from "./head-to-heads-section.tsx";
import { SeasonChartSection } from "./season-charts-section.tsx";

/** The heading's id: where the page is scrolled to when drivers are compared. */
export const comparisonId = "comparison";

/** Drivers side by side: their figures, their seasons, and what they were to each other as teammates. */
export function Comparison({ ids }: { ids: ReadonlyArray<DriverId> }) {
  return (
    <section className="comparison" aria-labelledby={comparisonId}>
      <h2 id={comparisonId} tabIndex={-1}>
        Comparison
      </h2>
      <Suspense fallback={<ComparisonSkeleton />}>
        <ChosenDrivers ids={ids} />
      </Suspense>
    </section>
  );
}

function ChosenDrivers({ ids }: { ids: ReadonlyArray<DriverId> }) {
  const { data } = useSuspenseQuery(careersOfQuery(ids));
  const chosen = useMemo(() => (data.available ? chosenAmong(ids, data.value) : null), [ids, data]);
  if (chosen === null) return <EmptyNote>{noDrivers}</EmptyNote>;
  return (
    <>
      {chosen.notes.map((note) => (
        <p key={note} className="comparison-note">
          {note}
        </p>
      ))}
      {chosen.drivers.length < fewestCompared ? null : <SideBySide ids={ids} careers={chosen.drivers} />}
    </>
  );
}

type SideBySideProps = { ids: ReadonlyArray<DriverId>; careers: ReadonlyArray<DriverCareerRow> };

function SideBySide({ ids, careers }: SideBySideProps) {
  return (
    <div className="comparison-parts">
      <section aria-labelledby="comparison-careers">
        <h3 id="comparison-careers">Careers</h3>
        <FiguresTable careers={careers} />
        <p className="table-method">
          The best value of a line is marked where more or less is better; points only where all careers fall
          in seasons that scored places alike. Per cent are of Grands Prix. Source: F1DB.
        </p>
      </section>
      <section aria-labelledby="comparison-seasons">
        <h3 id="comparison-seasons">Season by season</h3>
        <SeasonChartSection careers={careers} />
      </section>
      <section aria-labelledby="comparison-teammates">
        <h3 id="comparison-teammates">As teammates</h3>
        <HeadToHeads ids={ids} careers={careers} />
      </section>
    </div>
  );
}

function ComparisonSkeleton() {
  return (
    <div className="comparison-skeleton" aria-busy="true">
      <WithoutScripts />
      <p role="status">Loading…</p>
    </div>
  );
}
