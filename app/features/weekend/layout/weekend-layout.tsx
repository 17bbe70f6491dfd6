import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useOpenPage, useRace, useWeekend } from "./use-weekend.ts";
import { WeekendHeader, WeekendHeading } from "./weekend-header.tsx";
import { Link } from "@tanstack/react-router";
import type { Weekend } from "#contract/weekend.ts";
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
      {/* The foot stays below the fold, whatever replaces a skeleton: at least 16rem stand above. */}
      <div className="min-h-[calc(100svh-16rem)]">
        <PageOutlet />
      </div>
      <Suspense>
        <WeekendFooter />
      </Suspense>
    </div>
  );
}

/**
 * The foot of a weekend's pages: the races before and after in the calendar, each on the page that is open, where every
 * weekend has it (race and qualifying), or else its race's results; and the ways to the season.
 */
function WeekendFooter() {
  const { year } = useRace();
  const data = useWeekend();
  if (!data.available || data.value === null) return null;
  const params = { year: String(year) };
  return (
    <footer className="mt-9">
      <nav className="grid grid-cols-2 gap-3 phone:gap-4" aria-label="Races before and after">
        <Neighbour race={data.value.previous} label="←" />
        <Neighbour race={data.value.next} label="→" />
      </nav>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-table [&>a]:py-0.5">
        <Link to="/races/" search={{ year }}>
          Races of {year}
        </Link>
        <Link to="/standings/$year/drivers/overview" params={params}>
          Drivers' standings
        </Link>
        <Link to="/standings/$year/constructors/overview" params={params}>
          Constructors' standings
        </Link>
      </p>
    </footer>
  );
}

type NeighbourProps = { race: Weekend["previous"]; label: "←" | "→" };

function Neighbour({ race, label }: NeighbourProps) {
  const open = useOpenPage();
  if (race === null) return <span />;
  const { year, round, race_name } = race;
  const everywhere = open?.session === "R" || open?.session === "Q";
  const isNext = label === "→";
  return (
    <Link
      to={everywhere ? open.to : "/race/$year/$round/race/results"}
      params={{ year: String(year), round: String(round) }}
      className={`rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong hover:no-underline ${isNext ? "text-end" : ""}`}
    >
      <small className="block text-small text-soft">
        {isNext ? null : <span aria-hidden="true">← </span>}
        {`${year}, round ${round}`}
        {isNext ? <span aria-hidden="true"> →</span> : null}
      </small>{" "}
      <b>{race_name}</b>
    </Link>
  );
}
