import { endpoints } from "#contract/endpoints.ts";
import type {
  ArchiveInfo,
  DetailKind,
  DriverEntry,
  HeldRace,
  HeldTiming,
  TeamEntry,
} from "#contract/archive.ts";
import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";
import type { CircuitEntry } from "#contract/circuits.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { pagesOf, type StandingsPage } from "#app/reference/standings-pages.ts";
import { circuitPagePaths } from "../circuit-head.ts";
import { driverPagePaths } from "../driver-head.ts";
import { teamPagePaths } from "../team-head.ts";
import { isHeld, isPaged, resultsRoute, weekendPages, weekendPath } from "#app/reference/weekend-pages.ts";
import { escapeMarkup } from "#app/seo/escape-markup.ts";

type Part = (races: ReadonlyArray<HeldRace>, changes: LastChanges) => Promise<Array<SitemapEntry>>;

/** The parts of the sitemap, with the pages in each. All are far from the limit per file. */
const parts: Readonly<Record<string, Part>> = {
  pages: async (_, changes) => singleEntries(changes),
  drivers: async (_, changes) => driverEntries(await apiGet(endpoints.drivers), changes),
  teams: async (_, changes) => teamEntries(await apiGet(endpoints.teams), changes),
  circuits: async (_, changes) => circuitEntries(await apiGet(endpoints.circuits), changes),
  seasons: async (races, changes) => seasonEntries(races, await apiGet(endpoints.archive), changes),
  weekends: async (races) => weekendEntries(races, await apiGet(endpoints.heldTiming)),
};

const readRaces = () => apiGet(endpoints.heldRaces);

/** The sitemap index. Every part changed with the last race. */
export function sitemapIndex(request: Request): Promise<Response> {
  return xmlResponse(async () => {
    const { ever } = lastChanges(await readRaces());
    const entries = Object.keys(parts).map((part) => ({ path: `/sitemaps/${part}.xml`, changed: ever }));
    return indexXml(publicOrigin(request), entries);
  });
}

/** A part of the sitemap; 404 for an unknown name. */
export function sitemapPart(request: Request, name: string): Promise<Response> {
  return xmlResponse(async () => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) return null;
    const races = await readRaces();
    return pagesXml(publicOrigin(request), await part(races, lastChanges(races)));
  });
}

/** XML that may be cached for an hour; 503 if data is unavailable, since an empty sitemap would be wrong. */
async function xmlResponse(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response("Not Found", { status: 404 });
    const headers = {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    };
    return new Response(xml, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.message, {
      status: 503,
      headers: { "cache-control": "no-store", "retry-after": "600" },
    });
  }
}

/** Pages that are not about a driver, team, season or race. */
const singlePages = [
  "/",
  "/races/",
  "/drivers/",
  "/drivers_overview/",
  "/teams_overview/",
  "/circuits/",
  "/records/",
  "/standings/odds/",
  "/ask/",
  "/champions/",
  "/compare/",
  "/ratings/",
  "/ratings/teams",
  "/ratings/season",
  "/ratings/same-car",
  "/ratings/eras",
  "/data/",
  "/sql/",
];
/** Pages among them that do not change with a race. */
const unchangingPages = ["/calendar/", "/method/", "/api/"];

