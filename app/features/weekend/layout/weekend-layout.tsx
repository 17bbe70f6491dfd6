import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { SessionSwitch } from "./session-switch.tsx";
import { WeekendHeader, WeekendHeading } from "./weekend-header.tsx";
import "../weekend.css";

/** What all pages of a race weekend share: which race, when and where, its neighbours, and its sessions. */
export function WeekendLayout() {
  return (
    <div className="page">
      <Suspense
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
