/** A page that is opened in a browser. */
export type VisitedPage = { name: string; path: string };

/** The kinds of page whose loads are measured. */
export const visitedPages: ReadonlyArray<VisitedPage> = [
  { name: "Home", path: "/" },
  { name: "Races of a season", path: "/races/?year=2025" },
  { name: "Standings overview", path: "/standings/2025/drivers/overview" },
  { name: "Ferrari results", path: "/teams/ferrari/" },
  { name: "Driver results", path: "/driver/fernando_alonso/" },
  { name: "Race results", path: "/race/2025/1/race/results" },
  { name: "Track dominance", path: "/race/2025/1/qualifying/team-track-dominance" },
  { name: "Method (text)", path: "/method/" },
];
