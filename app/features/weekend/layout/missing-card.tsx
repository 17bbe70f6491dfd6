import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Weekend } from "#contract/weekend.ts";
import { SessionTimes, ZoneLine } from "#app/features/races/when.tsx";
import { circuitPath } from "#app/text/page-paths.ts";

type MissingCardProps = {
  title: string;
  reason: ReactNode;
  /** Ways to what there is. */
  children: ReactNode;
  /** What is known instead. */
  aside?: ReactNode;
};

/** What stands in place of a page that has nothing to show: what is missing, why, and where to go. */
export function MissingCard({ title, reason, children, aside }: MissingCardProps) {
  return (
    // The mark lets the page be no higher than this (app/features/weekend/layout/weekend-layout.tsx).
    <section
      data-missing=""
      className="mt-5 grid items-center gap-x-9 gap-y-5 rounded-card border border-line bg-surface p-6 shadow-card max-phone:p-4 wide:grid-cols-2"
    >
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1.5" role="status">
          <h3 className="font-display text-block font-extrabold tracking-[-0.012em]">{title}</h3>
          <p className="text-pretty text-soft">{reason}</p>
        </div>
        {children}
      </div>
      {aside}
    </section>
  );
}

/** A button among the ways of a card. */
export const wayClass =
  "button inline-flex min-h-(--touch-height) items-center px-6 no-underline max-phone:px-4";

/** Of a weekend to come: its circuit, where former winners stand, and the season so far. */
export function WaysBefore({ weekend: { year, circuit_id, circuit_name } }: { weekend: Weekend }) {
  return (
    <p className="flex flex-wrap gap-2">
      <a href={circuitPath(circuit_id)} className={wayClass}>
        {circuit_name}
      </a>
      <Link to="/standings/$year/drivers/overview" params={{ year: String(year) }} className={wayClass}>
        Standings of {year}
      </Link>
    </p>
  );
}

/** When the sessions of a weekend to come start. */
export function SessionsAhead({ weekend: { sessions } }: { weekend: Weekend }) {
  return (
    <div className="weekend-to-come text-[0.875rem]">
      <h3 className="text-base font-strong">Sessions</h3>
      <ZoneLine races={sessions} />
      <SessionTimes sessions={sessions} />
    </div>
  );
}
