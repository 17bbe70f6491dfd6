import { choice, idParameter, read, searchParams, seasonParameter } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The views of the screen; the first one is the default. */
export const qualifyingViews = ["results", "teammates", "sessions"] as const;
export type QualifyingView = (typeof qualifyingViews)[number];

/** The screen's search parameters. */
export const qualifyingSearch = searchParams({
  view: choice(qualifyingViews, "results"),
  /** Which sessions are compared; absent for qualifying. */
  session: choice(["SQ"]),
  /** The chosen teammate; absent for the most frequent. */
  teammate: read(idParameter),
  /** The season of what is listed with that teammate; absent for all. */
  season: read(seasonParameter),
  ...viewParams,
});

export type QualifyingSearch = ReturnType<typeof qualifyingSearch>;

/** The tabs of the screen; the first one is the default. */
export const teammateViews = ["overall", "yearly", "circuit", "points", "circuits", "driver"] as const;
export type TeammateView = (typeof teammateViews)[number];

/** The screen's search parameters. */
export const driverTeammatesSearch = searchParams({
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

export type DriverTeammatesSearch = ReturnType<typeof driverTeammatesSearch>;
