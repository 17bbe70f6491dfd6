import type { InferOutput } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import type { freshness } from "#contract/freshness.ts";
import type { HeldTiming } from "#contract/archive.ts";
import { type ParameterName, parameterNames } from "#contract/parameters.ts";
import type { Schema } from "./cache/read-answer.ts";
import { calendarSeasons, newestFirst } from "./calendar-seasons.ts";
import { within } from "#app/platform/deadline.ts";

/** An endpoint without parameters. */
type ListEndpoint<TSchema extends Schema> = {
  pattern: string;
  path: () => string;
  answer: TSchema;
  freshness: keyof typeof freshness;
};

/** Fetches a list from the data API; null if it is unavailable. */
type AskList = <TSchema extends Schema>(list: ListEndpoint<TSchema>) => Promise<InferOutput<TSchema> | null>;

/**
 * Whether the archive may contain what a data API path refers to.
 *
 * @param pattern of an endpoint (contract/endpoints.ts)
 * @param values of the pattern's parameters, in order
 * @param waitMs how long to wait for the current list if the last one does not contain a name, in milliseconds; 250 by
 *   default. By default nothing waits for the very first list
 */
type MayExist = (pattern: string, values: ReadonlyArray<unknown>, waitMs?: number) => Promise<boolean>;

const usualWaitMs = 250;

/**
 * Clients can make up any number of drivers, teams, circuits, seasons and races. Names that are not in the data API's
 * own lists are neither requested nor cached.
 *
 * Existing names never wait: a name in the list read last passes at once, and before the first list has been read all
 * names pass. They also pass while a list is unavailable. A session missing from the timing list was not imported,
 * which can therefore be told even while the API fails.
 */
export function createMayExist(askList: AskList): MayExist {
  const lists = createLists(askList);
  const lastRead = new Map<ListName, ReadonlySet<string>>();

  async function read(list: ListName): Promise<ReadonlySet<string> | null> {
    const known = await lists[list]();
    if (known !== null) lastRead.set(list, known);
    return known;
  }

  async function isIn(list: ListName, value: string, waitMs: number | undefined): Promise<boolean> {
    const last = lastRead.get(list);
    if (last?.has(value)) return true;
    const reading = read(list).catch(() => null);
    if (last === undefined && waitMs === undefined) return true;
    const known = await within(waitMs ?? usualWaitMs, reading);
    return known === null || known.has(value);
  }

  return async function mayExist(pattern, values, waitMs) {
    const names = parameterNames(pattern);
    const isRound = names.includes("round");
    const checks = await Promise.all(
      names.map(async (name, index) => {
        if (name === "document") return isIn("timings", values.join("/"), waitMs);
        if (name === "round") return isIn("races", values.slice(0, index + 1).join("/"), waitMs);
        const list = name === "year" && isRound ? undefined : listOf[name];
        return list === undefined || isIn(list, String(values[index]), waitMs);
      }),
    );
    return checks.every(Boolean);
  };
}

type ListName = "drivers" | "teams" | "circuits" | "races" | "seasons" | "timings";

/** The list that contains a parameter's values. Session codes and documents are checked by the schema. */
const listOf: { [Name in ParameterName]?: ListName } = {
  driverId: "drivers",
  otherDriverId: "drivers",
  teamId: "teams",
  otherTeamId: "teams",
  circuitId: "circuits",
  year: "seasons",
};

/** Reads the lists; null for one that is unavailable. */
function createLists(askList: AskList): Record<ListName, () => Promise<ReadonlySet<string> | null>> {
  return {
    drivers: async () => valuesIn(await askList(endpoints.drivers), ({ driver_id }) => driver_id),
    teams: async () => valuesIn(await askList(endpoints.teams), ({ team_id }) => team_id),
    circuits: async () => valuesIn(await askList(endpoints.circuits), ({ circuit_id }) => circuit_id),
    races: async () => valuesIn(await askList(endpoints.heldRaces), ({ year, round }) => `${year}/${round}`),
    async timings() {
      const timings = await askList(endpoints.heldTiming);
      return timings === null ? null : documentsIn(timings);
    },
    async seasons() {
      const info = await askList(endpoints.archive);
      const seasons = info === null ? null : calendarSeasons(info);
      return seasons === null ? null : new Set(newestFirst(seasons).map(String));
    },
  };
}

/** A set per list object of the data cache, built once. */
const setByList = new WeakMap<object, ReadonlySet<string>>();

function setOf(list: object, values: () => Iterable<string>): ReadonlySet<string> {
  const known = setByList.get(list) ?? new Set(values());
  setByList.set(list, known);
  return known;
}

/** Null for an empty list, which cannot be right. */
function valuesIn<Row>(
  rows: ReadonlyArray<Row> | null,
  valueOf: (row: Row) => string,
): ReadonlySet<string> | null {
  return rows === null || rows.length === 0 ? null : setOf(rows, () => rows.map(valueOf));
}

function documentsIn(timings: ReadonlyArray<HeldTiming>): ReadonlySet<string> {
  return setOf(timings, () =>
    timings.flatMap(({ year, round, session, documents }) =>
      documents.map((document) => [year, round, session, document].join("/")),
    ),
  );
}
