import { Link } from "@tanstack/react-router";
import type { DriverId } from "#contract/ids.ts";
import type { DriverProfile } from "#contract/profiles.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { careerFigures } from "#app/features/figures/career-figures.ts";
import { careerNote } from "#app/features/figures/career-note.ts";
import { seasonsText } from "#app/features/figures/seasons-text.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { type EntityFact, EntityFacts, EntityHeading } from "#app/ui/entity-heading.tsx";
import { Figures } from "#app/ui/figures/figures.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { driverDefinitions } from "./definitions.ts";
import { lifeText } from "./life.ts";

type DriverCareerProps = {
  driverId: DriverId;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  profile: DriverProfile | null;
  /** The line under the figures; by default what they have in common, and the poles that are credited otherwise. */
  note?: string;
};

/** A driver's name, facts and figures. It is as high without its facts as with them. */
export function DriverCareer({ driverId, name, profile, note }: DriverCareerProps) {
  const presentMs = usePresentMs();
  const differences = profile?.pole_differences ?? [];
  return (
    <header className={`entity-header ${teamClass(profile?.team_now?.team_id ?? null)}`}>
      <span className="entity-number" data-number={profile?.number} aria-hidden="true" />
      <PageHeading
        ways={
          <Link to="/compare/" search={{ ids: driverId }}>
            Compare with…
          </Link>
        }
      >
        <div className="entity-title">
          <EntityHeading name={name} country={profile?.country ?? null} />
          <FavouriteButton kind="driver" id={driverId} name={name} />
        </div>
      </PageHeading>
      <EntityFacts groups={profile === null ? [] : driverFacts(profile, presentMs)} />
      <Figures
        label={`Career of ${name}`}
        figures={careerFigures(
          driverDefinitions,
          profile?.figures ?? null,
          differences,
          profile?.name ?? null,
        )}
      />
      <p className="entity-note">{note ?? careerNote(differences)}</p>
    </header>
  );
}

function driverFacts(profile: DriverProfile, presentMs: number): Array<Array<EntityFact>> {
  const { number, code, country, team_now, first_year, last_year, birthplace } = profile;
  const marks = [number === null ? null : `No. ${number}`, code].filter((mark) => mark !== null);
  return [
    [
      { key: "marks", fact: marks.length === 0 ? null : <b>{marks.join(" ")}</b> },
      { key: "country", fact: country },
      { key: "team", fact: team_now === null ? null : <TeamLink team={team_now} /> },
    ],
    [
      { key: "life", fact: lifeText(profile, presentMs) },
      { key: "birthplace", fact: birthplace === null ? null : `born in ${birthplace}` },
      { key: "seasons", fact: seasonsText(first_year, last_year) },
    ],
  ];
}

function TeamLink({ team }: { team: NonNullable<DriverProfile["team_now"]> }) {
  return (
    <Link to="/teams/$teamId/" params={{ teamId: team.team_id }}>
      {team.team_name}
    </Link>
  );
}
