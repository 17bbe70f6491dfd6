import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { nameFromId } from "#contract/ids.ts";
import type { DriverPoints } from "#contract/standings.ts";
import { comparedIds } from "#app/data/compare/compared-ids.ts";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { ComparedLines } from "./compared-lines.tsx";
import { DriverSeasons } from "./driver-seasons.tsx";
import { driverLines, type Line } from "../lines.ts";
import { type PickLink, PickLinks } from "./pick-links.tsx";
import type { DriversCompareSearch } from "./standings-compare-search.ts";

const from = "/standings/$year/drivers/compareStandings";

/** Drivers of a season round by round, or seasons of one driver. */
export function DriversCompareScreen() {
  const year = Number(useParams({ from }).year);
  const search = useSearch({ from });
  const { data } = useSuspenseQuery(driverPointsQuery(year));
  return (
    <>
      <h2>{search.driver === undefined ? "Drivers compared" : `Seasons of ${nameFromId(search.driver)}`}</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ drivers }) => drivers.every(({ points }) => points.length === 0)}
      >
        {(answer) => <Comparison answer={answer} search={search} />}
      </SeasonFacts>
    </>
  );
}

function Comparison({ answer, search }: { answer: DriverPoints; search: DriversCompareSearch }) {
  const lines = useMemo(() => driverLines(answer), [answer]);
  const { year, rounds } = answer;
  const { driver } = search;
  const suggested = comparedIds(search.compare).ids[0] ?? lines[0]?.id;
  const items: Array<ViewLinkItem> = [
    {
      label: `Drivers of ${year}`,
      current: driver === undefined,
      link: { to: ".", search: { ...search, driver: undefined, seasons: undefined, sort: undefined } },
    },
    {
      label: "Seasons of one driver",
      current: driver !== undefined,
      link: { to: ".", search: { ...search, driver: driver ?? suggested, sort: undefined } },
    },
  ];
  return (
    <>
      <div className="mt-2 mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ViewLinks label="Compare" items={items} />
      </div>
      {driver === undefined ? (
        <ComparedLines year={year} lines={lines} rounds={rounds} search={search} noun="drivers" />
      ) : (
        <>
          <PickLinks label="Choose the driver" picks={driverPicks(lines, search)} single />
          <DriverSeasons year={year} driverId={driver} search={search} />
        </>
      )}
    </>
  );
}

function driverPicks(lines: ReadonlyArray<Line>, search: DriversCompareSearch): Array<PickLink> {
  return lines.map(({ id, name }) => ({
    id,
    name,
    picked: id === search.driver,
    search: { ...search, driver: id, seasons: undefined },
  }));
}

export function CompareSkeleton() {
  return <ChartSectionSkeleton title="Comparison" count={1} />;
}
