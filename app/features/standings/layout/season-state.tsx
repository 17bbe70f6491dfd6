import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";

/** How far a season has come. Its line is kept while the answer is on its way. */
export function SeasonState({ year }: { year: number }) {
  return (
    <p className="season-state">
      <Suspense>
        <StateText year={year} />
      </Suspense>
    </p>
  );
}

function StateText({ year }: { year: number }) {
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  if (!data.available) return null;
  const { rounds_run, rounds } = data.value;
  if (rounds_run >= rounds) return `Final, after ${rounds} rounds`;
  return (
    <>
      {rounds_run === 0 ? "The season has not started" : `After round ${rounds_run} of ${rounds}`} ·{" "}
      <Link to="/races/" search={{ year }}>
        Calendar
      </Link>
    </>
  );
}
