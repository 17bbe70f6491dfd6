import { waitUntil } from "cloudflare:workers";
import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiGet, apiFind } from "#app/data/upstream.server.ts";
import {
  type Card,
  siteCard,
  askCard,
  circuitCard,
  type Compared,
  comparedCard,
  constructorsCard,
  driverCard,
  driversCard,
  raceCard,
  ratingsCard,
  teamCard,
} from "./cards.ts";
import { createSharedStore } from "#app/platform/stores.ts";
import { type Question, questionSegment, questionText, readQuestion } from "#contract/ask/question.ts";
import { matchesETag } from "#contract/http.ts";
import { grandPrixNames } from "#contract/grand-prix-names.ts";
import { isId } from "#contract/ids.ts";
import { readRuleSet, ruleSetText } from "#contract/rules/rule-set.ts";
import { raceClassification } from "#contract/weekend.ts";
import { fewestCompared, mostCompared } from "#app/data/compare/compared-ids.ts";
import { fetchSeasonUnderRules } from "#app/data/standings.functions.ts";
import { constructorChancesCard, driverChancesCard, rulesCard } from "./title-cards.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** Increment with every change to the design, so that cached images are redrawn. */
const look = 1;

/** A preview may be a day old; after that, caches revalidate. */
const keep = "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800";

/**
 * Serves a preview image, from the cache if it was drawn from the same archive.
 *
 * @param path below `/social/`, for example "driver/max_verstappen.png"
 * @returns 404 for an unknown image; the site's own, uncached, if data is unavailable
 */
export async function pictureAnswer(request: Request, path: string): Promise<Response> {
  try {
    return await fromArchive(request, path);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return picture(siteCard, { "cache-control": "no-store" });
  }
}

/** Drawn images by content: the same for every host and spelling of the URL. */
const pictures = createSharedStore("social-pictures", (name) => caches.open(name));
/** Paths as written by `socialPicture`; any other spelling is a 404. */
const canonicalPath =
  /^(?:[a-z0-9_]+(?:\/[a-z0-9_]+(?:,[a-z0-9_]+)*){0,2}|(?:ask|rules\/\d{4})\/[a-z0-9_=&.,-]+)\.png$/;
const longestPath = 160;

