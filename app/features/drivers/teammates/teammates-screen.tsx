import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { Suspense, useDeferredValue, useMemo } from "react";
import type { DriverId } from "#contract/ids.ts";
import { teammatesFinishedQuery, teammatesQuery } from "#app/data/drivers.queries.ts";
import { useQueryLoader } from "#app/data/use-query-loader.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { useDriverCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { oncePerRace } from "./wins.ts";
import { type TeammatesSearch, teammateViews } from "./teammates-search.ts";
import { overallTable } from "./summary-tables.tsx";
import { TeammatesView } from "./teammates-view.tsx";
import { noRecords, viewLabels } from "./teammates-texts.ts";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";

/** A driver against the teammates, race by race and summed up (specification §2 "Driver race_teammate screen"). */
export function TeammatesScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/race_teammate" });
  const { races } = useSearch({ from: "/driver/$driverId/race_teammate" });
  return (
    <HydrateOnInteraction
      load={useQueryLoader(teammatesOf(driverId, races))}
      fallback={<TableSkeleton table={overallTable} />}
    >
      <ControlledTeammates driverId={driverId} />
    </HydrateOnInteraction>
  );
}

function ControlledTeammates({ driverId }: { driverId: DriverId }) {
  const search = useSearch({ from: "/driver/$driverId/race_teammate" });
  // The races that are there stay in sight while the others are on their way.
  const races = useDeferredValue(search.races);
  return (
    <>
      <h2 className="sr-only">Races against teammates</h2>
      <TeammatesControls driverId={driverId} search={search} />
      <Suspense fallback={<TableSkeleton table={overallTable} />}>
        <Teammates driverId={driverId} search={{ ...search, races }} />
      </Suspense>
    </>
  );
}

function Teammates({ driverId, search }: { driverId: DriverId; search: TeammatesSearch }) {
  const { data } = useSuspenseQuery(teammatesOf(driverId, search.races));
  const coverage = useDriverCoverage(driverId);
  const records = useMemo(() => (data.available ? oncePerRace(data.value) : []), [data]);
  const isList = search.view === "circuit" || search.view === "driver";
  const isNotHeld = data.available && coverage.of === "none";
  return (
    <>
      {data.available ? <CoverageNote coverage={coverage} shows={isList ? "results" : "figures"} /> : null}
      {records.length > 0 ? <TeammatesView records={records} search={search} /> : null}
      {records.length === 0 && !isNotHeld ? <EmptyNote>{noRecords}</EmptyNote> : null}
    </>
  );
}

function teammatesOf(driverId: DriverId, races: TeammatesSearch["races"]) {
  return races === "finished" ? teammatesFinishedQuery(driverId) : teammatesQuery(driverId);
}

const to = "/driver/$driverId/race_teammate";

/** Which races count, and the tabs: links, so that every view has an address. */
function TeammatesControls({ driverId, search }: { driverId: string; search: TeammatesSearch }) {
  const params = { driverId };
  const view = search.view ?? "overall";
  const views: Array<ViewLinkItem> = teammateViews.map((each) => ({
    label: viewLabels[each],
    current: each === view,
    link: {
      to,
      params,
      search: { ...search, view: each === "overall" ? undefined : each, sort: undefined },
    },
  }));
  const races: Array<ViewLinkItem> = [
    {
      label: "All",
      current: search.races === undefined,
      link: { to, params, search: { ...search, races: undefined } },
    },
    {
      label: "Finished",
      current: search.races === "finished",
      link: { to, params, search: { ...search, races: "finished" } },
    },
  ];
  return (
    <div className="mb-3 flex justify-between gap-2 *:min-w-0 *:last:shrink-0">
      <ViewLinks label="View" items={views} />
      <ViewLinks label="Races" items={races} />
    </div>
  );
}
