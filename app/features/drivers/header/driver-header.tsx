import { shortCountry } from "#app/text/names.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { JsonLdScript, personJsonLd } from "#app/seo/json-ld/subjects.tsx";
import { type EntityFact, EntityHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { NearDrivers } from "#app/features/search/near-entities.tsx";
import { Link } from "@tanstack/react-router";
import type { DriverProfile } from "#contract/profiles.ts";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import {
  headerFigures,
  type CountedIn,
  type FigureDefinitions,
  seasonsText,
} from "#app/features/figures/career-figures.ts";
import { careerTeam } from "#app/reference/team-colours.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { careerTeamClass, teamClass } from "#app/features/team-colours/team-classes.ts";
import { CareerHeader, teamSlash } from "#app/features/figures/career-header.tsx";
import type { Figure } from "#app/ui/figures/figures.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";

/** Who a driver is, and the career in figures. The name, made from the id, is there before any answer. */
export function DriverHeader({ driverId }: { driverId: DriverId }) {
  const name = nameFromId(driverId);
  return (
    <Suspense
      fallback={
        <>
          <WithoutScripts />
          <DriverCareer driverId={driverId} name={name} profile={null} />
        </>
      }
    >
      <Header driverId={driverId} name={name} />
    </Suspense>
  );
}

function Header({ driverId, name }: { driverId: DriverId; name: string }) {
  const { data } = useSuspenseQuery(driverProfileQuery(driverId));
  if (!data.available) {
    return (
      <DriverCareer
        driverId={driverId}
        name={name}
        profile={null}
        note="No figures are available for this driver now."
      />
    );
  }
  if (data.value !== null) {
    const profile = data.value;
    return (
      <>
        <JsonLdScript about={(siteUrl) => personJsonLd(siteUrl, profile)} />
        <DriverCareer
          driverId={driverId}
          name={profile.name}
          profile={profile}
          team={careerTeamClass({ ...profile, current: profile.team_now !== null })}
        />
      </>
    );
  }
  return (
    <>
      <EntityHeading name={name} />
      <NearDrivers typed={driverId} />
    </>
  );
}

type DriverCareerProps = {
  driverId: DriverId;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  profile: DriverProfile | null;
  /** The class of the team in whose colour the driver is. */
  team?: string;
  /** Why there are no figures. */
  note?: string;
};

/** A driver's name, facts and figures. It is as high without its facts as with them. */
function DriverCareer({ driverId, name, profile, team = teamClass(null), note }: DriverCareerProps) {
  const presentMs = usePresentMs();
  const differences = profile?.pole_differences ?? [];
  return (
    <CareerHeader
      kind="driver"
      id={driverId}
      name={name}
      team={team}
      number={profile?.number ?? null}
      kicker={profile === null ? null : <Kicker profile={profile} />}
      facts={profile === null ? [] : driverFacts(profile, presentMs)}
      figures={headerFigures(
        driverDefinitions,
        (counted) => linksOf(driverId, counted),
        profile?.figures ?? null,
        differences,
        profile?.name ?? null,
      )}
      note={note}
    />
  );
}

/** Country, code, number and team, of a past driver the one in whose colour the band is, in one line. */
function Kicker({ profile }: { profile: DriverProfile }) {
  const { country, code, number, team_now } = profile;
  const past = team_now === null ? careerTeam({ ...profile, current: false }) : null;
  const team = past === null ? team_now : { team_id: past.id, team_name: nameOfTeam(past.id) };
  return (
    <>
      <Flag country={country} />
      <span className="max-md:sr-only">{shortCountry(country)}</span>
      {code === null ? null : (
        <b className="rounded-chip bg-ink px-2 py-0.5 font-display font-extrabold text-page">{code}</b>
      )}
      {number === null ? null : (
        <b>
          <span className="max-md:sr-only">No. </span>
          {number}
        </b>
      )}
      {team === null ? null : (
        <Link to="/teams/$teamId/" params={{ teamId: team.team_id }} className={teamSlash}>
          {team.team_name}
        </Link>
      )}
    </>
  );
}

function driverFacts(profile: DriverProfile, presentMs: number): Array<Array<EntityFact>> {
  const { first_year, last_year, birthplace, figures } = profile;
  return [
    [
      { key: "titles", fact: figures.titles === 0 ? null : <b>{championText(figures.titles)}</b> },
      { key: "life", fact: lifeText(profile, presentMs) },
    ],
    [
      { key: "birthplace", fact: birthplace === null ? null : `born in ${birthplace}` },
      { key: "seasons", fact: seasonsText(first_year, last_year) },
    ],
  ];
}

const times = ["", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** "World champion", "Seven-time world champion". */
function championText(titles: number): string {
  return titles === 1 ? "World champion" : `${times[titles - 1] ?? titles}-time world champion`;
}

function linksOf(driverId: DriverId, { page, view, question }: CountedIn): Pick<Figure, "list" | "question"> {
  // A driver has one car in a race: races are counted in either way.
  const { measure, ...parts } = question ?? {};
  return {
    list:
      page === "races"
        ? { to: "/races/", search: { driver: driverId, ...view } }
        : {
            to: page === "results" ? "/driver/$driverId/" : "/driver/$driverId/championship",
            params: { driverId },
            search: view,
          },
    question:
      question === null
        ? null
        : {
            to: "/ask/",
            search: askSearch({
              ...parts,
              measure: measure === "races" ? undefined : measure,
              driver: driverId,
            }),
          },
  };
}

/** What a driver's figures count (docs/method.md). */
export const driverDefinitions: FigureDefinitions = {
  grands_prix: "Races entered, without DNS, DNQ, DNPQ, DNP and EX. Sprints do not count as Grands Prix.",
  wins: "Grands Prix finished first. Both drivers of a winning shared car are credited with the win.",
  podiums: "Grands Prix finished first, second or third.",
  poles: "Grands Prix started from grid slot 1.",
  fastest_laps: "Grands Prix in which the driver set the fastest lap of the race.",
  points: "Championship points that counted, of all seasons, those of sprints included.",
  titles: "World drivers’ championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the Grands Prix in which the driver was classified.",
  dnfs: "Grands Prix with the result DNF (did not finish). A car that stopped late but was classified does not count.",
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
