import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedSeasonsQuery } from "#app/data/compare/compare.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { SeasonChartView } from "./season-chart-view.tsx";
import { noCareers } from "./texts.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonsSection({ search, kind, ids, careers }: ComparisonProps) {
  const { data } = useSuspenseQuery(comparedSeasonsQuery(kind, ids));
  const seasons = useMemo(() => {
    const rowsOf = new Map(data.available ? data.value.map(({ id, rows }) => [id, rows]) : []);
    return careers.map(({ id, name }) => ({ name, rows: rowsOf.get(id) ?? [] }));
  }, [careers, data]);
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  return (
    <SeasonChartView
      seasons={seasons}
      chosen={search}
      lastSeason={Math.max(...careers.map(({ last_year }) => last_year))}
      linkWith={(choice) => ({ to: "/compare/", search: { ...search, ...choice } })}
    />
  );
}
