import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import { careersOfQuery } from "#app/data/comparison.queries.ts";
import { driverFigures } from "#app/features/compare/figures.ts";
import { FiguresTable } from "#app/features/compare/figures-table.tsx";
import { HeadToHeads } from "#app/features/compare/head-to-heads-section.tsx";
import { careersMethod } from "#app/features/compare/texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { compareText, fewestCompared } from "../search.ts";
import { noDrivers } from "../texts.ts";
import { chosenAmong } from "./chosen.ts";
import { SeasonChartSection } from "./season-chart-section.tsx";

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
      <p className="comparison-more">
        <Link to="/compare/" search={{ ids: careers.map(({ driver_id }) => driver_id).join(",") }}>
          The whole comparison: by circuit, and on the same grid
        </Link>
      </p>
      <section aria-labelledby="comparison-careers">
        <h3 id="comparison-careers">Careers</h3>
        <FiguresTable
          careers={careers}
          figures={driverFigures}
          heads={careers.map((career) => ({
            name: (
              <Link to="/driver/$driverId/" params={{ driverId: career.driver_id }}>
                {career.name}
              </Link>
            ),
            remove: <RemoveLink career={career} careers={careers} />,
          }))}
        />
        <p className="table-method">{careersMethod}</p>
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

/** Takes a driver out of the comparison. */
function RemoveLink({
  career,
  careers,
}: {
  career: DriverCareerRow;
  careers: ReadonlyArray<DriverCareerRow>;
}) {
  const others = careers.map(({ driver_id }) => driver_id).filter((id) => id !== career.driver_id);
  return (
    <Link
      from="/drivers_overview/"
      to="."
      search={(previous) => ({ ...previous, compare: compareText(others) })}
      resetScroll={false}
      className="remove-link"
      aria-label={`Remove ${career.name} from the comparison`}
    >
      Remove
    </Link>
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
