/** The site's name, as titles and previews show it. */
export const siteName = "F1 Statistics";

/** Where the picture is that a preview of a page shows; each is drawn when it is asked for (app/seo/social). */
export const socialPicture = {
  site: () => "/social/site.png",
  ratings: () => "/social/ratings.png",
  driver: (driverId: string) => `/social/driver/${driverId}.png`,
  team: (teamId: string) => `/social/team/${teamId}.png`,
  circuit: (circuitId: string) => `/social/circuit/${circuitId}.png`,
  race: (year: number, round: number) => `/social/race/${year}/${round}.png`,
  compared: (kind: "drivers" | "teams", ids: ReadonlyArray<string>) =>
    `/social/compared/${kind}/${ids.toSorted().join(",")}.png`,
  /** @param question its canonical text; the site's own picture for one that is too long */
  ask: (question: string) => (question.length > 140 ? "/social/site.png" : `/social/ask/${question}.png`),
  standings: (year: number, championship: "drivers" | "constructors") =>
    `/social/standings/${year}/${championship}.png`,
} as const;

/** How wide and high they are, in pixels: what previews are made for. */
export const socialPictureSize = { width: 1200, height: 630 } as const;
