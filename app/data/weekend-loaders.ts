import type { QueryClient } from "@tanstack/react-query";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { type CircuitId, firstSeason } from "#contract/ids.ts";
import type { SessionCode, ScoringSession } from "#contract/sessions.ts";
import { isClassified, type Weekend } from "#contract/weekend.ts";
import { practiceParam, practiceSession, type SinglePageSession } from "#app/reference/weekend-pages.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { circuitOutlineQuery, circuitProfileQuery } from "./circuits.queries.ts";
import { calendarQuery } from "./races.queries.ts";
import { seasonSoFarQuery } from "./home.queries.ts";
import type { RaceRef } from "./weekend.functions.ts";
import {
  weekendQuery,
  raceClassificationQuery,
  racePitStopsQuery,
  stintsQuery,
  teammateGapQuery,
} from "./weekend.queries.ts";
import type { ApiQuery, ApiResult } from "./api-query.ts";

/** The route parameters of a weekend. */
export type WeekendParams = { year: string; round: string };

/** The race of these route parameters, after `requireWeekend` has validated them. */
export function raceOf({ year, round }: WeekendParams): RaceRef {
  return { year: Number(year), round: Number(round) };
}

/**
 * Responds with 404 if the season has no such round, provided the archive answers within the deadline. A slow archive
 * must not delay the first byte: then the page is sent, and its heading says that there is no such round.
 *
 * @throws notFound with the requested year and round
 */
export async function requireWeekend(
  queryClient: QueryClient,
  params: WeekendParams,
): Promise<Weekend | null> {
  if (!isRound(params)) throw noWeekend(params);
  const facts = await withinDeadline(queryClient.fetchQuery(weekendQuery(raceOf(params))));
  if (facts === null || !facts.available) return null;
  if (facts.value === null) throw noWeekend(params);
  return facts.value;
}

/**
 * Prefetches what a weekend's pages show besides its sessions without delaying the page: once the weekend is there, the
 * circuit's outline is requested and streamed with the page, before the race what happened there in other years and how
 * the title fight stands, and who won a race whose results are not held.
 */
export async function prefetchAroundWeekend(queryClient: QueryClient, race: RaceRef): Promise<void> {
  const ask = async () => {
    const facts = await queryClient.fetchQuery(weekendQuery(race));
    if (!facts.available || facts.value === null) return;
    const { circuit_id, winner_team_id } = facts.value;
    await Promise.all([
      queryClient.prefetchQuery(circuitOutlineQuery(circuit_id)),
      ...(winner_team_id === null
        ? [prefetchCircuitPast(queryClient, circuit_id), queryClient.prefetchQuery(seasonSoFarQuery())]
        : []),
      // In the browser the page that needs it asks.
      ...(import.meta.env.SSR && winner_team_id !== null && !isClassified(facts.value, "R")
        ? [queryClient.prefetchQuery(calendarQuery(race.year))]
        : []),
    ]);
  };
  await withinDeadline(ask());
}

/** Prefetches what happened at a circuit, and the last race there, whose podium stands before the next one. */
async function prefetchCircuitPast(queryClient: QueryClient, circuitId: CircuitId): Promise<void> {
  const facts = await queryClient.fetchQuery(circuitProfileQuery(circuitId));
  const last = facts.available ? facts.value?.races.find(({ winner }) => winner !== null) : undefined;
  if (last === undefined) return;
  const { year, round } = last;
  await queryClient.prefetchQuery(raceClassificationQuery({ year, round }, "R"));
}

/** True for parameters that may be a round; nothing else is requested from the archive. */
function isRound({ year, round }: WeekendParams): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= firstSeason && /^[1-9]\d?$/.test(round);
}

function noWeekend({ year, round }: WeekendParams) {
  return notFound({ data: { year, round } });
}

/**
 * Responds with 404 for a session that the weekend did not have, like `requireWeekend`.
 *
 * @throws notFound with the requested session
 */
export async function requireSession(
  queryClient: QueryClient,
  params: WeekendParams,
  code: SessionCode,
): Promise<void> {
  const weekend = await requireWeekend(queryClient, params);
  if (weekend !== null && !hasSession(weekend, code)) throw notFound({ data: { session: code } });
}

/** True for a session of the weekend, past or scheduled. */
export function hasSession({ sessions }: Weekend, code: SessionCode): boolean {
  return sessions.some((session) => session.code === code);
}

// Fallbacks for sessions without imported timing. They are prefetched without delaying the page if the archive is slow.

/** Prefetches a session's stints, or the race's pit stops as a fallback. */
export async function prefetchStints(
  queryClient: QueryClient,
  race: RaceRef,
  session: ScoringSession,
): Promise<void> {
  const stints = stintsQuery({ ...race, session });
  await (session === "R"
    ? prefetchOr(queryClient, stints, racePitStopsQuery(race))
    : withinDeadline(queryClient.prefetchQuery(stints)));
}

/** Prefetches a document of a session's timing, or, in its place, the classification: it tells how the session went. */
export async function prefetchTimed<T>(
  queryClient: QueryClient,
  document: ApiQuery<T | null>,
  race: RaceRef,
  session: ScoringSession,
): Promise<void> {
  await prefetchOr(queryClient, document, raceClassificationQuery(race, session));
}

/** Prefetches a document of a session's timing, and what stands in its place if it was not imported. */
async function prefetchOr<Document, Instead>(
  queryClient: QueryClient,
  document: ApiQuery<Document | null>,
  instead: ApiQuery<Instead>,
): Promise<void> {
  const ask = async () => {
    if (wasNotImported(await queryClient.fetchQuery(document))) await queryClient.prefetchQuery(instead);
  };
  await withinDeadline(ask());
}

/** Prefetches the gaps between teammates lap by lap, and the classification: who retired, and the gaps at the flag. */
export async function prefetchGaps(
  queryClient: QueryClient,
  race: RaceRef,
  session: ScoringSession,
): Promise<void> {
  const ask = [
    queryClient.prefetchQuery(teammateGapQuery({ ...race, session })),
    queryClient.prefetchQuery(raceClassificationQuery(race, session)),
  ];
  await withinDeadline(Promise.all(ask));
}

function wasNotImported(facts: ApiResult<unknown>): boolean {
  return facts.available && facts.value === null;
}

/**
 * The session that an address under `practice/` names.
 *
 * @throws "not found" for what is no such session; a redirect (301) to small letters from any other case
 */
export function knownPractice(typed: string, { pathname, searchStr }: ParsedLocation): SinglePageSession {
  const session = practiceSession(typed);
  if (session === null) throw notFound();
  const canonical = practiceParam(session);
  if (canonical === typed) return session;
  const parts = pathname.split("/").map((part) => (part === typed ? canonical : part));
  throw redirect({ href: `${parts.join("/")}${searchStr}`, statusCode: 301 });
}
