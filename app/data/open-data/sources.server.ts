import type { GenericSchema } from "valibot";
import { type AnsweredPath, answers } from "#contract/answers.ts";
import { freshness } from "#contract/freshness.ts";
import { apiFind } from "../upstream.server.ts";
import { answerRecord, answerSearch, foundRows, recordRows } from "./computed.server.ts";
import type { EndpointPath } from "./endpoints.ts";
import type { Matched } from "./match.ts";
import { missing } from "./refusal.ts";

type Freshness = keyof typeof freshness;

/** An answer before it has a form; its value is null when there is no such thing. */
type OpenAnswer = { value: unknown; schema: GenericSchema };

/** Where an endpoint's answers come from. */
export type Source = {
  /** What an answer may look like: one of these. */
  schemas: ReadonlyArray<GenericSchema>;
  /** How long an answer holds (contract/freshness.ts). */
  freshness: Freshness;
  answer: (matched: Matched, query: URLSearchParams) => Promise<OpenAnswer>;
};

/** What the site works out itself. */
const workedOut = {
  "/records": computed(recordRows, answerRecord),
  "/search": computed(foundRows, answerSearch),
};

/** How long the other answers hold: those that the data API gives on the same path. */
const freshnessOf = {
  "/archive": "reference",
  "/drivers": "reference",
  "/drivers/overview": "reference",
  "/drivers/{driverId}": "driverProfile",
  "/drivers/{driverId}/results": "driverResults",
  "/drivers/{driverId}/championship-data": "driverChampionship",
  "/drivers/{driverId}/races": "driverResults",
  "/drivers/{driverId}/qualifying": "driverResults",
  "/drivers/{driverId}/circuits": "driverResults",
  "/drivers/{driverId}/against/{otherId}": "teammates",
  "/drivers/{driverId}/race/teammate-data": "teammates",
  "/drivers/{driverId}/race/teammate-data-finished": "teammates",
  "/teams": "reference",
  "/teams/{teamId}": "teamProfile",
  "/teams/{teamId}/results": "teamResults",
  "/teams/{teamId}/championship-data": "teamChampionship",
  "/teams/{teamId}/seasons": "teamChampionship",
  "/teams/{teamId}/circuits": "teamResults",
  "/teams/{teamId}/against/{otherId}": "teamResults",
  "/championships/{year}/driver/overview": "standings",
  "/championships/{year}/driver/points": "standings",
  "/championships/{year}/driver/details": "standings",
  "/championships/{year}/driver/race-details": "standings",
  "/championships/{year}/constructor/overview": "standings",
  "/championships/{year}/constructor/round": "standings",
  "/championships/{year}/qualifying/championship": "standings",
  "/championships/{year}/qualifying/teammate-head-to-head": "standings",
  "/races": "reference",
  "/races/nextRace": "nextRace",
  "/races/lastRace": "lastRace",
  "/races/{year}": "calendar",
  "/races/{year}/{round}": "weekend",
  "/races/{year}/{round}/results/{session}": "weekend",
  "/races/{year}/{round}/progression": "weekend",
  "/races/{year}/{round}/pit-stops": "weekend",
  "/races/{year}/{round}/timing/{session}/{document}": "weekend",
  "/timing": "reference",
  "/circuits": "reference",
  "/circuits/{circuitId}": "reference",
} satisfies Record<Exclude<EndpointPath, keyof typeof workedOut>, Freshness>;

/** Where an endpoint's answers come from. */
export function sourceOf(path: EndpointPath): Source {
  if (path === "/records" || path === "/search") return workedOut[path];
  return same(`/api${path}`, freshnessOf[path]);
}

/** What the data API answers, as it is. */
function same(pattern: AnsweredPath, name: Freshness): Source {
  const { schemas, schemaFor } = answers[pattern];
  return {
    schemas,
    freshness: name,
    answer: async ({ path, params }) => {
      const schema = schemaFor(params);
      if (schema === undefined) throw missing("There is nothing of this name.");
      return { schema, value: await apiFind(`/api${path}`, schema, freshness[name]) };
    },
  };
}

function computed(schema: GenericSchema, compute: (query: URLSearchParams) => Promise<unknown>): Source {
  return {
    schemas: [schema],
    freshness: "reference",
    answer: async (_, query) => ({ schema, value: await compute(query) }),
  };
}
