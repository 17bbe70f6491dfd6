import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type DriverId, firstConstructorsSeason, type TeamId } from "#contract/ids.ts";
import { driverCareerSeasons, teamCareerSeasons } from "#contract/teams.ts";
import { valueOf } from "#app/data/api-query.ts";
import { driverChampionshipQuery, driverProfileQuery } from "#app/data/drivers.queries.ts";
import { teamChampionshipQuery, teamProfileQuery } from "#app/data/teams.queries.ts";
import { careerOf, coverageLineClass, type Seasons } from "#app/features/coverage/coverage.tsx";
import { CareerCard, type CareerPlace } from "#app/features/summary/career-card.tsx";
import { formatSpan } from "#app/text/format.ts";
import { driverPath, standingsPath, teamPath } from "#app/text/page-paths.ts";

type DriverCareerProps = { driverId: DriverId; place: CareerPlace };

/** A driver's career season by season; nothing without a championship season. */
export function DriverCareer({ driverId, place }: DriverCareerProps) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(driverProfileQuery(driverId)).data);
  const seasons = driverCareerSeasons(championship);
  if (seasons.length === 0) return null;
  return (
    <CareerCard
      title="Career"
      seasons={seasons}
      won={profile?.figures ?? null}
      path={driverPath(driverId)}
      place={place}
      {...(place === "anywhere" ? { seasonPath: (year) => standingsPath(year, "drivers") } : {})}
    />
  );
}

type TeamSeasonsProps = { teamId: TeamId; place: CareerPlace };

/** A team's history season by season. */
export function TeamSeasons({ teamId, place }: TeamSeasonsProps) {
  const championship = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(teamProfileQuery(teamId)).data);
  const seasons = teamCareerSeasons(championship);
  if (seasons.length === 0) return null;
  return (
    <CareerCard
      title="Seasons"
      seasons={seasons}
      won={profile?.figures ?? null}
      path={teamPath(teamId)}
      team={teamId}
      place={place}
      {...(place === "anywhere"
        ? {
            seasonPath: (year) =>
              standingsPath(year, year < firstConstructorsSeason ? "drivers" : "constructors"),
          }
        : {})}
    />
  );
}

/** What a page about a career may lack: the results, as its line begins, and what follows from that. */
const lacks = {
  results: ["Race-by-race results", ""],
  teammates: ["Race-by-race results", ", so teammates cannot be compared"],
  qualifying: ["Qualifying results", ""],
  drivers: ["Race-by-race results", ", so there are no figures of its drivers"],
} as const;

type Lack = keyof typeof lacks;

/** What stands in place of a driver's results that are not held: the career, from the championships. */
export function HeldDriverCareer({ driverId, lack }: { driverId: DriverId; lack: Lack }) {
  const profile = valueOf(useSuspenseQuery(driverProfileQuery(driverId)).data);
  return (
    <HeldCareer lack={lack} career={careerOf(profile)} path={driverPath(driverId)}>
      <DriverCareer driverId={driverId} place="anywhere" />
    </HeldCareer>
  );
}

/** The same for a team: all seasons, from the championships. */
export function HeldTeamSeasons({ teamId, lack }: { teamId: TeamId; lack: Lack }) {
  const profile = valueOf(useSuspenseQuery(teamProfileQuery(teamId)).data);
  return (
    <HeldCareer lack={lack} career={careerOf(profile)} path={teamPath(teamId)}>
      <TeamSeasons teamId={teamId} place="anywhere" />
    </HeldCareer>
  );
}

type HeldCareerProps = { lack: Lack; career: Seasons | null; path: string; children: ReactNode };

function HeldCareer({ lack, career, path, children }: HeldCareerProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {children}
      <p className={coverageLineClass} role="status">
        {lackText(lack, career)}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-table max-md:gap-y-0 max-md:[&>a]:py-3">
        <a href={`${path}championship`} className="more">
          Season by season
        </a>
        <a href={`${path}charts`} className="more">
          Charts
        </a>
      </p>
    </div>
  );
}

/** "Qualifying results of 1984–1994 are not available yet." */
export function lackText(lack: Lack, career: Seasons | null): string {
  const [results, so] = lacks[lack];
  const of = career === null ? "" : ` of ${formatSpan(career.from, career.to)}`;
  return `${results}${of} are not available yet${so}.`;
}
