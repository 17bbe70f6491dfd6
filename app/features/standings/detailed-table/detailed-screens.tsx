import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ConstructorRounds, DriverRaceDetails } from "#contract/standings.ts";
import {
  constructorRoundsQuery,
  driverOverviewQuery,
  driverRaceDetailsQuery,
} from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { constructorRows, driverRows } from "./cells.ts";
import { kinds, resultsTable } from "./results-table.tsx";
import { SeasonResults } from "./season-results.tsx";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { NoConstructorsYet, constructorsFailed } from "../layout/constructors.tsx";

/** Every driver's every Grand Prix and sprint of a season. */
export function DriversDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/detailedTable" }).year);
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers' results by round</h2>
      <SeasonFacts year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(races) => <DriversResults races={races} />}
      </SeasonFacts>
    </>
  );
}

function DriversResults({ races }: { races: DriverRaceDetails }) {
  const { data } = useSuspenseQuery(driverOverviewQuery(races.year));
  const rows = useMemo(() => driverRows(races, data.available ? data.value.standings : []), [races, data]);
  return <SeasonResults of="drivers" year={races.year} rounds={races.rounds} rows={rows} />;
}

export function DriversDetailedSkeleton() {
  return <TableSkeleton table={driversSkeleton} />;
}

/** As high as the heading of the table, which has two lines on a phone. */
const driversSkeleton = {
  ...resultsTable(kinds.drivers, 0, []),
  heading: "Drivers' results, round by round",
};

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
        {(season) => <ConstructorsResults season={season} />}
      </SeasonFacts>
    </>
  );
}

function ConstructorsResults({ season }: { season: ConstructorRounds }) {
  const { year, rounds } = season;
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  const rows = useMemo(
    () => constructorRows(season, data.available ? data.value : { year, rounds: [], drivers: [] }),
    [season, data, year],
  );
  return <SeasonResults of="constructors" year={year} rounds={rounds} rows={rows} />;
}

export function ConstructorsDetailedSkeleton() {
  return <TableSkeleton table={constructorsSkeleton} />;
}

const constructorsSkeleton = {
  ...resultsTable(kinds.constructors, 0, []),
  heading: "Constructors' results, round by round",
};
