import { choice, idParameter, read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of the lap chart. */
export const lapChartSearch = searchParams({
  /** What is drawn; absent for positions. */
  view: choice(["trace", "leader"]),
  /** The id of the driver who stands out. */
  highlight: read(idParameter),
  ...viewParams,
});
export type LapChartSearch = ReturnType<typeof lapChartSearch>;

/** The search parameters of the laps. */
export const lapsSearch = searchParams({
  /** What colours the grid; absent for the pace. */
  view: choice(["tyres"]),
  /** The id of the driver whose laps are listed; absent for the grid of all. */
  driver: read(idParameter),
  ...viewParams,
});
export type LapsSearch = ReturnType<typeof lapsSearch>;

/** The search parameters of the pace. */
export const paceSearch = searchParams(viewParams);

/** The search parameters of the story: the two drivers who are picked. */
export const storySearch = searchParams({
  one: read(idParameter),
  other: read(idParameter),
  ...viewParams,
});
export type StorySearch = ReturnType<typeof storySearch>;
