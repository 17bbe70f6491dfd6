import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { SessionSwitch } from "./session-switch.tsx";
import { useRace } from "./use-weekend.ts";
import { WeekendHeader, WeekendHeading } from "./weekend-header.tsx";
import "../weekend.css";

/** What all pages of a race weekend share: which race, when and where, its neighbours, and its sessions. */
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
            <div className="weekend-sessions" />
          </>
        }
      >
        <WeekendHeader />
        <SessionSwitch />
      </Suspense>
      <PageOutlet />
    </div>
  );
}
