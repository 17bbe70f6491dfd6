import type { DriverProfile } from "#contract/profiles.ts";
import { socialPicture } from "../social-picture.ts";
import type { JsonLd } from "./json-ld.ts";

/** A driver as a person. What is not known of them is left out. */
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
