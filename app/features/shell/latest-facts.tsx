import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { topDriversQuery } from "#app/data/home.queries.ts";
import { lastRaceQuery, nextRaceQuery } from "#app/data/races.queries.ts";
import { shortRaceName } from "#app/features/next-race/race-start.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatValue } from "#app/text/format.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

/**
 * Who won last, who leads and which race is next, each with the way there, beside words that nothing was found. Nothing
 * of what is not known, and of all to readers who hide results.
 *
 * @param isQuiet true beside what is to be seen first: then they have the bar of their team alone
 */
export function LatestFacts({ isQuiet = false }: Partial<Loudness>) {
  return (
    <div className="grid min-h-70 auto-rows-fr gap-3 self-stretch in-[:root[data-spoilers=hidden]]:hidden">
      <Suspense fallback={<WithoutScripts />}>
        <Winner isQuiet={isQuiet} />
        <Leader isQuiet={isQuiet} />
        <Next isQuiet={isQuiet} />
      </Suspense>
    </div>
  );
}

type Loudness = { isQuiet: boolean };

function Winner({ isQuiet }: Loudness) {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  const winner = race?.podium[0];
  if (race === null || winner === undefined) return null;
  return (
    <Fact
      isQuiet={isQuiet}
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

function Leader({ isQuiet }: Loudness) {
  const season = valueOf(useSuspenseQuery(topDriversQuery()).data);
  const leader = season?.standings[0];
  if (season === null || leader === undefined) return null;
  return (
    <Fact
      isQuiet={isQuiet}
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

function Next({ isQuiet }: Loudness) {
  const race = valueOf(useSuspenseQuery(nextRaceQuery()).data);
  if (race === null) return null;
  const { year, round, race_name, country, date_utc } = race;
  return (
    <Fact
      isQuiet={isQuiet}
      label={`Next race, round ${round}`}
      name={race_name}
      about={formatDay(date_utc)}
      path={raceResultsPath(year, round)}
      className="[--color-team:var(--color-accent)]"
    >
      <Flag country={country} alone />
    </Fact>
  );
}

type FactProps = Loudness & {
  label: string;
  name: string;
  about: string;
  path: string;
  className: string;
  children: ReactNode;
};

const loudClass =
  "border-s-4 border-team bg-[linear-gradient(90deg,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_7%,var(--color-surface)))]";
const quietClass = "border border-s-4 border-line border-s-team";

function Fact({ isQuiet, label, name, about, path, className, children }: FactProps) {
  return (
    <a
      href={path}
      className={`grid min-h-21 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-tile ${isQuiet ? quietClass : loudClass} px-3.5 text-ink no-underline ${className}`}
    >
      <span className="grid">
        <small className="text-small text-soft-on-team">{label}</small>
        <b className="text-[1.125rem]">{name}</b>
        <small className="text-small text-soft-on-team">{about}</small>
      </span>
      <b
        className={`font-display text-end text-2xl leading-none font-extrabold ${isQuiet ? "" : "text-team-ink"}`}
      >
        {children}
      </b>
    </a>
  );
}
