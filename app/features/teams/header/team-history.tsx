import { Link } from "@tanstack/react-router";
import type { TeamId } from "#contract/ids.ts";
import type { TeamProfile } from "#contract/profiles.ts";
import {
  type FigureDefinitions,
  careerFigures,
  careerNote,
  seasonsText,
} from "#app/features/figures/career-figures.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { type EntityFact, EntityFacts, EntityHeading } from "#app/ui/entity-heading.tsx";
import { Figures } from "#app/ui/figures/figures.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Entrants } from "./entrants.tsx";

type TeamHistoryProps = {
  teamId: TeamId;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  profile: TeamProfile | null;
  /** The line under the figures; by default what they have in common, and the poles that are credited otherwise. */
  note?: string;
};

/** A team's name, facts, entrants and figures. It is as high without its facts as with them. */
export function TeamHistory({ teamId, name, profile, note }: TeamHistoryProps) {
  const differences = profile?.pole_differences ?? [];
  return (
    <header className={`entity-header ${teamClass(teamId)}`}>
      <PageHeading
        ways={
          <>
            <Link to="/compare/" search={{ kind: "teams", ids: teamId }}>
              Compare with…
            </Link>{" "}
            <Link to="/teams_overview/">All teams</Link>
          </>
        }
      >
        <div className="entity-title">
          <EntityHeading name={name} country={profile?.country ?? null} />
          <FavouriteButton kind="team" id={teamId} name={name} />
        </div>
      </PageHeading>
      <EntityFacts groups={profile === null ? [] : teamFacts(profile)} />
      <Entrants entrants={profile?.entrants ?? []} />
      <Figures
        label={`History of ${name}`}
        figures={careerFigures(teamDefinitions, profile?.figures ?? null, differences)}
      />
      <p className="entity-note">{note ?? careerNote(differences)}</p>
    </header>
  );
}

/** The whole name stands alone on a phone; where it is the short one, the country takes its place. */
function teamFacts(profile: TeamProfile): Array<Array<EntityFact>> {
  const name = { key: "name", fact: profile.full_name };
  const country = { key: "country", fact: profile.country };
  const seasons = { key: "seasons", fact: seasonsText(profile.first_year, profile.last_year) };
  return profile.full_name === profile.team_name ? [[country], [seasons]] : [[name], [country, seasons]];
}

/** What a team's figures count (docs/method.md). Every car of the make counts, whoever entered it. */
const teamDefinitions: FigureDefinitions = {
  grands_prix:
    "Races with a car of the team, without DNS, DNQ, DNPQ, DNP and EX. Sprints are no Grands Prix.",
  wins: "Grands Prix won by a car of the team.",
  podiums: "Places 1 to 3 in Grands Prix: two cars on one podium are two, a shared car is one.",
  poles: "Grands Prix that a car of the team started from grid slot 1.",
  fastest_laps: "Grands Prix with the fastest lap of the race by a car of the team.",
  points: "Points that counted in the constructors' championship, which began in 1958.",
  titles: "World constructors' championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the team's classified cars in Grands Prix.",
  dnfs: "Cars with the result DNF (did not finish) in Grands Prix.",
};
