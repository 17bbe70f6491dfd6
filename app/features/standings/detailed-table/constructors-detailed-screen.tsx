import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ConstructorRounds } from "#contract/standings.ts";
import { constructorRoundsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { CoveredSeason } from "#app/features/coverage/covered-season.tsx";
import { constructorsFailed, firstConstructorsSeason, NoConstructorsYet } from "../layout/constructors.tsx";
import { constructorRows } from "./cells.ts";
import { GridLegend } from "./grid-legend.tsx";
import { ResultsGrid } from "./results-grid.tsx";

/** What every round of a season brought each constructor, and the places of its cars. */
export function ConstructorsDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/detailedTable" }).year);
  const { data } = useSuspenseQuery(constructorRoundsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors' results by round</h2>
      <CoveredSeason
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ teams }) => teams.length === 0}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(rounds) => <Grid season={rounds} />}
      </CoveredSeason>
    </>
  );
}

function Grid({ season }: { season: ConstructorRounds }) {
  const { year, rounds } = season;
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  const rows = useMemo(() => {
    const races = data.available ? data.value : { year, rounds: [], drivers: [] };
    return constructorRows(season, races).map(({ team_id, name, ...row }, index) => ({
      ...row,
      position: season.teams[index]?.positions.at(-1) ?? null,
      name: <a href={`/teams/${team_id}/`}>{name}</a>,
    }));
  }, [season, data, year]);
  return (
    <>
      <ResultsGrid
        year={year}
        caption={`Points of every round of ${year}`}
        who="Constructor"
        rounds={rounds}
        rows={rows}
      />
      <GridLegend
        rows={rows}
        below="Numbers are the points that a round brought; below them stand the places of the cars, and the best of them colours the cell."
      />
    </>
  );
}
