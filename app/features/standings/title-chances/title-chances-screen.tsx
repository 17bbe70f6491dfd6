import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { lastSeason } from "#contract/ids.ts";
import { titleSwingsQuery } from "#app/data/title-odds.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { ReportCardLine, ReportCards } from "./report-card.tsx";
import { swingsTable } from "./swings-table.tsx";

/** The races that changed the chances of a title most, and how good such chances were. */
export function TitleChancesScreen() {
  return (
    <div className="page">
      <PageHeading
        ways={
          <Link
            to="/standings/$year/$"
            params={{ year: String(lastSeason), _splat: "drivers/odds" }}
          >{`Title chances ${lastSeason}`}</Link>
        }
      >
        <h1>Title chances: the biggest swings</h1>
      </PageHeading>
      <p className="mb-4 max-w-176 text-[0.875rem] text-soft">
        For every round since 1950 we simulated the rest of the season 4,000 times, from the results until
        then. These races changed who was likely to become champion most.{" "}
        <a href="/method/#title-chances">How chances are computed</a>
      </p>
      <Suspense fallback={<TableSkeleton table={swingsTable} />}>
        <ReportCardLine of="drivers" />
        <Swings />
        <ReportCards of="both" />
      </Suspense>
    </div>
  );
}

function Swings() {
  const { data } = useSuspenseQuery(titleSwingsQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>No title chances available.</EmptyNote>;
  return (
    <section aria-labelledby="swings">
      <h2 id="swings" className="sr-only">
        The biggest swings
      </h2>
      <DataTable
        table={swingsTable}
        rows={data.value}
        method="The 200 rounds that changed the chances of the drivers’ title most. Moved: half the sum of all changes, in percentage points. A race that decided a title counts as any other. Source: F1DB, and the model of the method page."
      />
    </section>
  );
}
