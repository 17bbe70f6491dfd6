import { circuitPath, driverPath, teammatePath, teamPath } from "#app/text/page-paths.ts";
import { questionPath, type QuestionSearch, searchText } from "#contract/ask/address.ts";
import {
  isEveryStart,
  namesItsPart,
  type Question,
  questionText,
  readQuestion,
} from "#contract/ask/question.ts";
import { questionSentence } from "#contract/ask/sentence.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { teamsIn } from "#contract/teams.ts";
import { formatSpan } from "#app/text/format.ts";
import { askedQuestion } from "../ask/finding.ts";
import { within } from "#app/platform/deadline.ts";
import type { HolderTeam } from "../records/compute.ts";
import { apiFind } from "../upstream.server.ts";
import type { FoundOf } from "./found-facts.server.ts";
import type { NameSearch } from "./name-search.ts";
import { nameOf } from "./words/read-words.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** A way on from an answer. */
export type RelatedLink = { name: string; detail: string; path: string };

/** A teammate of a driver, and in how many of their races each was ahead. */
export type RelatedTeammate = RelatedLink & {
  ahead: number;
  behind: number;
  /** The last team that they shared; null where it has no page. */
  team: HolderTeam | null;
};

/** Ways on from an answer: the pages of everyone and everything it names, other questions, and the teammates of its one driver. */
export type Related = {
  pages: Array<RelatedLink>;
  questions: Array<RelatedLink>;
  teammates: Array<RelatedTeammate>;
};

const mostTeammates = 8;
const mostQuestions = 6;

/** How long a reader waits for them at most, in milliseconds: without the list of drivers the API is asked twice. */
const teammatesMs = 1000;

/** What leads on from a question; teammates that cannot be had are left out. */
export async function relatedTo(text: string, search: NameSearch): Promise<Related> {
  const question = readQuestion(new URLSearchParams(text));
  const [driver, ...others] = question.driver ?? [];
  return {
    pages: pagesOf(question, search),
    questions: questionsNear(question, search),
    teammates:
      driver === undefined || others.length > 0
        ? []
        : ((await within(teammatesMs, teammatesOf(driver)).catch(() => null)) ?? []),
  };
}

/** What leads on from what was found; null where nothing does. No question is about what somebody never had. */
export async function relatedToFound(found: AboutFound, search: NameSearch): Promise<Related | null> {
  const about = questionAbout(found);
  if (about === null) return null;
  const related = await relatedTo(about, search);
  const { what } = readQuestion(new URLSearchParams(about));
  const hasStarted = !found.figures.some(([value, label]) => value === "0" && label === grandsPrix);
  const questions = related.questions.filter(({ path }) => {
    const asked = new URLSearchParams(path.slice(path.indexOf("?"))).get("what") ?? "win";
    return hasStarted && (what === "win" || asked === what || (what === "podium" && asked !== "win"));
  });
  return { ...related, questions };
}

type AboutFound = Pick<FoundOf, "kind" | "path" | "figures">;

const grandsPrix = "Grands Prix";

/**
 * A question about what was found, of which others come; null of what none is asked. Of who never won, it is about
 * podiums or starts.
 */
function questionAbout({ kind, path, figures }: AboutFound): string | null {
  const id = path.split("/")[2] ?? "";
  const has = (noun: string) => figures.some(([, label]) => label === noun || label === `${noun}s`);
  const what = figures.length === 0 || has("win") ? "" : has("podium") ? "what=podium&" : "what=start&";
  if (kind === "Driver") return `${what}driver=${id}`;
  if (kind === "Team") return `of=teams&${what}team=${id}`;
  return kind === "Circuit" ? `circuit=${id}` : null;
}

function pagesOf({ driver = [], team = [], circuit = [] }: Question, search: NameSearch): Array<RelatedLink> {
  // What one of them is called is said once, above.
  const isOfOne = driver.length + team.length + circuit.length === 1;
  const page = (kind: "driver" | "team" | "circuit", id: string, path: string, detail: string) => {
    const name = search.nameOf(kind, id);
    return name === null ? [] : [{ name: detail, detail: isOfOne ? "" : name, path }];
  };
  return [
    ...driver.flatMap((id) => [
      ...page("driver", id, driverPath(id), "Results and career"),
      ...page("driver", id, `/driver/${id}/qualifying`, "Qualifying"),
      ...page("driver", id, `/driver/${id}/race_teammate`, "Teammates"),
      ...page("driver", id, `/driver/${id}/charts`, "Charts"),
      ...page("driver", id, `/compare/?ids=${id}`, "Compare with others"),
    ]),
    ...team.flatMap((id) => [
      ...page("team", id, teamPath(id), "Results and seasons"),
      ...page("team", id, `/teams/${id}/drivers`, "Drivers"),
      ...page("team", id, `/teams/${id}/charts`, "Charts"),
      ...page("team", id, `/compare/?kind=teams&ids=${id}`, "Compare with others"),
    ]),
    ...circuit.flatMap((id) => [
      ...page("circuit", id, circuitPath(id), "Races and records"),
      ...page("circuit", id, `/circuits/${id}/drivers`, "Most successful drivers"),
      ...page("circuit", id, `/circuits/${id}/teams`, "Most successful teams"),
    ]),
  ];
}

