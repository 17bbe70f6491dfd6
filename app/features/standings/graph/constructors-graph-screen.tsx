import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorRounds } from "#contract/standings.ts";
import { constructorRoundsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { constructorsFailed, NoConstructorsYet } from "../layout/constructors.tsx";
import { constructorLines } from "../lines.ts";
import { PointsGraph } from "./points-graph.tsx";

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
        isEmpty={hasNoLines}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(rounds) => <Graph rounds={rounds} />}
      </SeasonFacts>
    </>
  );
}

function Graph({ rounds }: { rounds: ConstructorRounds }) {
  const season = useMemo(() => ({ ...rounds, lines: constructorLines(rounds) }), [rounds]);
  return <PointsGraph title={`Constructors' points after each round of ${rounds.year}`} season={season} />;
}

function hasNoLines({ teams }: ConstructorRounds): boolean {
  return teams.every(({ points }) => points.length === 0);
}

export function ConstructorsGraphSkeleton() {
  return <ChartSectionSkeleton title="Constructors' points by round" count={1} />;
}