/** The entries of those pages. */
function singleEntries({ ever }: LastChanges): Array<SitemapEntry> {
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
function teamEntries(teams: ReadonlyArray<TeamEntry>, changes: LastChanges): Array<SitemapEntry> {
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
function circuitEntries(circuits: ReadonlyArray<CircuitEntry>, changes: LastChanges): Array<SitemapEntry> {
  return circuits.flatMap(({ circuit_id, last_year }) =>
    circuitPagePaths.map((path) => ({
      path: `/circuits/${circuit_id}/${path}`,
      changed: changes.inSeason(last_year),
    })),
  );
}

/** The kind of detail that each standings page needs. */
const madeOf: Readonly<Record<StandingsPage, DetailKind>> = {
  "drivers/overview": "standings",
  "drivers/graph": "round_standings",
  "drivers/detailedTable": "race",
  "drivers/compareStandings": "round_standings",
  "drivers/pointsDistribution": "race",
  "drivers/qualifyingChampionship": "qualifying",
  "drivers/teammateHeadToHeadQualifying": "qualifying",
  "drivers/teammateQualifyingGap": "qualifying",
  "drivers/placesGained": "race",
  "drivers/odds": "standings",
  rules: "standings",
  "constructors/overview": "standings",
  "constructors/graph": "round_standings",
  "constructors/detailedTable": "race",
  "constructors/compareStandings": "round_standings",
  "constructors/odds": "standings",
};

/** The pages of every season: its races, and the standings pages for which the archive has the detail. */
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
    const pages = (["drivers", "constructors"] as const)
      .flatMap((championship) => pagesOf(championship, year))
      .map(({ path }) => path)
      .filter(
        (path) =>
          held.has(madeOf[path]) && (!path.startsWith("constructors/") || year >= firstConstructorsSeason),
      );
    const paths = [
      `/races/?year=${year}`,
      ...[...new Set(pages)].map((path) => `/standings/${year}/${path}`),
    ];
    return paths.map((path) => ({ path, changed: changes.inSeason(year) }));
  });
}

/**
 * The pages of all race weekends with something to show: every race's results page, which shows the date before the
 * race is run, and the other pages if the archive has their data.
 */
export function weekendEntries(
  races: ReadonlyArray<HeldRace>,
  timing: ReadonlyArray<HeldTiming>,
): Array<SitemapEntry> {
  const timings = Map.groupBy(timing, ({ year, round }) => `${year} ${round}`);
  return races.flatMap((race) => {
    const held = timings.get(`${race.year} ${race.round}`) ?? [];
    const pages = weekendPages.filter((page) => isHeld(page, { ...race, timing: held })).map(({ to }) => to);
    const single = race.classified.filter((code) => !isPaged(code)).map(resultsRoute);
    return [...pages, ...single].map((to) => ({
      path: weekendPath(to, race),
      changed: race.run ? race.date_utc : null,
    }));
  });
}

/** When pages last changed, by races. */
type LastChanges = {
  /** The date of the last race run; null if there is none. */
  ever: string | null;
  /** The date of a season's last race run; null if there is none. */
  inSeason: (year: number | null) => string | null;
};

/**
 * When pages last changed. Data changes with races: that of a driver, team or circuit until the end of its last season,
 * when the championship is settled.
 */
export function lastChanges(races: ReadonlyArray<HeldRace>): LastChanges {
  const run = races.filter((race) => race.run);
  const ends = new Map(run.map(({ year, date_utc }) => [year, date_utc]));
  return {
    ever: run.at(-1)?.date_utc ?? null,
    inSeason: (year) => (year === null ? null : (ends.get(year) ?? null)),
  };
}

/** A page or a part of the sitemap: its path, and the date of its last change; null if unknown. */
type SitemapEntry = { path: string; changed: string | null };

/** The maximum number of URLs per file (sitemaps.org). */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * A part of the sitemap as XML.
 *
 * @param origin the site's origin without a trailing slash
 * @throws Error for more pages than a file may have
 */
export function pagesXml(origin: string, pages: ReadonlyArray<SitemapEntry>): string {
  if (pages.length > mostAddresses) throw new Error(`a sitemap of ${pages.length} pages has to be split`);
  return `${head}\n<urlset xmlns="${namespace}">\n${lines(origin, "url", pages)}</urlset>\n`;
}

/** The sitemap index as XML. */
export function indexXml(origin: string, files: ReadonlyArray<SitemapEntry>): string {
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${lines(origin, "sitemap", files)}</sitemapindex>\n`;
}

function lines(origin: string, element: string, entries: ReadonlyArray<SitemapEntry>): string {
  return entries.map((entry) => `<${element}>${about(origin, entry)}</${element}>\n`).join("");
}

function about(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed === null ? "" : `<lastmod>${escapeMarkup(changed)}</lastmod>`;
  return `<loc>${escapeMarkup(`${origin}${path}`)}</loc>${lastmod}`;
}
