import { idParameter } from "#app/data/id-parameter.ts";
import { tableView, type ViewSearch } from "#app/ui/table/view.ts";

/** The state of the screen as its address has it. */
export type ProgressionSearch = ViewSearch & {
  /** Over what places are shown; absent for the sessions of the weekend. */
  view?: "laps" | undefined;
  /** The id of the driver who stands out. */
  highlight?: string | undefined;
};

/** Reads the screen's search parameters at the door; nonsense is dropped. */
export function progressionSearch(search: Record<string, unknown>): ProgressionSearch {
  return {
    view: search.view === "laps" ? "laps" : undefined,
    highlight: idParameter(search.highlight),
    ...tableView(search),
  };
}
