import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorRounds } from "#contract/standings.ts";
import { constructorRoundsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { constructorsFailed, NoConstructorsYet } from "../layout/constructors.tsx";
import { constructorRows } from "./cells.ts";
import { kinds, resultsTable } from "./results-table.tsx";
import { SeasonResults } from "./season-results.tsx";

/** What every round of a season brought each constructor, and the places of its cars. */
export function ConstructorsDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/detailedTable" }).year);
  const { data } = useSuspenseQuery(constructorRoundsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors' results by round</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ teams }) => teams.length === 0}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(season) => <Results season={season} />}
      </SeasonFacts>
    </>
  );
}

function Results({ season }: { season: ConstructorRounds }) {
  const { year, rounds } = season;
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  const rows = useMemo(
    () => constructorRows(season, data.available ? data.value : { year, rounds: [], drivers: [] }),
    [season, data, year],
  );
  return <SeasonResults of="constructors" year={year} rounds={rounds} rows={rows} />;
}

export function ConstructorsDetailedSkeleton() {
  return <TableSkeleton table={skeleton} />;
}

const skeleton = resultsTable(kinds.constructors, 0, []);
