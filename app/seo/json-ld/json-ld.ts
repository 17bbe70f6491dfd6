import type { DriverProfile, TeamProfile } from "#contract/profiles.ts";

import { siteName, socialPicture } from "../site.ts";

/** A value of a JSON-LD object; undefined ones are left out. */
type JsonLdValue = string | number | boolean | JsonLd | ReadonlyArray<JsonLdValue> | undefined;

/** Structured data about a page's subject, in schema.org's vocabulary. */
export type JsonLd = { "@type": string; [property: string]: JsonLdValue };

/**
 * A JSON-LD object as the text of a script element. Characters with a meaning in HTML are written as JSON escapes, so
 * that no text can close the element or open a comment.
 */
export function jsonLdText(about: JsonLd): string {
  return JSON.stringify({ "@context": "https://schema.org", ...about }).replaceAll(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A breadcrumb: a page's name and path. */
export type Crumb = { name: string; path: string };

/** The breadcrumbs from the front page to a page, which comes last. */
export function breadcrumbsJsonLd(siteUrl: string, way: ReadonlyArray<Crumb>): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** The breadcrumbs of a page of a race weekend: the season's races, the Grand Prix, the page. */
export function weekendWay(year: number, race: Crumb, page: Crumb): Array<Crumb> {
  const way = [{ name: `Races of ${year}`, path: `/races/?year=${year}` }, race];
  return page.path === race.path ? way : [...way, page];
}

type DatasetFacts = {
  name: string;
  description: string;
  /** The page that shows it. */
  path: string;
  /** First and last season, both included. */
  seasons: { from: number; to: number };
  /** The measures in its columns. */
  measures: ReadonlyArray<string>;
};

/** A table that can be read and downloaded, with its source and licence. */
export function datasetJsonLd(
  siteUrl: string,
  { name, description, path, seasons, measures }: DatasetFacts,
): JsonLd {
  return {
    "@type": "Dataset",
    name,
    description,
    url: `${siteUrl}${path}`,
    temporalCoverage: seasons.from === seasons.to ? String(seasons.from) : `${seasons.from}/${seasons.to}`,
    variableMeasured: measures,
    measurementTechnique: `${siteUrl}/method/`,
    isAccessibleForFree: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    isBasedOn: "https://github.com/f1db/f1db",
    creator: { "@type": "Organization", name: "F1DB", url: "https://github.com/f1db/f1db" },
  };
}

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

/** The site itself, for its front page. */
export function webSiteJsonLd(siteUrl: string, description: string): JsonLd {
  return { "@type": "WebSite", name: siteName, url: `${siteUrl}/`, description, inLanguage: "en" };
}
