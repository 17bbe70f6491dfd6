import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { topDriversQuery } from "#app/data/home.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { shortRaceName } from "#app/features/next-race/race-start.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatValue } from "#app/text/format.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

/**
 * Who won last and who leads, each with the way there, beside words that nothing was found. Nothing of what is not
 * known, and of both to readers who hide results.
 */
export function LatestFacts() {
  return (
    <div className="grid min-h-46 content-center gap-3 in-[:root[data-spoilers=hidden]]:hidden">
      <Suspense fallback={<WithoutScripts />}>
        <Winner />
        <Leader />
      </Suspense>
    </div>
  );
}

function Winner() {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  const winner = race?.podium[0];
  if (race === null || winner === undefined) return null;
  return (
    <Fact
      label="Latest race"
      name={winner.driver_name}
      about={`won the ${shortRaceName(race.race_name)}`}
      path={raceResultsPath(race.year, race.round)}
      className={teamClass(winner.team_id, race.year)}
    >
      <span aria-hidden="true">{winner.driver_code}</span>
    </Fact>
  );
}

function Leader() {
  const season = valueOf(useSuspenseQuery(topDriversQuery()).data);
  const leader = season?.standings[0];
  if (season === null || leader === undefined) return null;
  return (
    <Fact
      label={`${season.year} standings`}
      name={leader.driver_name}
      about="leads the championship"
      path={`/standings/${season.year}/drivers/overview`}
      className={teamClass(leader.team_id, season.year)}
    >
      {formatValue(leader.points)}
      <small className="block pt-1 font-sans text-small font-normal text-soft-on-team">points</small>
    </Fact>
  );
}

type FactProps = {
  label: string;
  name: string;
  about: string;
  path: string;
  className: string;
  children: ReactNode;
};

function Fact({ label, name, about, path, className, children }: FactProps) {
  return (
    <a
      href={path}
      className={`grid min-h-21 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-tile border-s-4 border-team bg-[linear-gradient(90deg,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_7%,var(--color-surface)))] px-3.5 text-ink no-underline ${className}`}
    >
      <span className="grid">
        <small className="text-small text-soft-on-team">{label}</small>
        <b className="text-[1.125rem]">{name}</b>
        <small className="text-small text-soft-on-team">{about}</small>
      </span>
      <b className="font-display text-end text-2xl leading-none font-extrabold text-team-ink">{children}</b>
    </a>
  );
}
