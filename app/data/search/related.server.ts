import { circuitPath, driverPath, teammatePath, teamPath } from "#app/text/page-paths.ts";
import { type QuestionSearch, searchText } from "#contract/ask/address.ts";
import { type Question, QuestionError, questionText, readQuestion } from "#contract/ask/question.ts";
import { questionSentence } from "#contract/ask/sentence.ts";
import { endpoints } from "#contract/endpoints.ts";
import { formatSpan } from "#app/text/format.ts";
import { apiGet } from "../upstream.server.ts";
import type { NameSearch } from "./name-search.ts";
import { nameOf } from "./read-words.ts";

/** A way on from an answer. */
export type RelatedLink = { name: string; detail: string; path: string };

/** Ways on from an answer: the pages of who and what it names, other questions, and the teammates of its one driver. */
export type Related = {
  pages: Array<RelatedLink>;
  questions: Array<RelatedLink>;
  teammates: Array<RelatedLink>;
};

const mostTeammates = 8;

/** What leads on from a question. @throws ApiError when the data API gives no index */
export async function relatedTo(text: string, search: NameSearch): Promise<Related> {
  const question = readQuestion(new URLSearchParams(text));
  const [driver, ...others] = question.driver ?? [];
  return {
    pages: pagesOf(question, search),
    questions: questionsNear(question, text, search),
    teammates: driver === undefined || others.length > 0 ? [] : await teammatesOf(driver),
  };
}

function pagesOf({ driver = [], team = [], circuit = [] }: Question, search: NameSearch): Array<RelatedLink> {
  const page = (kind: "driver" | "team" | "circuit", id: string, path: string, detail: string) => {
    const name = search.nameOf(kind, id);
    return name === null ? [] : [{ name, detail, path }];
  };
  return [
    ...driver.flatMap((id) => [
      ...page("driver", id, driverPath(id), "Results and career"),
      ...page("driver", id, `/driver/${id}/qualifying`, "Qualifying"),
    ]),
    ...team.flatMap((id) => page("team", id, teamPath(id), "Results and drivers")),
    ...circuit.flatMap((id) => page("circuit", id, circuitPath(id), "Races and records")),
  ];
}

/** The same by season and by circuit, other results of the same one, and everybody's. */
function questionsNear({ of, what, driver, team }: Question, text: string, search: NameSearch) {
  const isOfOne = (of === "drivers" ? driver : of === "teams" ? team : undefined)?.length === 1;
  const changes = [
    { per: "season" },
    { per: "circuit" },
    ...(isOfOne
      ? [
          ...["win", "podium", "pole", "fastest_lap"].flatMap((event) =>
            event === what ? [] : [{ what: event }],
          ),
          { driver: "", team: "" },
        ]
      : [
          { measure: "rate", min_starts: "50" },
          { measure: "streak" },
          { of: of === "teams" ? "drivers" : "teams" },
        ]),
  ] satisfies ReadonlyArray<QuestionSearch>;
  return changes.flatMap((change): Array<RelatedLink> => {
    const changed = { ...Object.fromEntries(new URLSearchParams(text)), ...change };
    const asked = questionAt(changed);
    if (asked === null) return [];
    const address = questionText(asked);
    if (address === text) return [];
    const sentence = questionSentence(asked, (kind, id) => nameOf(search, kind, id));
    return [
      { name: sentence.replace(/\.$/, ""), detail: "", path: `/ask/${address === "" ? "" : `?${address}`}` },
    ];
  });
}

/** A question with these parameters; null where they do not go together. */
function questionAt(parameters: QuestionSearch): Question | null {
  try {
    return readQuestion(new URLSearchParams(searchText(parameters)));
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

/** With whom a driver shared a team, the latest first. */
async function teammatesOf(driver: string): Promise<Array<RelatedLink>> {
  const { drivers, teammates } = await apiGet(endpoints.search);
  const at = drivers.findIndex(([id]) => id === driver);
  const pairs = teammates
    .filter(([one, other]) => one === at || other === at)
    .map(([one, other, from, to]) => ({ mate: one === at ? other : one, from, to }));
  return [...Map.groupBy(pairs, ({ mate }) => mate)]
    .map(([mate, years]) => ({
      mate: drivers[mate],
      from: Math.min(...years.map(({ from }) => from)),
      to: Math.max(...years.map(({ to }) => to)),
    }))
    .toSorted((one, other) => other.to - one.to || other.from - one.from)
    .slice(0, mostTeammates)
    .flatMap(({ mate, from, to }) =>
      mate === undefined
        ? []
        : [
            {
              name: mate[1],
              detail: formatSpan(from, to),
              path: teammatePath(driver, mate[0]),
            },
          ],
    );
}
