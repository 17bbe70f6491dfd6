import { type InferOutput, object, string } from "valibot";
import { teamId } from "#contract/ids.ts";
import type { TeamEntrant } from "#contract/profiles.ts";
import { count, season } from "#contract/values.ts";

/** How often an entrant brought a team's cars to the Grands Prix of a season. */
export const entrantSeason = object({
  team_id: teamId,
  team_name: string(),
  /** The entrant's. */
  name: string(),
  year: season,
  entries: count,
});
export type EntrantSeason = InferOutput<typeof entrantSeason>;

/**
 * The names under which one team's cars were entered, with their years.
 *
 * @param seasons of one team, in the order in which the names should come
 */
export function entrantsOf(seasons: ReadonlyArray<EntrantSeason>): Array<TeamEntrant> {
  return [...Map.groupBy(seasons, ({ name }) => name)].map(([name, ofEntrant]) => ({
    name,
    years: ofEntrant.map(({ year }) => year),
    private: !ofEntrant.some((one) => holds(name, one.team_name) || entersMost(one, seasons)),
  }));
}

/** Whether an entrant brought more of the team's cars than any other in the season. */
function entersMost(one: EntrantSeason, seasons: ReadonlyArray<EntrantSeason>): boolean {
  return seasons.every((other) => other === one || other.year !== one.year || other.entries < one.entries);
}

/** Whether a name holds another one as a whole word or words, whatever accents and hyphens either is written with. */
function holds(name: string, part: string): boolean {
  return words(name).includes(words(part));
}

/** " ecurie cote d azur ": the words of a name, between blanks. */
function words(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return ` ${plain.replaceAll(/[^a-z0-9]+/g, " ").trim()} `;
}
