import {
  type Measure,
  type Question,
  questionSegment,
  readQuestion,
  type Subject,
} from "#contract/ask/question.ts";
import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiFind, apiGet } from "../upstream.server.ts";
import { type ValueInWords, valueInWords } from "./finding.ts";
import { type AskLine, askLines, type TeamByDriver, type WinningTeams, wonKey } from "./lines.ts";
import { careerTeam } from "#app/reference/team-colours.ts";

/** The teams in whose colours drivers are drawn; none where an answer is not about drivers. */
export function teamsFor({ of }: Question): Promise<TeamByDriver> {
  return of === "drivers" ? teamByDriver() : Promise.resolve(new Map());
}

/** The beginning of an answer, as a search shows it. */
export type AnswerStart = {
  sentence: string;
  /** How it counts, where more than one way is possible. */
  definitions: Array<string>;
  measure: Measure;
  order: Question["order"];
  of: Subject;
  lines: Array<AskLine>;
  /** The race of each line that is of one race, "1951/5"; null for other lines. */
  on: Array<string | null>;
  /** The first value in words; null where nobody is in the answer. */
  first: ValueInWords | null;
  total: number;
};

/** As many lines as a search shows. */
const startLines = 5;

/** The beginning of a question's answer; null while it cannot be had. */
export async function answerStart(text: string): Promise<AnswerStart | null> {
  const question = readQuestion(new URLSearchParams(text));
  try {
    const [answer, teams, winners] = await Promise.all([
      apiFind(endpoints.ask, questionSegment(question)),
      teamsFor(question),
      winnersFor(question),
    ]);
    if (answer === null) return null;
    const lines = askLines(question, answer.rows, teams, winners).slice(0, startLines);
    const [first] = lines;
    const { sentence, definitions, total } = answer;
    return {
      sentence,
      definitions,
      measure: question.measure,
      order: question.order,
      of: question.of,
      lines,
      on: answer.rows
        .slice(0, startLines)
        .map(({ races: [race, ...others] }) =>
          isOfOneRace(question) && others.length === 0 ? (race ?? null) : null,
        ),
      first: first === undefined ? null : valueInWords(question, first),
      total,
    };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The first and the last of somebody's results, and the only one, are races, of which a number alone says little. */
function isOfOneRace({ measure, session }: Question): boolean {
  return (measure === "first" || measure === "last" || measure === "count") && session === "race";
}

/** With which teams drivers won their races; none where an answer is not about wins, and while it is not known. */
export async function winnersFor({ of, what }: Question): Promise<WinningTeams> {
  if (of !== "drivers" || what !== "win") return new Map();
  const races = await apiGet(endpoints.recordRaces).catch(() => null);
  return new Map(
    (races?.races ?? []).flatMap(({ year, round, winner, co_winner, team }) =>
      [winner, co_winner]
        .filter((driver) => driver !== null)
        .map((driver) => [wonKey(driver, `${year}/${round}`), { id: team, year }] as const),
    ),
  );
}

/** The team in whose colour each driver is, in all of history as in the records; none while that is not known. */
export async function teamByDriver(): Promise<TeamByDriver> {
  const careers = await apiGet(endpoints.driverCareers).catch(() => []);
  return new Map(
    careers.flatMap((career) => {
      const team = careerTeam({ ...career, current: false });
      return team === null ? [] : [[career.driver_id, team] as const];
    }),
  );
}
