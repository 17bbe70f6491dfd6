import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useRace } from "./use-weekend.ts";
import { WeekendFooter } from "./weekend-footer.tsx";
import { WeekendHeader, WeekendHeading } from "./weekend-header.tsx";
import "../weekend.css";

/** What all pages of a race weekend share: which race, when and where, and its neighbours. */
export function WeekendLayout() {
  const { year, round } = useRace();
  return (
    <div className="page">
      {/* Of each race its own: the heading of another race must not stay above this one's page. */}
      <Suspense
        key={`${year}/${round}`}
        fallback={
          <>
            <WithoutScripts />
            <WeekendHeading weekend={null} />
          </>
        }
      >
        <WeekendHeader />
      </Suspense>
      {/* The foot stays below the fold, whatever replaces a skeleton. */}
      <div className="min-h-svh">
        <PageOutlet />
      </div>
      <Suspense>
        <WeekendFooter />
      </Suspense>
    </div>
  );
}
