import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverPoints } from "#contract/standings.ts";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { driverLines } from "../lines.ts";
import { PointsGraph } from "./points-graph.tsx";

/** Every driver's points after each round of a season. */
export function DriversGraphScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/graph" }).year);
  const { data } = useSuspenseQuery(driverPointsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers' points by round</h2>
      <SeasonFacts year={year} facts={data} detail="round_standings" isEmpty={hasNoLines}>
        {(points) => <Graph points={points} />}
      </SeasonFacts>
    </>
  );
}

function Graph({ points }: { points: DriverPoints }) {
  const season = useMemo(() => ({ ...points, lines: driverLines(points) }), [points]);
  return <PointsGraph title={`Drivers' points after each round of ${points.year}`} season={season} />;
}

function hasNoLines({ drivers }: DriverPoints): boolean {
  return drivers.every(({ points }) => points.length === 0);
}

export function DriversGraphSkeleton() {
  return <ChartSectionSkeleton title="Drivers' points by round" count={1} />;
}
