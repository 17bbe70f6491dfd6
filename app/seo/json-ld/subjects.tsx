import type { DriverProfile, TeamProfile } from "#contract/profiles.ts";
import { socialPicture } from "../site.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { type JsonLd, jsonLdText } from "./json-ld.ts";

// Apart from what heads are made of: every page would load it.

/** A driver as a person, without unknown properties. */
export function personJsonLd(siteUrl: string, driver: DriverProfile): JsonLd {
  const url = `${siteUrl}/driver/${driver.driver_id}/`;
  return {
    "@type": "Person",
    "@id": url,
    name: driver.name,
    url,
    image: `${siteUrl}${socialPicture.driver(driver.driver_id)}`,
    jobTitle: "Racing driver",
    nationality: { "@type": "Country", name: driver.country },
    birthDate: driver.born ?? undefined,
    deathDate: driver.died ?? undefined,
    birthPlace: driver.birthplace === null ? undefined : { "@type": "Place", name: driver.birthplace },
    affiliation:
      driver.team_now === null
        ? undefined
        : {
            "@type": "SportsTeam",
            name: driver.team_now.team_name,
            sport: "Formula 1",
            url: `${siteUrl}/teams/${driver.team_now.team_id}/`,
          },
  };
}

/** The data of a race event; a calendar row or a weekend has all of it. */
export type RaceFacts = {
  year: number;
  round: number;
  race_name: string;
  official_name: string;
  circuit_name: string;
  /** Town or region of the circuit, if known. */
  place?: string;
  /** The circuit's country. */
  country: string;
  date_utc: string;
  /** Null if only the date is known. */
  time_utc: string | null;
};

/** A participant in a race. */
type Competitor = { driver_id: string; driver_name: string };

/**
 * A Grand Prix as a sports event, past or future.
 *
 * @param competitors in order of classification; none before the race
 */
export function raceEventJsonLd(
  siteUrl: string,
  race: RaceFacts,
  competitors: ReadonlyArray<Competitor> = [],
): JsonLd {
  const { year, round } = race;
  const url = `${siteUrl}/race/${year}/${round}/race/results`;
  return {
    "@type": "SportsEvent",
    "@id": url,
    name: `${year} ${race.race_name}`,
    alternateName: race.official_name,
    url,
    image: `${siteUrl}${socialPicture.race(year, round)}`,
    sport: "Formula 1",
    startDate: startOf(race),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: race.circuit_name,
      address: { "@type": "PostalAddress", addressLocality: race.place, addressCountry: race.country },
    },
    superEvent: {
      "@type": "EventSeries",
      name: `${year} Formula 1 World Championship`,
      url: `${siteUrl}/standings/${year}/drivers/overview`,
    },
    competitor:
      competitors.length === 0
        ? undefined
        : competitors.map(({ driver_id, driver_name }) => ({
            "@type": "Person",
            name: driver_name,
            url: `${siteUrl}/driver/${driver_id}/`,
          })),
  };
}

/** The start as ISO 8601: an instant in UTC, or the date if the time is unknown. */
function startOf({ date_utc, time_utc }: RaceFacts): string {
  return time_utc === null ? date_utc : `${date_utc}T${time_utc.replace(/Z$/, "")}Z`;
}

/** A team, with the country of its licence. */
export function sportsTeamJsonLd(siteUrl: string, team: TeamProfile): JsonLd {
  const url = `${siteUrl}/teams/${team.team_id}/`;
  return {
    "@type": "SportsTeam",
    "@id": url,
    name: team.team_name,
    alternateName: team.full_name === team.team_name ? undefined : team.full_name,
    url,
    image: `${siteUrl}${socialPicture.team(team.team_id)}`,
    sport: "Formula 1",
    location: { "@type": "Country", name: team.country },
  };
}

/**
 * Structured data for search engines, beside what it describes. The script is data and is never run, so it needs no
 * nonce.
 *
 * @param about builds the description, given the site's public origin
 */
export function JsonLdScript({ about }: { about: (siteUrl: string) => JsonLd }) {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  const text = useMemo(() => ({ __html: jsonLdText(about(siteUrl)) }), [about, siteUrl]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={text} />;
}
