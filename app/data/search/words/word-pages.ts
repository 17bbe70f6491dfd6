import { foldName } from "#app/text/names.ts";
import { circuitPath, driverPath, raceResultsPath, teammatePath } from "#app/text/page-paths.ts";
import type { NameSearch } from "../name-search.ts";
import type { WordName, WordParts } from "./parse-words.ts";

/** A page, with what it or its sentence answers though it does not stand in its address. */
type Page = { path: string; sentence: string; shows?: ReadonlyArray<WordName>; saysYear?: boolean };

const screensOfSessions = new Set(["stints", "lap-chart", "laps", "pace", "story", "teammate-gap"]);

/** The page that words name, in place of a question, with the words that say nothing to it; null for none. */
export function readPage(
  parts: WordParts,
  search: NameSearch,
): { path: string; sentence: string; leftOut: Array<string> } | null {
  const page = pageOf(parts, search);
  if (page === null) return null;
  const { path, sentence, shows = [], saysYear = false } = page;
  const unused = parts.names.filter((name) => !shows.includes(name) && !path.includes(name.id));
  const { years } = parts;
  const isUnusedYear =
    years !== null && !saysYear && years.text.split("..").some((year) => !path.includes(year));
  return {
    path,
    sentence,
    leftOut: [...unused.map(({ words }) => words), ...(isUnusedYear ? [years.words] : [])],
  };
}

function pageOf(parts: WordParts, search: NameSearch): Page | null {
  const { events, marks, set } = parts;
  const named = pagesByName.get(parts.words);
  if (named !== undefined) return named;
  if (firstEver.test(parts.words)) return firstEverPage(search);
  if (parts.rules !== null) return rulesPage(parts, search);
  if (marks.has("unanswerable")) return null;
  if (asksHowOften(parts)) return hostPage(parts);
  if (asksForTitleOdds(parts)) return oddsPage(parts, search);
  if (isChampionshipPlace(parts)) return seasonPage(parts, search);
  if (marks.has("titles")) return titlePage(parts, search);
  if (isChampionshipWon(parts)) return seasonPage(parts, search);
  if (asksForAge(parts)) return agePage(parts);
  const isRanked = set.measure !== undefined || asksForExtreme(parts);
  const isCounted = events.length > 0 || marks.has("points") || parts.never === "points" || isRanked;
  if (isCounted && !marks.has("versus")) return wonRace(parts, search);
  return (
    racePage(parts, search) ??
    emptyPlacePage(parts, search) ??
    pairPage(parts, search) ??
    driverPage(parts) ??
    teamPage(parts) ??
    seasonPage(parts, search) ??
    ownPage(parts)
  );
}

/** The first race of the championship, and no season's opener. */
const firstEver =
  /^(?:(?:who|which driver) won |winner of |when was |where was )?(?:the )?(?:(?:very )?first (?:f1 |formula (?:1|one) )?(?:grand prix|race|gp) (?:ever|of all time|in history)|first ever (?:f1 |formula (?:1|one) )?(?:grand prix|race|gp))$/;

function firstEverPage({ seasons: [first], find }: NameSearch): Page | null {
  const path = raceResultsPath(first, 1);
  const race = find(String(first), 20).find((each) => each.path === path);
  return race === undefined ? null : { path, sentence: `${race.name}, race results` };
}

/** Whether the best or the fewest of something are asked for, which no page lists. */
function asksForExtreme({ marks }: WordParts): boolean {
  return (["best", "worst", "highest", "lowest", "fewest"] as const).some((mark) => marks.has(mark));
}

/** Pages whose names are words of questions too: "drivers" with nothing beside it. */
const pagesByName: ReadonlyMap<string, Page> = new Map([
  ["drivers", { path: "/drivers_overview/", sentence: "Drivers" }],
  ["teams", { path: "/teams/", sentence: "Teams" }],
  ["races", { path: "/races/", sentence: "Races" }],
  ["standings", { path: "/standings/", sentence: "Standings" }],
  ["champions", { path: "/champions/", sentence: "Champions under other rules" }],
]);

function drivers({ names }: WordParts): Array<WordName> {
  return names.filter(({ kind }) => kind === "driver");
}

function oneYear({ years }: WordParts): string | null {
  return years !== null && /^\d{4}$/.test(years.text) ? years.text : null;
}

