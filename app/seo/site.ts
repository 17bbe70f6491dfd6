/** The site's name, in titles and link previews. */
export const siteName = "F1 Statistics";

/** Paths of preview images, which are drawn on request (app/seo/social). */
export const socialPicture = {
  site: () => "/social/site.png",
  ratings: () => "/social/ratings.png",
  driver: (driverId: string) => `/social/driver/${driverId}.png`,
  team: (teamId: string) => `/social/team/${teamId}.png`,
  circuit: (circuitId: string) => `/social/circuit/${circuitId}.png`,
  race: (year: number, round: number) => `/social/race/${year}/${round}.png`,
  compared: (kind: "drivers" | "teams", ids: ReadonlyArray<string>) =>
    `/social/compared/${kind}/${ids.toSorted().join(",")}.png`,
  /** @param question its canonical text; one that is too long gets the site's own image */
  ask: (question: string) => (question.length > 140 ? "/social/site.png" : `/social/ask/${question}.png`),
  /** @param of a championship; of other rules their canonical text, or "most" for those that change it most */
  season: (picture: "standings" | "odds" | "rules", year: number, of: string) =>
    `/social/${picture}/${year}/${of}.png`,
} as const;

/** Their size in pixels: what link previews expect. */
export const socialPictureSize = { width: 1200, height: 630 } as const;
