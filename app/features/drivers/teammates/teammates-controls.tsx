import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type TeammatesSearch, teammateViews } from "./search.ts";
import { viewLabels } from "./texts.ts";

const to = "/driver/$driverId/race_teammate";

/** Which races count, and the tabs: links, so that every view has an address. */
export function TeammatesControls({ driverId, search }: { driverId: string; search: TeammatesSearch }) {
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
    <div className="view-controls">
      <ViewLinks label="View" items={views} />
      <ViewLinks label="Races" items={races} />
    </div>
  );
}
