import { notFound, redirect } from "@tanstack/react-router";
import { firstSeason } from "#contract/ids.ts";
import { grandPrixNames } from "#contract/grand-prix-names.ts";
import { pageHead } from "#app/seo/head.ts";

/** The children of a season's standings (specification §2), by path, with their titles. */
const pages: Readonly<Record<string, string>> = {
  "drivers/overview": "Drivers' standings",
  "drivers/graph": "Drivers' points by round",
  "drivers/detailedTable": "Drivers' results by round",
  "drivers/compareStandings": "Drivers compared",
  "drivers/pointsDistribution": "Points distribution",
  "drivers/qualifyingChampionship": "Qualifying championship",
  "drivers/teammateHeadToHeadQualifying": "Teammates in qualifying",
  "drivers/teammateQualifyingGap": "Qualifying gaps between teammates",
  "constructors/overview": "Constructors' standings",
  "constructors/graph": "Constructors' points by round",
  "constructors/detailedTable": "Constructors' results by round",
  "constructors/compareStandings": "Constructors compared",
};

type StandingsParams = { year: string; _splat?: string | undefined };

/** Lets only seasons of the championship and their pages pass; `drivers` and `constructors` lead to an overview. */
export function knownStandingsPage({ year, _splat: path = "" }: StandingsParams): void {
  if (!/^\d{4}$/.test(year) || Number(year) < firstSeason || grandPrixNames(Number(year)).length === 0) {
    throw notFound();
  }
  if (["", "drivers", "constructors"].includes(path)) {
    throw redirect({ href: `/standings/${year}/${path || "drivers"}/overview`, statusCode: 307 });
  }
  if (!Object.hasOwn(pages, path)) throw notFound();
}

/** The title of a standings page, for example "2025 Drivers' standings". */
export function standingsTitle({ year, _splat: path = "" }: StandingsParams): string {
  return `${year} ${pages[path] ?? "standings"}`;
}

export function standingsHead(siteUrl: string, params: StandingsParams) {
  const title = standingsTitle(params);
  return pageHead(siteUrl, {
    title,
    description: `${title} of the Formula 1 world championship.`,
    path: `/standings/${params.year}/${params._splat ?? ""}`,
    noindex: true,
  });
}
