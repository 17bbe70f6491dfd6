import { firstSeason, lastSeason } from "#contract/ids.ts";
import { pageHead } from "./head.ts";
import { datasetJsonLd } from "./json-ld/json-ld.ts";
import { socialPicture } from "./site.ts";

/** The ratings pages: paths, titles and descriptions. */
const pages = {
  drivers: {
    path: "/ratings/",
    title: "The best Formula 1 drivers of all time, with how certain that is",
    description:
      "Every Formula 1 driver since 1950 rated apart from the car by who finished ahead of whom, with the interval of each rank and the chance of being the best.",
  },
  teams: {
    path: "/ratings/teams",
    title: "The best Formula 1 teams of all time, apart from their drivers",
    description:
      "Every Formula 1 team since 1950 rated apart from its drivers, with the interval of each rank and the chance of being the best.",
  },
  season: {
    path: "/ratings/season",
    title: "Formula 1 drivers and cars rated season by season",
    description:
      "Each season’s Formula 1 drivers and their cars, rated apart from each other, with the interval of every rating.",
  },
  "same-car": {
    path: "/ratings/same-car",
    title: "Two Formula 1 drivers in the same car: who would be ahead?",
    description:
      "Any two Formula 1 drivers since 1950 in equal cars: the chance that one beats the other, their ratings by season and the chain of teammates between them.",
  },
  eras: {
    path: "/ratings/eras",
    title: "Car or driver? Their shares in Formula 1 results by era",
    description:
      "How much of Formula 1 results is the car and how much the driver, by decade and season since 1950, with the uncertainty.",
  },
} as const;

/** The head of a ratings page. */
export function ratingsHead(siteUrl: string, page: keyof typeof pages) {
  const { path, title, description } = pages[page];
  const seasons = { from: firstSeason, to: lastSeason };
  const measures = ["Rating", "Rank", "Chance of being the best"];
  return pageHead(siteUrl, {
    title,
    description,
    path,
    picture: socialPicture.ratings(),
    breadcrumbs: [
      { name: pages.drivers.title, path: pages.drivers.path },
      ...(page === "drivers" ? [] : [{ name: title, path }]),
    ],
    about: [datasetJsonLd(siteUrl, { name: title, description, path, seasons, measures })],
  });
}
