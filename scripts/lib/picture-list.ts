import { Refusal } from "./refusal.ts";

/** A page to take pictures of. */
export type Subject = {
  /** The base name of its files, before width and theme. */
  name: string;
  path: string;
  /** The picture shown in the documents, if any, which is committed. */
  shown?: { width: number; theme: Theme };
};

export type Theme = "light" | "dark";

export const pictureThemes: ReadonlyArray<Theme> = ["light", "dark"];

/** Widths and heights of the window in CSS pixels. */
export const pictureSizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
] as const;

/** Fifteen kinds of page: `npm run pictures` takes each in both themes and sizes. */
const pictureList: ReadonlyArray<Subject> = [
  { name: "home", path: "/", shown: { width: 390, theme: "light" } },
  { name: "races", path: "/races/?year=2025" },
  { name: "race-results", path: "/race/2025/1/race/results" },
  { name: "stints", path: "/race/2025/1/race/stints", shown: { width: 1280, theme: "dark" } },
  { name: "track-dominance", path: "/race/2025/1/qualifying/team-track-dominance" },
  { name: "standings", path: "/standings/2025/drivers/overview", shown: { width: 390, theme: "dark" } },
  { name: "standings-graph", path: "/standings/2025/drivers/graph", shown: { width: 1280, theme: "light" } },
  { name: "driver-results", path: "/driver/lewis_hamilton/", shown: { width: 390, theme: "light" } },
  { name: "driver-teammates", path: "/driver/lewis_hamilton/race_teammate" },
  { name: "driver-charts", path: "/driver/lewis_hamilton/charts" },
  { name: "drivers-overview", path: "/drivers_overview/" },
  { name: "team-results", path: "/teams/ferrari/", shown: { width: 1280, theme: "light" } },
  { name: "circuit", path: "/circuits/monza/" },
  { name: "compare", path: "/compare/?ids=lando_norris,oscar_piastri,max_verstappen" },
  { name: "records", path: "/records/" },
];

/**
 * The pages to take pictures of: the given ones, or one of each kind.
 *
 * @param paths for example "/records/?kind=wins"; pictures are named after their path
 * @throws Refusal for anything but a path
 */
export function picturesOf(paths: ReadonlyArray<string>): ReadonlyArray<Subject> {
  if (paths.length === 0) return pictureList;
  const other = paths.find((path) => !path.startsWith("/"));
  if (other !== undefined) throw new Refusal(`"${other}" is not the path of a page (for example /records/).`);
  return paths.map((path) => ({
    name: path.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "home",
    path,
  }));
}
