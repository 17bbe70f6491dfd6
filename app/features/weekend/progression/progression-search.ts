import { choice, idParameter, read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The screen's search parameters. */
export const progressionSearch = searchParams({
  /** Over what places are shown; absent for the sessions of the weekend. */
  view: choice(["laps"]),
  /** The id of the driver who stands out. */
  highlight: read(idParameter),
  ...viewParams,
});

export type ProgressionSearch = ReturnType<typeof progressionSearch>;
