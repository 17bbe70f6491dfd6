import type { ArchiveInfo, DetailKind, DriverEntry, TeamEntry } from "#contract/archive.ts";
import type { CircuitEntry } from "#contract/circuits.ts";
import type { HeldRace } from "#contract/held.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { type StandingsPage, standingsPages } from "#app/features/standings/standings-pages.ts";
import { circuitPagePaths } from "../circuit-head.ts";
import { driverPagePaths } from "../driver-head.ts";
import { teamPagePaths } from "../team-head.ts";
import type { LastChanges } from "./last-changes.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** Pages that are about no one driver, team, season or race. */
const singlePages = [
  "/",
  "/races/",
  "/drivers/",
  "/drivers_overview/",
  "/teams_overview/",
  "/circuits/",
  "/records/",
  "/compare/",
];
/** Those of them that no race changes. */
const unchangingPages = ["/calendar/", "/method/", "/api/"];

/** The pages of which there is one each. */
export function singleEntries({ ever }: LastChanges): Array<SitemapEntry> {
  return [
    ...singlePages.map((path) => ({ path, changed: ever })),
    ...unchangingPages.map((path) => ({ path, changed: null })),
  ];
}

/** The pages of every driver who raced. */
export function driverEntries(
  drivers: ReadonlyArray<DriverEntry>,
  changes: LastChanges,
): Array<SitemapEntry> {
  return drivers.flatMap(({ driver_id, last_year }) => {
    if (last_year === null) return [];
    const pages = driverPagePaths.map((path) => `/driver/${driver_id}/${path}`);
    return [...pages, `/races/?driver=${driver_id}`].map((path) => ({
      path,
      changed: changes.inSeason(last_year),
    }));
  });
}

/** The pages of every team that raced. */
export function teamEntries(teams: ReadonlyArray<TeamEntry>, changes: LastChanges): Array<SitemapEntry> {
  return teams.flatMap(({ team_id, last_year }) =>
    last_year === null
      ? []
      : teamPagePaths.map((path) => ({
          path: `/teams/${team_id}/${path}`,
          changed: changes.inSeason(last_year),
        })),
  );
}

/** The pages of every circuit. */
export function circuitEntries(
  circuits: ReadonlyArray<CircuitEntry>,
  changes: LastChanges,
): Array<SitemapEntry> {
  return circuits.flatMap(({ circuit_id, last_year }) =>
    circuitPagePaths.map((path) => ({
      path: `/circuits/${circuit_id}/${path}`,
      changed: changes.inSeason(last_year),
    })),
  );
}

/** Of which kind of detail a standings page is made. */
const madeOf: Readonly<Record<StandingsPage, DetailKind>> = {
  "drivers/overview": "standings",
  "drivers/graph": "round_standings",
  "drivers/detailedTable": "race",
  "drivers/compareStandings": "round_standings",
  "drivers/pointsDistribution": "race",
  "drivers/qualifyingChampionship": "qualifying",
  "drivers/teammateHeadToHeadQualifying": "qualifying",
  "drivers/teammateQualifyingGap": "qualifying",
  "constructors/overview": "standings",
  "constructors/graph": "round_standings",
  "constructors/detailedTable": "race",
  "constructors/compareStandings": "round_standings",
};

/** The pages of every season: its races, and those of its standings for which the archive holds the detail. */
export function seasonEntries(
  races: ReadonlyArray<HeldRace>,
  { coverage }: ArchiveInfo,
  changes: LastChanges,
): Array<SitemapEntry> {
  const years = [...new Set(races.map(({ year }) => year))];
  return years.flatMap((year) => {
    const held = new Set(
      coverage.filter(({ from, to }) => from <= year && year <= to).map(({ kind }) => kind),
    );
    const pages = standingsPages.filter(
      ({ path }) =>
        held.has(madeOf[path]) && (path.startsWith("drivers/") || year >= firstConstructorsSeason),
    );
    const paths = [`/races/?year=${year}`, ...pages.map(({ path }) => `/standings/${year}/${path}`)];
    return paths.map((path) => ({ path, changed: changes.inSeason(year) }));
  });
}
