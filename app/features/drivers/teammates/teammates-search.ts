import { choice, idParameter, read, searchParams, seasonParameter } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The tabs of the screen; the first one is the default (specification §4). */
export const teammateViews = ["overall", "yearly", "circuit", "points", "circuits", "driver"] as const;
export type TeammateView = (typeof teammateViews)[number];

/** The screen's search parameters. */
export const teammatesSearch = searchParams({
  view: choice(teammateViews, "overall"),
  /** Absent for all races. */
  races: choice(["finished"]),
  /** The chosen circuit and teammate; absent for the most frequent. */
  circuit: read(idParameter),
  teammate: read(idParameter),
  /** The season of what is listed with that teammate; absent for all. */
  season: read(seasonParameter),
  sort: viewParams.sort,
});

export type TeammatesSearch = ReturnType<typeof teammatesSearch>;
