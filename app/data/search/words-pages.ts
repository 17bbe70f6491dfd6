import type { Search } from "./search.ts";
import type { WordName, WordParts } from "./read-words.ts";

type Page = { path: string; sentence: string };

const screensOfSessions = new Set(["stints", "lap-chart", "laps", "pace", "story", "teammate-gap"]);

/** The page that words name, in place of a question; null for none. */
export function readPage(parts: WordParts, search: Search): Page | null {
  const { events, marks, set } = parts;
  if (marks.has("titles")) return titlePage(parts);
  const isRanked = set.measure !== undefined || marks.has("best") || marks.has("worst");
  if ((events.length > 0 || marks.has("points") || isRanked) && !marks.has("versus"))
    return wonRace(parts, search);
  return (
    racePage(parts, search) ??
    pairPage(parts, search) ??
    driverPage(parts) ??
    seasonPage(parts) ??
    ownPage(parts)
  );
}

function drivers({ names }: WordParts): Array<WordName> {
  return names.filter(({ kind }) => kind === "driver");
}

function oneYear({ years }: WordParts): string | null {
  return years !== null && /^\d{4}$/.test(years) ? years : null;
}

/** "who won monaco 1996": the result of that race. */
function wonRace(parts: WordParts, search: Search): Page | null {
  const asksWinner =
    parts.events.length === 1 && parts.events[0]?.what === undefined && !parts.marks.has("most");
  const asksWho = parts.marks.has("who") || parts.marks.has("drivers");
  return asksWinner && asksWho ? racePage(parts, search) : null;
}

/** A Grand Prix, circuit or country with a season: its weekend, with the session and screen that are named. */
function racePage(parts: WordParts, search: Search): Page | null {
  const year = oneYear(parts);
  const place = parts.names.find(({ kind }) => kind === "gp" || kind === "circuit" || kind === "country");
  if (year === null || place === undefined || drivers(parts).length > 0) return null;
  const race = search.find(`${place.words} ${year}`, 10).find(({ kind }) => kind === "Race");
  const weekend = race === undefined ? undefined : /^\/race\/\d+\/\d+\//.exec(race.path)?.[0];
  if (race === undefined || weekend === undefined) return null;
  const named = parts.pages.find((each) => "session" in each);
  const session =
    named !== undefined && "session" in named
      ? named.session
      : parts.marks.has("qualifying")
        ? "qualifying"
        : parts.set.session === "sprint"
          ? "sprint"
          : "race";
  const screens = parts.pages.flatMap((each) => ("screen" in each ? [each.screen] : []));
  const screen = screens.find((each) => screensOfSessions.has(each)) ?? "results";
  if (session === "practice") return { path: `${weekend}practice/fp1`, sentence: `${race.name}, practice` };
  return {
    path: `${weekend}${session}/${screen}`,
    sentence: `${race.name}, ${sessionName(session)} ${screen}`,
  };
}

function sessionName(session: string): string {
  return session.replace("-", " ");
}

/** Two or more drivers or teams: their comparison, or one beside the other as teammates. */
function pairPage(parts: WordParts, search: Search): Page | null {
  const named = drivers(parts);
  const [one, other] = named;
  const year = oneYear(parts);
  if (one !== undefined && other !== undefined) {
    const names = named.map(({ name }) => name).join(" and ");
    const isQualifying = parts.marks.has("qualifying");
    const isSeason = named.length === 2 && (year !== null || isQualifying);
    if (isSeason && search.wereTeammates(one.id, other.id, year === null ? null : Number(year)))
      return {
        path: `/driver/${one.id}/${isQualifying ? "qualifying" : "race_teammate"}?teammate=${other.id}${year === null ? "" : `&season=${year}`}`,
        sentence: `${names} as teammates${isQualifying ? " in qualifying" : ""}${year === null ? "" : `, ${year}`}`,
      };
    if (year !== null)
      return {
        path: `/standings/${year}/drivers/compareStandings?compare=${named.map(({ id }) => id).join(",")}`,
        sentence: `${names}, ${year} compared`,
      };
    return { path: `/compare/?ids=${named.map(({ id }) => id).join(",")}`, sentence: `${names} compared` };
  }
  const teams = parts.names.filter(({ kind }) => kind === "team");
  if (teams.length < 2 || parts.names.length > teams.length) return null;
  return {
    path: `/compare/?kind=teams&ids=${teams.map(({ id }) => id).join(",")}`,
    sentence: `${teams.map(({ name }) => name).join(" and ")} compared`,
  };
}