/** A season, or all champions, under the rules of another. */
function rulesPage(parts: WordParts, { seasons: [, last] }: NameSearch): Page {
  const year = oneYear(parts);
  const like = parts.rules?.like === "today" ? last : (parts.rules?.like ?? null);
  const rules = like === null ? "" : `?like=${like}`;
  const under = like === null ? "under other rules" : `under the rules of ${like}`;
  return year === null
    ? { path: `/champions/${rules}`, sentence: `Champions ${under}` }
    : { path: `/standings/${year}/rules${rules}`, sentence: `${year} ${under}` };
}

/** "title odds 2021", "who will be champion": whose chances of a title are asked. */
function asksForTitleOdds({ marks, pages, events }: WordParts): boolean {
  const isNamed = pages.some((each) => "season" in each && each.season === "odds");
  return (isNamed && events.length === 0) || (marks.has("future") && marks.has("titles"));
}

/** "how old is alonso": the age of today, and not at the first of something. */
function asksForAge(parts: WordParts): boolean {
  const { events, marks, names, years, words } = parts;
  const isOfOne = drivers(parts).length === 1 && names.length === 1;
  const isOfRaces =
    events.length > 0 ||
    (["first", "last", "races", "points", "debut"] as const).some((mark) => marks.has(mark));
  return /^(?:how old|what age) is /.test(words) && isOfOne && !isOfRaces && years === null;
}

/** A driver's page, whose heading has the age. */
function agePage(parts: WordParts): Page | null {
  const [driver] = drivers(parts);
  return driver === undefined
    ? null
    : { path: `/driver/${driver.id}/`, sentence: `${driver.name}, age and career` };
}

/** The chances of a season's title; without a season, this season's, or the page of all of them. */
function oddsPage(parts: WordParts, { seasons: [, last] }: NameSearch): Page {
  const shows = parts.names.filter(({ kind }) => kind === "driver" || kind === "team");
  const isNow = parts.marks.has("future") || shows.length > 0;
  const year = oneYear(parts) ?? (isNow ? String(last) : null);
  if (year === null) return { path: "/standings/odds/", sentence: "Title chances, and their biggest swings" };
  const championship = championshipOf(parts);
  return {
    path: `/standings/${year}/${championship}/odds`,
    sentence: `${year}, chances of the ${championship}’ title`,
    shows,
  };
}

function championshipOf({ marks, names }: WordParts): "drivers" | "constructors" {
  const isOfTeams =
    marks.has("constructors") || marks.has("teams") || names.some(({ kind }) => kind === "team");
  return isOfTeams ? "constructors" : "drivers";
}

/** "who won the 2016 championship": not whoever won the most races of it. */
function isChampionshipWon(parts: WordParts): boolean {
  const said = [parts.years?.words ?? "", parts.marks.get("constructors") ?? ""];
  return asksWhoWon(parts) && said.some((words) => words.endsWith("championship"));
}

/** "who finished second in the 2008 championship": a place in the standings, and in no race. */
function isChampionshipPlace({ events, marks, years, set }: WordParts): boolean {
  const [event, ...others] = events;
  const isPlaced = event?.what === "classified" && /^\d+$/.test(event.finish ?? "") && others.length === 0;
  const said = [years?.words ?? "", marks.get("constructors") ?? "", marks.get("titles") ?? ""];
  return (
    isPlaced &&
    !marks.has("most") &&
    Object.keys(set).length === 0 &&
    said.some((words) => words.endsWith("championship"))
  );
}

function asksWhoWon({ events, marks }: WordParts): boolean {
  const asksWinner = events.length === 1 && events[0]?.what === undefined && !marks.has("most");
  return asksWinner && (marks.has("who") || marks.has("drivers"));
}

/** "who won monaco 1996": the result of that race. */
function wonRace(parts: WordParts, search: NameSearch): Page | null {
  return asksWhoWon(parts) && !isOfSeveralRaces(parts, search) ? racePage(parts, search) : null;
}

/** Whether a circuit had several races in the season that is asked for, as Silverstone in 2020. */
function isOfSeveralRaces(parts: WordParts, search: NameSearch): boolean {
  const year = Number(oneYear(parts));
  return parts.names.some(({ kind, id }) => kind === "circuit" && search.racesAt(id, year).length > 1);
}

