import { idParameter } from "#app/data/id-parameter.ts";
import { tableView } from "#app/ui/table/view.ts";

/** The tabs of the screen; the first one is the default (specification §4). */
export const teammateViews = ["overall", "yearly", "circuit", "points", "circuits", "driver"] as const;
export type TeammateView = (typeof teammateViews)[number];

/** The state of the screen as its address has it; what is absent has its default. */
export type TeammatesSearch = {
  view?: Exclude<TeammateView, "overall"> | undefined;
  /** Absent for all races. */
  races?: "finished" | undefined;
  /** The chosen circuit and teammate; absent for the most frequent. */
  circuit?: string | undefined;
  teammate?: string | undefined;
  sort?: string | undefined;
};

/**
 * Reads the screen's search parameters at the door. Nonsense is dropped, and so are defaults: each view has one
 * address. All keys are there, so that they replace what stood in the address.
 */
export function teammatesSearch(search: Record<string, unknown>): TeammatesSearch {
  const view = teammateViews.find((each) => each === search.view);
  return {
    view: view === "overall" ? undefined : view,
    races: search.races === "finished" ? "finished" : undefined,
    circuit: idParameter(search.circuit),
    teammate: idParameter(search.teammate),
    sort: tableView(search).sort,
  };
}