/** The same by season and by circuit, other results of the same one, and everybody's. */
export function questionsNear(question: Question, search: NameSearch): Array<RelatedLink> {
  const { of, what, driver, team } = question;
  const text = questionText(question);
  const isOfOne = (of === "drivers" ? driver : of === "teams" ? team : undefined)?.length === 1;
  const otherResults = ["win", "podium", "pole", "fastest_lap"]
    .filter((event) => event !== what)
    .map((event) => ({ what: event }));
  const changes = (
    isOfOne
      ? [{ per: "season" }, { per: "circuit" }, ...otherResults, { driver: "", team: "" }]
      : [
          ...otherResults,
          { of: of === "teams" ? "drivers" : "teams" },
          { per: "season" },
          { per: "circuit" },
          { measure: "streak" },
        ]
  ) satisfies ReadonlyArray<QuestionSearch>;
  const links = changes.flatMap((change): Array<RelatedLink> => {
    const changed = { ...Object.fromEntries(new URLSearchParams(text)), ...change };
    const asked = questionAt(changed);
    // By circuit at one circuit is the same again.
    if (asked === null || namesItsPart(asked) || saysNothing(asked)) return [];
    const address = questionText(asked);
    if (address === text) return [];
    const sentence = questionSentence(asked, (kind, id) => nameOf(search, kind, id));
    return [{ name: askedQuestion(asked, sentence), detail: "", path: questionPath(address) }];
  });
  // Two changes may come to the same.
  return [...new Map(links.map((link) => [link.path, link])).values()].slice(0, mostQuestions);
}

/** Whether its conditions leave nothing of what it counts, or say it again: wins in second place, runs of starts. */
function saysNothing(asked: Question): boolean {
  const { what, finish, grid, pole, fastest_lap, reason, never, measure } = asked;
  return (
    ((what === "win" || what === "podium") && finish !== undefined) ||
    (what === "pole" && (grid !== undefined || pole !== undefined)) ||
    (what === "fastest_lap" && fastest_lap !== undefined) ||
    (what !== "retirement" && reason !== undefined) ||
    what === never ||
    (never === "podium" && what === "win") ||
    (measure === "streak" && isEveryStart(asked))
  );
}

/** A question with these parameters; null where they do not go together. */
function questionAt(parameters: QuestionSearch): Question | null {
  try {
    return readQuestion(new URLSearchParams(searchText(parameters)));
  } catch (error) {
    if (error instanceof InvalidQueryError) return null;
    throw error;
  }
}

/** With whom a driver shared a team, the latest first. */
async function teammatesOf(driver: string): Promise<Array<RelatedTeammate>> {
  const races = (await apiFind(endpoints.teammates, driver)) ?? [];
  return [...Map.groupBy(races, ({ teammate_id }) => teammate_id)]
    .slice(0, mostTeammates)
    .map(([id, own]) => ({
      name: own[0]?.teammate_name ?? id,
      detail: formatSpan(own.at(-1)?.year ?? 0, own[0]?.year ?? 0),
      path: teammatePath(driver, id),
      ahead: own.filter((race) => isAhead(race.driver_position, race.teammate_position)).length,
      team: sharedTeam(own[0]),
      behind: own.filter((race) => isAhead(race.teammate_position, race.driver_position)).length,
    }));
}

/** The team of a race that two shared. */
function sharedTeam(race: TeammateRecord | undefined): HolderTeam | null {
  if (race === undefined) return null;
  const [team] = teamsIn(race.team_name, race.year);
  return team?.id === undefined || team.id === null ? null : { id: team.id, year: race.year };
}

/** Whether the first place is better; never if the other is null. */
function isAhead(place: number | null, other: number | null): boolean {
  return place !== null && other !== null && place < other;
}
