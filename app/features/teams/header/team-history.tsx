import { Link } from "@tanstack/react-router";
import type { TeamId } from "#contract/ids.ts";
import type { TeamProfile } from "#contract/profiles.ts";
import { careerFigures } from "#app/features/figures/career-figures.ts";
import { careerNote } from "#app/features/figures/career-note.ts";
import { seasonsText } from "#app/features/figures/seasons-text.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { type EntityFact, EntityFacts, EntityHeading } from "#app/ui/entity-heading.tsx";
import { Figures } from "#app/ui/figures/figures.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { teamDefinitions } from "./definitions.ts";
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
