import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Progression } from "#contract/weekend.ts";
import { prefetchTimed, raceOf } from "#app/data/weekend-loaders.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { lapPositionsQuery, progressionQuery } from "#app/data/weekend.queries.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { useRace } from "#app/features/weekend/layout/use-weekend.ts";
import { LapsView, placesTable, teamOfPlaced } from "#app/features/weekend/progression/laps-view.tsx";
import {
  linesOf,
  progressionMethod,
  sessionsLegend,
  weekendFinding,
  weekendStages,
} from "#app/features/weekend/progression/progression-lines.ts";
import { NoResults } from "#app/features/weekend/results/classification-or-note.tsx";
import { progressionSearch, type ProgressionSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { BumpChart } from "#app/ui/chart/bump/bump-chart.tsx";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/race/$year/$round/race/weekend-progression")({
  validateSearch: progressionSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, params, deps: { view } }) => {
    const race = raceOf(params);
    void queryClient.prefetchQuery(progressionQuery(race));
    return view === "laps"
      ? prefetchTimed(queryClient, lapPositionsQuery({ ...race, session: "R" }), race, "R")
      : undefined;
  },
  head: weekendHead("/race/$year/$round/race/weekend-progression"),
  pendingComponent: DrawingSkeleton,
  component: ProgressionScreen,
});

const route = "/race/$year/$round/race/weekend-progression";

/** Each driver's place through the weekend: session by session, or lap by lap in the race. */
function ProgressionScreen() {
  const search = Route.useSearch();
  const race = useRace();
  const { data } = useSuspenseQuery(progressionQuery(race));
  if (!data.available || data.value === null) return <EmptyNote>No weekend progression available.</EmptyNote>;
  return (
    <>
      <h2 className="sr-only">Weekend progression</h2>
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ViewLinks label="View" items={viewLinks(race, search)} />
      </div>
      <View progression={data.value} search={search} />
    </>
  );
}

function View({ progression, search }: { progression: Progression; search: ProgressionSearch }) {
  const picked = search.highlight ?? null;
  if (search.view === "laps") return <LapsView progression={progression} picked={picked} />;
  if (progression.stages.length === 0) return <NoResults session="R" />;
  return <SessionsView progression={progression} picked={picked} />;
}

/** Links to both views; who stands out does so in both. */
function viewLinks({ year, round }: RaceRef, { view, highlight }: ProgressionSearch): Array<ViewLinkItem> {
  const params = { year: String(year), round: String(round) };
  return [
    {
      label: "Session by session",
      current: view === undefined,
      link: { to: route, params, search: { highlight } },
    },
    {
      label: "Lap by lap",
      current: view === "laps",
      link: { to: route, params, search: { view: "laps", highlight } },
    },
  ];
}

type SessionsViewProps = { progression: Progression; picked: string | null };

/** Places session by session: drawn, and as a table. */
function SessionsView({ progression, picked }: SessionsViewProps) {
  const { year, stages, drivers } = progression;
  const lines = useMemo(() => linesOf(year, drivers), [year, drivers]);
  const plain = useMemo(() => stagesTable(stages), [stages]);
  const table = useTeamColours(plain, year, teamOfPlaced);
  return (
    <div className="drawn">
      <BlockCard
        name="sessions-drawing"
        title="Each driver’s place in each session"
        finding={weekendFinding(progression)}
        about={<p className="drawing-about">{sessionsLegend}</p>}
      >
        <BumpChart
          title="Each driver’s place in each session of the weekend; the table below has them all"
          stages={weekendStages(progression)}
          lines={lines}
          head={<StageNames stages={stages} />}
          dots
          picked={picked}
        />
      </BlockCard>
      <DataTable table={table} rows={drivers} method={progressionMethod(progression)} />
    </div>
  );
}

function stagesTable(stages: Progression["stages"]) {
  const columns = stages.map(({ key, name }) => ({
    id: key.toLowerCase(),
    label: name,
    isFinish: key === "R",
  }));
  return placesTable("weekend-progression", "Places through the weekend", columns);
}

/** Of more stages a phone cannot show all at once: they have room for their names, and the chart scrolls. */
const mostFitting = 7;

/** The stages that a phone calls otherwise than by their key. */
const shortStages: Partial<Record<Progression["stages"][number]["key"], string>> = {
  grid: "Grid",
  sprint_grid: "SG",
};

function StageNames({ stages }: Pick<Progression, "stages">) {
  return (
    <ol className="flex min-h-10 items-end pb-1">
      {stages.map(({ key, name }) => (
        <li
          key={key}
          className={`relative flex-[1_0_auto] text-center md:w-21 ${stages.length > mostFitting ? "w-9" : "w-6"}`}
        >
          <span className="max-md:sr-only">{name}</span>
          <span className="md:hidden" aria-hidden="true">
            {shortStages[key] ?? key}
          </span>
        </li>
      ))}
    </ol>
  );
}
