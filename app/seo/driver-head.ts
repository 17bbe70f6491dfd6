import { nameFromId } from "#contract/ids.ts";
import { pageHead } from "./head.ts";

/** The pages of a driver and the paths under the driver's address. */
const pages = {
  results: { path: "", title: "results", about: "Every race and sprint result" },
  championship: { path: "championship", title: "championships", about: "Every championship season" },
  charts: { path: "charts", title: "charts", about: "Points, wins and finishes by season" },
  qualifying: { path: "qualifying", title: "qualifying", about: "Every qualifying result" },
  race_teammate: { path: "race_teammate", title: "teammates", about: "Every race against a teammate" },
} as const;

/** The head of a driver's page; the name comes from the id (specification §2), so it needs no answer. */
export function driverHead(siteUrl: string, page: keyof typeof pages, driverId: string) {
  const name = nameFromId(driverId);
  const { path, title, about } = pages[page];
  return pageHead(siteUrl, {
    title: `${name} ${title}`,
    description: `${about} of ${name} in Formula 1.`,
    path: `/driver/${driverId}/${path}`,
  });
}
