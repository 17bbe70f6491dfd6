import { useSuspenseQueries } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import { driverSeasons } from "#app/data/compare/seasons.ts";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { SeasonChartView } from "#app/features/compare/season-chart-view.tsx";
import { seasonFigures } from "../search.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonChartSection({ careers }: { careers: ReadonlyArray<DriverCareerRow> }) {
  const search = useSearch({ from: "/drivers_overview/" });
  const answers = useSuspenseQueries({
    queries: careers.map(({ driver_id }) => driverChampionshipQuery(driver_id)),
    combine: (results) => results.map(({ data }) => (data.available ? data.value : [])),
  });
  const seasons = useMemo(
    () => careers.map(({ name }, index) => ({ name, rows: driverSeasons(answers[index] ?? []) })),
    [careers, answers],
  );
  return (
    <SeasonChartView
      seasons={seasons}
      figures={seasonFigures}
      chosen={search}
      lastSeason={Math.max(...careers.map(({ last_year }) => last_year))}
      linkWith={(choice) => ({ to: ".", search: { ...search, ...choice } })}
    />
  );
}
