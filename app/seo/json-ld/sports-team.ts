import type { TeamProfile } from "#contract/profiles.ts";
import { socialPicture } from "../social-picture.ts";
import type { JsonLd } from "./json-ld.ts";

/** A team, with the country under whose licence it raced. */
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
