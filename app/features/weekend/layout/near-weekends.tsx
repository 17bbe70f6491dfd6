import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { is, object, string } from "valibot";
import { grandPrixName, grandPrixNames } from "#contract/grand-prix-names.ts";
import { championshipSeasons, nearestSeason } from "#app/data/calendar-seasons.ts";
import { LatestFacts } from "#app/features/shell/latest-facts.tsx";
import { MainPageCards } from "#app/features/shell/main-page-cards.tsx";
import { Message, MessageLinks } from "#app/ui/error-pages.tsx";
import { NoSuchWeekendPage } from "./session-not-found.tsx";

const noWeekend = object({ year: string(), round: string() });

/** The view of an address under `/race/` that leads nowhere: to no round of a season, or to nothing of a weekend. */
export function WeekendNotFound({ data }: Partial<NotFoundRouteProps>) {
  if (!is(noWeekend, data)) return <NoSuchWeekendPage />;
  return (
    <Message title="Not Found" mark="404" aside={<LatestFacts />} after={<MainPageCards />}>
      <NearWeekends {...data} />
    </Message>
  );
}

/** Says that a season has no such round, or that there is no such season, and leads to the nearest race. */
export function NearWeekends({ year, round }: { year: string; round: string }) {
  const near = nearWeekend(year, round);
  const params = { year: String(near.year), round: String(near.round) };
  return (
    <>
      <p role="status">{nearText(year, round, near)}</p>
      <MessageLinks>
        <Link to="/race/$year/$round/race/results" params={params} className="button">
          {near.year} {grandPrixName(near.year, near.round)}
        </Link>
        <Link to="/races/" search={{ year: near.year }} className="button">
          Races of {near.year}
        </Link>
      </MessageLinks>
    </>
  );
}

/** What is wrong with an address. */
export function nearText(year: string, round: string, near: NearWeekend): string {
  if (Number(year) === near.year && Number(round) === near.round)
    return "In an address, seasons and rounds have no zero in front.";
  const { first, last } = championshipSeasons;
  return year === String(near.year)
    ? `The season ${year} has rounds 1 to ${near.rounds}.`
    : `There are races of the seasons ${first} to ${last}.`;
}

/** A race, and how many its season has. */
export type NearWeekend = { year: number; round: number; rounds: number };

/**
 * The race nearest to what an address names, in the nearest season that has races. Text that is no number stands for
 * the latest season and for its first round.
 */
export function nearWeekend(year: string, round: string): NearWeekend {
  const season = isNumber(year) ? nearestSeason(Number(year), championshipSeasons) : championshipSeasons.last;
  const rounds = grandPrixNames(season).length;
  const wanted = isNumber(round) ? Number(round) : 1;
  return { year: season, round: Math.min(Math.max(wanted, 1), rounds), rounds };
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
