import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartAttribution } from "#app/ui/chart/charts.tsx";
import { PickList } from "./pick-list.tsx";
import { pointsChart, type SeasonLines } from "./points-chart.ts";

type PointsGraphProps = {
  title: string;
  /** A value that stays the same object for as long as the season stays the same. */
  season: SeasonLines;
};

/**
 * A season's points by round. A line stands out while the pointer or the focus is at it or at its name; a click keeps
 * it so, and puts it into the address.
 */
export function PointsGraph({ title, season }: PointsGraphProps) {
  const { highlight } = useSearch({ strict: false });
  const [pointed, setPointed] = useState<string | null>(null);
  const navigate = useNavigate();
  const picked = season.lines.find(({ id }) => id === highlight) ?? null;
  const chart = useMemo(() => pointsChart(season, title, picked), [season, title, picked]);
  const pick = useCallback(
    (name: string) => {
      const line = season.lines.find((each) => each.name === name);
      void navigate({
        to: ".",
        search: (before) => ({ ...before, highlight: line?.id }),
        replace: true,
        resetScroll: false,
      });
    },
    [season, navigate],
  );
  return (
    <div className="points-graph">
      <ChartFrame
        chart={chart}
        tall
        highlighted={pointed ?? picked?.name ?? null}
        onSeries={setPointed}
        onPick={pick}
        legend={<PickList lines={season.lines} chart={chart} picked={picked} onPoint={setPointed} />}
      />
      <ChartAttribution />
    </div>
  );
}
