import { Refusal } from "./refusal.ts";

/** A page that pictures are made of. */
export type Subject = {
  /** What its files are called, before width and theme. */
  name: string;
  path: string;
  /** The one picture of it that the documents show, where they show one; such a picture is kept in the repository. */
  shown?: { width: number; theme: Theme };
};

export type Theme = "light" | "dark";

export const pictureThemes: ReadonlyArray<Theme> = ["light", "dark"];

/** Widths of the window and how much of a page is seen at each, in CSS pixels. */
export const pictureSizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
] as const;

/** Fifteen kinds of page, each at its best: `npm run pictures` makes every one in both themes and sizes. */
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
 * The pages to make pictures of: the named ones, or all kinds where none is named.
 *
 * @param paths for example "/records/?kind=wins"; a picture is called after its path
 * @throws Refusal for what is no path
 */
export function picturesOf(paths: ReadonlyArray<string>): ReadonlyArray<Subject> {
  if (paths.length === 0) return pictureList;
  const other = paths.find((path) => !path.startsWith("/"));
  if (other !== undefined) throw new Refusal(`"${other}" is no path of a page (for example /records/).`);
  return paths.map((path) => ({
    name: path.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "home",
    path,
  }));
}
