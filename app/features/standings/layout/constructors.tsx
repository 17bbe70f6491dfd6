import { Link } from "@tanstack/react-router";
import { firstConstructorsSeason } from "#contract/ids.ts";

/** What stands where the constructors' facts could not be had (specification §8, word for word). */
export const constructorsFailed = "Failed to load constructor standings data";

/** Says that a season was before the first constructors' championship, and leads to the drivers of that season. */
export function NoConstructorsYet({ year }: { year: number }) {
  return (
    <p className="note">
      There was no constructors' championship before {firstConstructorsSeason}:{" "}
      <Link to="/standings/$year/$" params={{ year: String(year), _splat: "drivers/overview" }}>
        drivers' standings of {year}
      </Link>
      .
    </p>
  );
}