/** Championships: how a season ended, or who has the most, as the records count them. */
function titlePage(parts: WordParts): Page | null {
  const { marks, years, names, events, set } = parts;
  if (marks.has("versus")) return null;
  const [driver] = drivers(parts);
  if (driver !== undefined && names.length === 1)
    return { path: `/driver/${driver.id}/championship`, sentence: `${driver.name}, championships` };
  const isWon = events.every(({ what }) => what === undefined) && set.measure === undefined;
  if (names.length > 0 || !isWon || marks.has("without")) return null;
  if (years !== null) return seasonPage(parts);
  const by =
    marks.has("teams") || marks.has("constructors") ? "team" : marks.has("nations") ? "nationality" : null;
  return { path: `/records/?kind=titles${by === null ? "" : `&by=${by}`}`, sentence: "Most titles" };
}

/** A part of one driver's page. */
function driverPage(parts: WordParts): Page | null {
  const [driver] = drivers(parts);
  if (driver === undefined || parts.names.length > 1) return null;
  const year = oneYear(parts);
  const season = year === null ? "" : `?season=${year}`;
  const inYear = year === null ? "" : `, ${year}`;
  if (parts.marks.has("qualifying"))
    return {
      path: `/driver/${driver.id}/qualifying${season}`,
      sentence: `${driver.name} in qualifying${inYear}`,
    };
  if (parts.marks.has("pairs") || parts.marks.has("teammate"))
    return {
      path: `/driver/${driver.id}/race_teammate${season}`,
      sentence: `${driver.name} and teammates${inYear}`,
    };
  if (year !== null)
    return {
      path: `/driver/${driver.id}/?f=year.eq.${year}`,
      sentence: `${driver.name}, results of ${year}`,
    };
  return null;
}

/** A season's page. */
function seasonPage(parts: WordParts): Page | null {
  const year = oneYear(parts);
  if (year === null || parts.names.length > 0) return null;
  const championship =
    parts.marks.has("constructors") || parts.marks.has("teams") ? "constructors" : "drivers";
  const base = `/standings/${year}/${championship}`;
  if (parts.marks.has("pairs"))
    return {
      path: `/standings/${year}/drivers/teammateHeadToHeadQualifying`,
      sentence: `${year}, teammates in qualifying`,
    };
  if (parts.marks.has("races")) return { path: `/races/?year=${year}`, sentence: `Races of ${year}` };
  if (parts.pages.some((each) => "season" in each && each.season === "graph"))
    return { path: `${base}/graph`, sentence: `${year}, the ${championship}’ championship drawn` };
  if (parts.pages.some((each) => "season" in each && each.season === "odds"))
    return { path: `${base}/odds`, sentence: `${year}, chances of the ${championship}’ title` };
  return { path: `${base}/overview`, sentence: `${year}, ${championship}’ standings` };
}

/** A page of the site's own, when nothing else is named. */
function ownPage({ pages, names, years, set }: WordParts): Page | null {
  const isLastRace = set.round === "last" && Object.keys(set).length === 1 && pages.length === 0;
  if (isLastRace && names.length === 0 && years === null) return { path: "/races/", sentence: "Races" };
  const [page] = pages;
  if (page === undefined || names.length > 0 || years !== null) return null;
  if ("season" in page && page.season === "odds")
    return { path: "/standings/odds/", sentence: "Title chances, and their biggest swings" };
  if (!("path" in page)) return null;
  return { path: page.path, sentence: page.name };
}
