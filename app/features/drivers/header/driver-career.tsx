import { Link } from "@tanstack/react-router";
import type { DriverId } from "#contract/ids.ts";
import type { DriverProfile } from "#contract/profiles.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
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

/** What a driver's figures count (docs/method.md). */
export const driverDefinitions: FigureDefinitions = {
  grands_prix: "Races entered, without DNS, DNQ, DNPQ, DNP and EX. Sprints are no Grands Prix.",
  wins: "Grands Prix finished first. Both drivers of a winning shared car have won.",
  podiums: "Grands Prix finished first, second or third.",
  poles: "Grands Prix started from grid slot 1.",
  fastest_laps: "Grands Prix in which the driver set the fastest lap of the race.",
  points: "Championship points that counted, of all seasons, those of sprints included.",
  titles: "World drivers' championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the Grands Prix in which the driver was classified.",
  dnfs: "Grands Prix with the result DNF (did not finish). A car that stopped late and was classified is none.",
};

/** The parts of a driver's profile that say how old the driver is, or was. */
type Life = { born: string | null; died: string | null };

/**
 * A living driver's age, or the years of one who died: "41 years old", "1911–1995"; null where the birth is not
 * recorded.
 *
 * @param presentMs the present in milliseconds since the epoch; days are UTC's
 */
export function lifeText({ born, died }: Life, presentMs: number): string | null {
  if (born === null) return died === null ? null : `died ${died.slice(0, 4)}`;
  if (died !== null) return `${born.slice(0, 4)}–${died.slice(0, 4)}`;
  return `${ageOn(born, new Date(presentMs).toISOString().slice(0, 10))} years old`;
}

/** Whole years between two days, `YYYY-MM-DD`. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(4) < born.slice(4) ? years - 1 : years;
}
