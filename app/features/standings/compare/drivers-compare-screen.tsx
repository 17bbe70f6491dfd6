import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import type { DriverPoints } from "#contract/standings.ts";
import { comparedIds, mostCompared } from "#app/data/compare/compared-ids.ts";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { ComparedLines } from "./compared-lines.tsx";
import { type PickLink, PickLinks } from "#app/ui/view-links/pick-links.tsx";
import { type Line, driverLines } from "../lines.ts";
import {
  type DriversCompareSearch,
  comparedSeasons,
  seasonsToCompare,
  toggled,
} from "#app/features/standings/standings-search.ts";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { coverageLineClass } from "#app/features/coverage/coverage.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { seasonLooks, SideBySide } from "./side-by-side.tsx";

const from = "/standings/$year/drivers/compareStandings";

/** Drivers of a season round by round, or seasons of one driver. */
export function DriversCompareScreen() {
  const year = Number(useParams({ from }).year);
  const search = useSearch({ from });
  const { data } = useSuspenseQuery(driverPointsQuery(year));
  const named = data.available ? data.value.drivers : [];
  return (
    <>
      <h2>
        {search.driver === undefined ? "Drivers compared" : `Seasons of ${nameAmong(named, search.driver)}`}
      </h2>
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
      <div className="my-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ViewLinks label="Compare" items={items} />
      </div>
      {driver === undefined ? (
        <ComparedLines year={year} lines={lines} rounds={rounds} search={search} noun="drivers" />
      ) : (
        <>
          <PickLinks label="Choose the driver" picks={driverPicks(lines, search)} single />
          <DriverSeasons
            year={year}
            driverId={driver}
            name={nameAmong(answer.drivers, driver)}
            search={search}
          />
        </>
      )}
    </>
  );
}

/** A driver's name as it is written, or that of the id where the driver was not in the championship. */
function nameAmong(drivers: DriverPoints["drivers"], driverId: DriverId): string {
  return drivers.find(({ driver_id }) => driver_id === driverId)?.driver_name ?? nameFromId(driverId);
}

function driverPicks(lines: ReadonlyArray<Line>, search: DriversCompareSearch): Array<PickLink> {
  return lines.map(({ id, name }) => ({
    id,
    name,
    picked: id === search.driver,
    search: { ...search, driver: id, seasons: undefined },
  }));
}

/** Stands in for both comparisons, of drivers and of constructors, until their points are there. */
export function CompareSkeleton() {
  return <ChartSectionSkeleton title="Comparison" count={1} />;
}

type DriverSeasonsProps = { year: number; driverId: DriverId; name: string; search: DriversCompareSearch };

const method =
  "Points as the table stood after each round of the season, over the rounds by their number: the races, and in other times the points for a place, differ. Ahead by: the points between the first season and the next, after as many rounds. Source: F1DB.";

/** Seasons of one driver, round by round. */
function DriverSeasons({ year, driverId, name, search }: DriverSeasonsProps) {
  const { data: championships } = useSuspenseQuery(driverChampionshipQuery(driverId));
  const all = championships.available ? championships.value.map((row) => row.year) : [];
  const years = seasonsToCompare(comparedSeasons(search), year);
  const lines = useSeasonLines(driverId, years);
  const raced = years.filter((each) => all.includes(each));
  const absent = years.filter((each) => !all.includes(each));
  const missing = raced.filter((each) => !lines.some(({ id }) => id === String(each)));
  const picks = all.map((each) => ({
    id: String(each),
    name: String(each),
    picked: years.includes(each),
    search: { ...search, seasons: toggled(raced, each) },
  }));
  if (all.length === 0) return <EmptyNote>No standings data available.</EmptyNote>;
  return (
    <>
      <PickLinks label="Choose seasons" picks={picks} most={mostCompared} />
      {absent.length === 0 ? null : (
        <p className="my-1 max-w-200 text-[0.875rem] text-soft">
          {name} was not in the championship of {absent.join(" and ")}.
        </p>
      )}
      {missing.length === 0 ? null : (
        <p className={`mb-3 ${coverageLineClass}`}>
          The rounds of {missing.join(" and ")} are not available yet.
        </p>
      )}
      {lines.length < 2 ? (
        <EmptyNote>Choose another season to compare with.</EmptyNote>
      ) : (
        <SideBySide
          title={`${name}’s points by round`}
          lines={lines}
          looks={seasonLooks}
          rounds={noRounds}
          method={method}
        />
      )}
    </>
  );
}

/** Rounds of several seasons have no common names. */
const noRounds: ReadonlyArray<never> = [];

/** The driver's line of each season of which the archive has the rounds. */
function useSeasonLines(driverId: DriverId, years: ReadonlyArray<number>) {
  const answers = useSuspenseQueries({
    queries: years.map((year) => driverPointsQuery(year)),
    combine: (results) => results.flatMap(({ data }) => (data.available ? data.value : [])),
  });
  return useMemo(
    () => answers.flatMap((answer): Array<Line> => seasonLine(answer, driverId)),
    [answers, driverId],
  );
}

/** The driver's line of a season, called after it and not by letters; none where the archive has no rounds of it. */
function seasonLine(answer: DriverPoints, driverId: DriverId): Array<Line> {
  const season = String(answer.year);
  return driverLines(answer)
    .filter(({ id }) => id === driverId)
    .map(({ team_id, points, positions }) => ({ id: season, name: season, team_id, points, positions }));
}
