import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { type InferOutput, is, number, object } from "valibot";
import { NoSuchPage } from "#app/ui/no-such-page.tsx";

/** What is thrown where there is no such season (season.ts). */
const noSeason = object({ seasons: object({ first: number(), last: number() }), nearest: number() });

/** The view of an address under `/standings/` that leads nowhere: to no season, or to no page of a season. */
export function StandingsNotFound({ data }: Partial<NotFoundRouteProps>) {
  return is(noSeason, data) ? <NoSuchSeason {...data} /> : <NoSuchPage about="season" />;
}

function NoSuchSeason({ seasons: { first, last }, nearest }: InferOutput<typeof noSeason>) {
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <p>
        There are standings of the seasons {first} to {last}.
      </p>
      <p className="message-ways">
        <Link
          to="/standings/$year/$"
          params={{ year: String(nearest), _splat: "drivers/overview" }}
          className="button"
        >
          Standings of {nearest}
        </Link>
        <Link to="/races/" className="button">
          Races
        </Link>
      </p>
    </section>
  );
}