/** Whether a name is that of where races are held. */
export function isPlaceName({ kind }: WordName): boolean {
  return kind === "gp" || kind === "circuit" || kind === "country";
}

/** A Grand Prix, circuit or country with a season: its weekend, with the session and screen that are named. */
function racePage(parts: WordParts, search: NameSearch): Page | null {
  const year = oneYear(parts);
  const place = parts.names.find(isPlaceName);
  if (year === null || place === undefined || drivers(parts).length > 0) return null;
  const races = search.find(`${place.words} ${year}`, 10).filter(({ kind }) => kind === "Race");
  // "Spa" begins "Spanish" too.
  const there = place.kind === "circuit" ? search.racesAt(place.id, Number(year)) : null;
  const race =
    there === null
      ? races[0]
      : (races.find(({ path }) => there.some((each) => each.path === path)) ??
        there[0] ??
        races.find(({ name }) => isCalled(name, place.words)));
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
  if (session === "practice")
    return { path: `${weekend}practice/fp1`, sentence: `${race.name}, practice`, shows: [place] };
  // Without a result that is counted "who was on pole" is the first of the grid.
  const isOfGrid = parts.set.figure === "grid" || parts.set.pole === "yes";
  if (isOfGrid && screens.length === 0 && (session === "race" || session === "sprint"))
    return {
      path: `${weekend}${session}/results?sort=grid_position.asc`,
      sentence: `${race.name}, ${session === "race" ? "" : "sprint, "}starting grid`,
      shows: [place],
    };
  return {
    path: `${weekend}${session}/${screen}`,
    sentence: `${race.name}, ${sessionName(session)} ${screen}`,
    shows: [place],
  };
}

/** Whether a race has these words in its own name: the Bahrain Grand Prix has "bahrain" also where it is held elsewhere. */
function isCalled(race: string, words: string): boolean {
  const called = foldName(race).split(" ");
  return words.split(" ").every((word) => called.includes(word));
}

/** A circuit with a season in which no Grand Prix was there: its page, and that there was none. */
function emptyPlacePage(parts: WordParts, search: NameSearch): Page | null {
  const year = oneYear(parts);
  const [place, ...others] = parts.names;
  if (year === null || place?.kind !== "circuit" || others.length > 0) return null;
  if (search.racesAt(place.id, Number(year)).length > 0) return null;
  return {
    path: circuitPath(place.id),
    sentence: `${place.name}, where no Grand Prix was held in ${year}`,
    saysYear: true,
  };
}

/** "how many races has Monza hosted": races are no subject of a question, and the circuit's page says how many. */
export function asksHowOften(parts: WordParts): boolean {
  return parts.marks.has("hosted") && oneYear(parts) === null;
}

function hostPage({ names }: WordParts): Page | null {
  const [place, ...others] = names;
  return place?.kind !== "circuit" || others.length > 0
    ? null
    : { path: circuitPath(place.id), sentence: `${place.name}, and the Grands Prix held there` };
}

function sessionName(session: string): string {
  return session.replace("-", " ");
}

/** Two or more drivers or teams: their comparison, or one beside the other as teammates. */
function pairPage(parts: WordParts, search: NameSearch): Page | null {
  // Nobody is compared with himself.
  const named = [...new Map(drivers(parts).map((driver) => [driver.id, driver])).values()];
  const [one, other] = named;
  const year = oneYear(parts);
  if (one !== undefined && other !== undefined) {
    const names = named.map(({ name }) => name).join(" and ");
    const isQualifying = parts.marks.has("qualifying");
    const isSeason = named.length === 2 && (year !== null || isQualifying);
    if (isSeason && search.wereTeammates(one.id, other.id, year === null ? null : Number(year)))
      return {
        path: `${isQualifying ? `/driver/${one.id}/qualifying?view=teammates&teammate=${other.id}` : teammatePath(one.id, other.id)}${year === null ? "" : `&season=${year}`}`,
        sentence: `${names} as teammates${isQualifying ? " in qualifying" : ""}${year === null ? "" : `, ${year}`}`,
        shows: parts.names.filter(({ kind }) => kind === "team"),
      };
    if (year !== null)
      return {
        path: `/standings/${year}/drivers/compareStandings?compare=${named.map(({ id }) => id).join(",")}`,
        sentence: `${names}, ${year} compared`,
      };
    return { path: `/compare/?ids=${named.map(({ id }) => id).join(",")}`, sentence: `${names} compared` };
  }
  const teams = parts.names.filter(({ kind }) => kind === "team");
  if (parts.names.length > teams.length || new Set(teams.map(({ id }) => id)).size < 2) return null;
  return {
    path: `/compare/?kind=teams&ids=${teams.map(({ id }) => id).join(",")}`,
    sentence: `${teams.map(({ name }) => name).join(" and ")} compared`,
  };
}

