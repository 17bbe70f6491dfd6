import { socialPicture } from "../social-picture.ts";
import type { JsonLd } from "./json-ld.ts";

/** What a race is told by; a row of the calendar or a weekend has all of it. */
export type RaceFacts = {
  year: number;
  round: number;
  race_name: string;
  official_name: string;
  circuit_name: string;
  /** Town or region of the circuit, where it is known. */
  place?: string;
  /** The circuit's country. */
  country: string;
  date_utc: string;
  /** Null where only the day is known. */
  time_utc: string | null;
};

/** Who took part in a race. */
type Competitor = { driver_id: string; driver_name: string };

/**
 * A Grand Prix as an event of its season, run or to come.
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

/** The start as ISO 8601: an instant in UTC, or the day where no more is known. */
function startOf({ date_utc, time_utc }: RaceFacts): string {
  return time_utc === null ? date_utc : `${date_utc}T${time_utc.replace(/Z$/, "")}Z`;
}
