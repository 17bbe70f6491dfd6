import { idParameter } from "#app/data/id-parameter.ts";
import { tableView, type ViewSearch } from "#app/ui/table/view.ts";

/** The views of the screen; the first one is the default. */
export const qualifyingViews = ["results", "teammates", "sessions"] as const;
export type QualifyingView = (typeof qualifyingViews)[number];

/** The state of the screen as its address has it; what is absent has its default. */
export type QualifyingSearch = ViewSearch & {
  view?: Exclude<QualifyingView, "results"> | undefined;
  /** Which sessions are compared; absent for qualifying. */
  session?: "SQ" | undefined;
  /** The chosen teammate; absent for the most frequent. */
  teammate?: string | undefined;
};

/**
 * Reads the screen's search parameters at the door. Nonsense is dropped, and so are defaults: each view has one
 * address. All keys are there, so that they replace what stood in the address.
 */
export function qualifyingSearch(search: Record<string, unknown>): QualifyingSearch {
  const view = qualifyingViews.find((each) => each === search.view);
  return {
    view: view === "results" ? undefined : view,
    session: search.session === "SQ" ? "SQ" : undefined,
    teammate: idParameter(search.teammate),
    ...tableView(search),
  };
}
