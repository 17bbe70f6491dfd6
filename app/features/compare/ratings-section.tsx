import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { valueOf } from "#app/data/api-query.ts";
import { driverRatingsQuery } from "#app/data/ratings.queries.ts";
import { curveColours, RatingCurve, rangeOf } from "#app/features/ratings/rating-curve.tsx";
import { noRatings, ratingUnit } from "#app/features/ratings/texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";

/** The drivers' ratings by season with their intervals, beside their cars'; two of them lead to the same car. */
export function RatingsSection({ careers }: ComparisonProps) {
  const answers = useSuspenseQueries({ queries: careers.map(({ id }) => driverRatingsQuery(id)) });
  const curves = careers.flatMap(({ id, name }, index) => {
    const seasons = answers[index] === undefined ? null : valueOf(answers[index].data);
    return seasons === null || seasons.length === 0 ? [] : [{ id, name, seasons }];
  });
  if (curves.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const colours = curveColours(curves.map(({ seasons }) => seasons));
  const range = rangeOf(curves.flatMap(({ seasons }) => seasons));
  const [one, other, ...more] = careers;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        {curves.map(({ id, name, seasons }, index) => (
          <RatingCurve key={id} name={name} seasons={seasons} range={range} colour={colours[index] ?? ""} />
        ))}
      </div>
      <p className="table-method mt-2 max-w-200 text-[0.8125rem] text-soft">
        {ratingUnit} The area holds 89%. The numbers stand among each driver’s championships.
      </p>
      {one === undefined || other === undefined || more.length > 0 ? null : (
        <p className="mt-2">
          <Link to="/ratings/same-car" search={{ one: one.id, other: other.id }}>
            {one.name} and {other.name} in the same car
          </Link>
        </p>
      )}
    </>
  );
}