async function fromArchive(request: Request, path: string): Promise<Response> {
  const { version } = await apiGet(endpoints.archive);
  const etag = `"${version}.${look}"`;
  const isCanonical = path.length <= longestPath && canonicalPath.test(path);
  const key = `${version}.${look}/${path}`;
  const kept = isCanonical ? await pictures.read(key) : null;
  const subject = kept ?? (isCanonical ? await cardAt(path) : null);
  if (subject === null)
    return new Response("Not Found", { status: 404, headers: { "cache-control": "max-age=60" } });
  const headers = { etag, "cache-control": keep };
  // Whoever has the picture needs none: drawing is what takes long.
  if (matchesETag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  if (subject instanceof Response) return subject;
  const fresh = await picture(subject, headers);
  waitUntil(pictures.write(key, fresh.clone()));
  return fresh;
}

async function picture(card: Card, headers: Record<string, string>): Promise<Response> {
  // Loaded with the first image: pages need neither its WebAssembly nor its fonts.
  const { cardPng } = await import("./card-png.server.ts");
  return new Response(await cardPng(card), {
    headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin", ...headers },
  });
}

/**
 * The card for an image path.
 *
 * @param path below `/social/`, from `socialPicture` (app/seo/site.ts) or any other input
 * @returns null if the archive has no such subject
 * @throws ApiError if the data is unavailable
 */
async function cardAt(path: string): Promise<Card | null> {
  const [kind, one = "", other = "", ...more] = path.replace(/\.png$/, "").split("/");
  if (!path.endsWith(".png") || more.length > 0) return null;
  if (kind === "site" && one === "") return siteCard;
  if (kind === "ratings" && one === "") return ratingsCard(await apiGet(endpoints.ratingDrivers));
  if (kind === "driver" && other === "") return driverAt(one);
  if (kind === "team" && other === "") return teamAt(one);
  if (kind === "circuit" && other === "") return circuitAt(one);
  if (kind === "ask" && other === "") return askedAt(one);
  if (kind === "compared") return comparedAt(one, other);
  if (kind === "standings") return standingsAt(one, other);
  if (kind === "odds") return chancesAt(one, other);
  if (kind === "rules") return rulesAt(one, other);
  return kind === "race" ? raceAt(one, other) : null;
}

async function driverAt(driverId: string): Promise<Card | null> {
  if (!isId(driverId)) return null;
  const [profile] = await apiGet(endpoints.driverProfile, driverId);
  return profile === undefined ? null : driverCard(profile);
}

async function teamAt(teamId: string): Promise<Card | null> {
  if (!isId(teamId)) return null;
  const [profile] = await apiGet(endpoints.teamProfile, teamId);
  return profile === undefined ? null : teamCard(profile);
}

async function circuitAt(circuitId: string): Promise<Card | null> {
  if (!isId(circuitId)) return null;
  const [profile] = await apiGet(endpoints.circuitProfile, circuitId);
  return profile === undefined ? null : circuitCard(profile);
}

async function askedAt(text: string): Promise<Card | null> {
  const question = questionAt(text);
  if (question === null) return null;
  const answer = await apiFind(endpoints.ask, questionSegment(question));
  return answer === null ? null : askCard(question.measure, answer);
}

/** Parses a question in its canonical spelling; null for any other text. */
function questionAt(text: string): Question | null {
  try {
    const question = readQuestion(new URLSearchParams(text));
    return text !== "" && questionText(question) === text ? question : null;
  } catch (error) {
    if (error instanceof InvalidQueryError) return null;
    throw error;
  }
}

async function comparedAt(kind: string, idList: string): Promise<Card | null> {
  const ids = idList.split(",");
  const isPossible = ids.length >= fewestCompared && ids.length <= mostCompared && ids.every(isId);
  // One spelling per comparison: the order in the page's URL.
  if (!isPossible || ids.join() !== [...new Set(ids)].toSorted().join()) return null;
  const compared =
    kind === "drivers" ? await comparedDrivers(ids) : kind === "teams" ? await comparedTeams(ids) : [];
  return compared.length === ids.length ? comparedCard(kind, compared) : null;
}

async function comparedDrivers(ids: ReadonlyArray<string>): Promise<Array<Compared>> {
  const careers = await apiGet(endpoints.driverCareers);
  return ids.flatMap((id) => careers.find(({ driver_id }) => driver_id === id) ?? []);
}

async function comparedTeams(ids: ReadonlyArray<string>): Promise<Array<Compared>> {
  const profiles = await Promise.all(ids.map((id) => apiGet(endpoints.teamProfile, id)));
  return profiles.flat().map(({ team_name, first_year, last_year, figures }) => ({
    name: team_name,
    first_year,
    last_year,
    ...figures,
  }));
}

async function standingsAt(year: string, championship: string): Promise<Card | null> {
  const season = seasonOf(year);
  if (season === null) return null;
  if (championship === "drivers") return driversCard(await apiGet(endpoints.driverOverview, season));
  if (championship !== "constructors") return null;
  return constructorsCard(await apiGet(endpoints.constructorOverview, season));
}

async function chancesAt(year: string, championship: string): Promise<Card | null> {
  const season = seasonOf(year);
  if (season === null) return null;
  if (championship === "drivers") return driverChancesCard(await apiGet(endpoints.driverOdds, season));
  if (championship !== "constructors") return null;
  return constructorChancesCard(await apiGet(endpoints.constructorOdds, season));
}

async function rulesAt(year: string, rules: string): Promise<Card | null> {
  const season = seasonOf(year);
  const text = rules === "most" ? "" : rules;
  if (season === null || !isRuleText(text)) return null;
  const asked = await fetchSeasonUnderRules({ data: { year: season, rules: text } });
  if (asked.kind === "refused") return null;
  return asked.answer.drivers.length === 0 ? siteCard : rulesCard(asked.answer);
}

/** Whether a text is a rule set in its canonical spelling. */
function isRuleText(text: string): boolean {
  try {
    return ruleSetText(readRuleSet(new URLSearchParams(text))) === text;
  } catch (error) {
    if (error instanceof InvalidQueryError) return false;
    throw error;
  }
}

async function raceAt(year: string, round: string): Promise<Card | null> {
  const season = seasonOf(year);
  if (season === null || !/^[1-9]\d?$/.test(round)) return null;
  const [races, classification] = await Promise.all([
    apiGet(endpoints.calendar, season),
    apiFind({ ...endpoints.classification, answer: raceClassification }, season, Number(round), "R"),
  ]);
  const race = races.find((row) => row.round === Number(round));
  return race === undefined ? null : raceCard(race, classification?.lines ?? []);
}

/** A season of the championship; null for any other text. */
function seasonOf(year: string): number | null {
  return /^\d{4}$/.test(year) && grandPrixNames(Number(year)).length > 0 ? Number(year) : null;
}
