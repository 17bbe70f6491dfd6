import { notFound, redirect } from "@tanstack/react-router";
import { grandPrixName } from "#contract/grand-prix-names.ts";
import { pageHead } from "#app/seo/head.ts";

/** The children of a race weekend (specification §2), by path, with their titles. */
const pages: Readonly<Record<string, string>> = {
  "race/results": "Race results",
  "race/stints": "Stints",
  "race/teammate-gap": "Gaps between teammates",
  "race/weekend-progression": "Weekend progression",
  "qualifying/results": "Qualifying results",
  "qualifying/team-track-dominance": "Track dominance by team",
  "qualifying/team-ideal-sectors": "Ideal sectors by team",
  "qualifying/driver-track-dominance": "Track dominance by driver",
  "qualifying/driver-top-speed": "Top speeds in qualifying",
  "qualifying/driver-ideal-sectors": "Ideal sectors by driver",
  "qualifying/driver-fastest-lap": "Fastest laps in qualifying",
  sprint: "Sprint",
  "sprint/results": "Sprint results",
  "sprint/stints": "Stints in the sprint",
  "sprint/teammate-gap": "Gaps between teammates in the sprint",
  "sprint-qualifying": "Sprint qualifying",
  "sprint-qualifying/results": "Sprint qualifying results",
  "sprint-qualifying/team-ideal-sectors": "Ideal sectors by team in sprint qualifying",
  "sprint-qualifying/driver-top-speed": "Top speeds in sprint qualifying",
  "sprint-qualifying/driver-ideal-sectors": "Ideal sectors by driver in sprint qualifying",
  "sprint-qualifying/driver-fastest-lap": "Fastest laps in sprint qualifying",
};

type WeekendParams = { year: string; round: string; _splat?: string | undefined };

/** Lets only pages of a weekend pass; `race` and `qualifying` lead to their results. */
export function knownWeekendPage({ year, round, _splat = "" }: WeekendParams): void {
  if (!/^(19[5-9]|20\d)\d$/.test(year) || !/^[1-9]\d?$/.test(round)) throw notFound();
  const path = _splat.replace(/\/$/, "");
  if (["", "race", "qualifying"].includes(path)) {
    throw redirect({ href: `/race/${year}/${round}/${path || "race"}/results`, statusCode: 307 });
  }
  if (!Object.hasOwn(pages, path)) throw notFound();
}

/** The title of a weekend's page, for example "2025 British Grand Prix: Race results". */
export function weekendTitle({ year, round, _splat = "" }: WeekendParams): string {
  const page = pages[_splat.replace(/\/$/, "")] ?? "Race weekend";
  return `${year} ${grandPrixName(Number(year), Number(round))}: ${page}`;
}

export function weekendHead(siteUrl: string, params: WeekendParams) {
  const title = weekendTitle(params);
  return pageHead(siteUrl, {
    title,
    description: `${title}. Formula 1.`,
    path: `/race/${params.year}/${params.round}/${params._splat ?? ""}`,
    noindex: true,
  });
}