/** Championships: how a season ended, or who has the most, as the records count them. */
function titlePage(parts: WordParts, search: NameSearch): Page | null {
  const { marks, years, names, events, set } = parts;
  // How much there was before a first title no page says.
  if (marks.has("versus") || marks.has("until")) return null;
  const [driver] = drivers(parts);
  if (driver !== undefined && names.length === 1)
    return { path: `/driver/${driver.id}/championship`, sentence: `${driver.name}, championships` };
  if (asksForExtreme(parts)) return null;
  const isWon = events.every(({ what }) => what === undefined) && set.measure === undefined;
  const [team] = names;
  const isOfTeam = names.length === 1 && team?.kind === "team";
  const isOfDrivers = (["drivers", "who", "most", "one who"] as const).some((mark) => marks.has(mark));
  if (isOfTeam && isWon && !isOfDrivers && !marks.has("without") && !/\bchampions?\b/.test(parts.words))
    return {
      path: `/teams/${team.id}/championship`,
      sentence: `${team.name}, seasons in the constructors’ championship`,
    };
  const isOfNations = names.every(({ kind }) => kind === "country");
  if (!isOfNations || !isWon || marks.has("without") || marks.has("home")) return null;
  if (years !== null) return seasonPage(parts, search);
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
  // Every driver's page begins with the flag and where the driver is from.
  if (parts.marks.has("nations"))
    return { path: driverPath(driver.id), sentence: `${driver.name}, nationality and career` };
  return null;
}

/** A team's results of one season: "McLaren 2007"; null for a season in which the team had none. */
function teamPage({ names, pages, marks, years }: WordParts): Page | null {
  const [team, ...others] = names;
  const year = years !== null && /^\d{4}$/.test(years.text) ? Number(years.text) : null;
  const seasons = team?.candidates.find(({ kind, id }) => kind === "team" && id === team.id)?.seasons ?? null;
  const wasThere = year !== null && seasons !== null && seasons.from <= year && year <= seasons.to;
  const isOfResults = pages.every((page) => "screen" in page && page.screen === "results");
  if (team?.kind !== "team" || others.length > 0 || marks.size > 0 || !wasThere || !isOfResults) return null;
  return { path: `/teams/${team.id}/?f=year.eq.${year}`, sentence: `${team.name}, results of ${year}` };
}

/** A season's page; none of a year without a season. */
function seasonPage(parts: WordParts, { seasons: [first, last] }: NameSearch): Page | null {
  const year = oneYear(parts);
  if (year === null || Number(year) < first || Number(year) > last || parts.names.length > 0) return null;
  const championship = championshipOf(parts);
  const base = `/standings/${year}/${championship}`;
  if (parts.marks.has("pairs"))
    return {
      path: `/standings/${year}/drivers/teammateHeadToHeadQualifying`,
      sentence: `${year}, teammates in qualifying`,
    };
  if (parts.pages.some((each) => "path" in each && each.path === "/calendar/"))
    return { path: `/races/?year=${year}`, sentence: `Calendar of ${year}` };
  if (parts.marks.has("races")) return { path: `/races/?year=${year}`, sentence: `Races of ${year}` };
  if (parts.pages.some((each) => "season" in each && each.season === "graph"))
    return { path: `${base}/graph`, sentence: `${year}, the ${championship}’ championship drawn` };
  return { path: `${base}/overview`, sentence: `${year}, ${championship}’ standings` };
}

/** A page of the site's own, when nothing else is named. */
function ownPage({ pages, names, years, set }: WordParts): Page | null {
  const isLastRace = set.round === "last" && Object.keys(set).length === 1 && pages.length === 0;
  if (isLastRace && names.length === 0 && years === null) return { path: "/races/", sentence: "Races" };
  const [page] = pages;
  if (page === undefined || names.length > 0 || years !== null) return null;
  if (!("path" in page)) return null;
  return { path: page.path, sentence: page.name };
}
