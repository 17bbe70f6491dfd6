import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ConstructorRounds, DriverPoints } from "#contract/standings.ts";
import { constructorRoundsQuery, driverPointsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { constructorLines, driverLines } from "../lines.ts";
import { PointsGraph } from "./points-graph.tsx";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { NoConstructorsYet, constructorsFailed } from "../layout/constructors.tsx";

/** Every driver's points after each round of a season. */
export function DriversGraphScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/graph" }).year);
  const { data } = useSuspenseQuery(driverPointsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers' points by round</h2>
      <SeasonFacts year={year} facts={data} detail="round_standings" isEmpty={hasNoDrivers}>
        {(points) => <DriversGraph points={points} />}
      </SeasonFacts>
    </>
  );
}

function DriversGraph({ points }: { points: DriverPoints }) {
  const season = useMemo(() => ({ ...points, lines: driverLines(points) }), [points]);
  return <PointsGraph whose="Drivers'" season={season} />;
}

function hasNoDrivers({ drivers }: DriverPoints): boolean {
  return drivers.every(({ points }) => points.length === 0);
}

export function DriversGraphSkeleton() {
  return <ChartSectionSkeleton title="Drivers' points by round" count={1} />;
}

/** Every constructor's points after each round of a season. */
export function ConstructorsGraphScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/graph" }).year);
  const { data } = useSuspenseQuery(constructorRoundsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors' points by round</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={hasNoTeams}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(rounds) => <ConstructorsGraph rounds={rounds} />}
      </SeasonFacts>
    </>
  );
}

function ConstructorsGraph({ rounds }: { rounds: ConstructorRounds }) {
  const season = useMemo(() => ({ ...rounds, lines: constructorLines(rounds) }), [rounds]);
  return <PointsGraph whose="Constructors'" season={season} />;
}

function hasNoTeams({ teams }: ConstructorRounds): boolean {
  return teams.every(({ points }) => points.length === 0);
}

export function ConstructorsGraphSkeleton() {
  return <ChartSectionSkeleton title="Constructors' points by round" count={1} />;
}
