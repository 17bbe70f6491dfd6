import { Link } from "@tanstack/react-router";
import { grandPrixName } from "#contract/grand-prix-names.ts";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import { nearWeekend } from "./near-weekend.ts";

/** Says that a season has no such round, or that there is no such season, and leads to the nearest race. */
export function NearWeekends({ year, round }: { year: string; round: string }) {
  const { first, last } = championshipSeasons;
  const near = nearWeekend(year, round);
  const params = { year: String(near.year), round: String(near.round) };
  return (
    <>
      <p role="status">
        {year === params.year
          ? `The season ${year} has rounds 1 to ${near.rounds}.`
          : `There are races of the seasons ${first} to ${last}.`}
      </p>
      <p className="message-ways">
        <Link to="/race/$year/$round/race/results" params={params} className="button">
          {near.year} {grandPrixName(near.year, near.round)}
        </Link>
        <Link to="/races/" search={{ year: near.year }} className="button">
          Races of {near.year}
        </Link>
      </p>
    </>
  );
}
