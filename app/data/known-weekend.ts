import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { firstSeason } from "#contract/ids.ts";
import type { SessionCode, ScoringSession } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { circuitOutlineQuery } from "./circuits.queries.ts";
import type { RaceRef } from "./weekend.functions.ts";
import { weekendQuery, raceClassificationQuery, racePitStopsQuery } from "./weekend.queries.ts";
import type { ApiResult } from "./api-query.ts";
import { stintsQuery, teammateGapQuery } from "./timing.queries.ts";

/** A weekend as the parameters of a route have it. */
export type WeekendParams = { year: string; round: string };

/** The race that the parameters of a route name, once `knownWeekend` has let them pass. */
export function raceOf({ year, round }: WeekendParams): RaceRef {
  return { year: Number(year), round: Number(round) };
}

/**
 * Makes an address that names no round of a season a page with status 404, when the archive answers promptly. A slow
 * archive must not hold back the first byte: then the page begins, and its heading says that there is no such round.
 *
 * @throws "not found" with the year and the round that were asked for
 */
export async function knownWeekend(queryClient: QueryClient, params: WeekendParams): Promise<Weekend | null> {
  if (!isRound(params)) throw noWeekend(params);
  const facts = await withinDeadline(queryClient.fetchQuery(weekendQuery(raceOf(params))));
  if (facts === null || !facts.available) return null;
  if (facts.value === null) throw noWeekend(params);
  return facts.value;
}

/**
 * Asks for the outline of the circuit of a weekend. A slow archive holds nothing back: once the weekend is there the
 * outline is asked for, and the page knows that it is on its way.
 */
export async function askForWeekendOutline(queryClient: QueryClient, race: RaceRef): Promise<void> {
  const ask = async () => {
    const facts = await queryClient.fetchQuery(weekendQuery(race));
    if (facts.available && facts.value !== null)
      await queryClient.prefetchQuery(circuitOutlineQuery(facts.value.circuit_id));
  };
  await withinDeadline(ask());
}

/** True for parameters that may name a round: the archive is asked for nothing else. */
function isRound({ year, round }: WeekendParams): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= firstSeason && /^[1-9]\d?$/.test(round);
}

function noWeekend({ year, round }: WeekendParams) {
  return notFound({ data: { year, round } });
}

/**
 * Makes a session that the weekend did not have a page with status 404, like `knownWeekend`.
 *
 * @throws "not found" with the session that was asked for
 */
export async function knownSession(
  queryClient: QueryClient,
  params: WeekendParams,
  code: SessionCode,
): Promise<void> {
  const weekend = await knownWeekend(queryClient, params);
  if (weekend !== null && !hasSession(weekend, code)) throw notFound({ data: { session: code } });
}

/** True for a session that the weekend had or will have. */
export function hasSession({ sessions }: Weekend, code: SessionCode): boolean {
  return sessions.some((session) => session.code === code);
}

// What is asked for instead where the timing of a session was not imported. A slow archive holds nothing back: the
// page then begins without.

/** Asks for the stints of a session, or for what else says something about them: the pit stops of a race. */
export async function askForStints(
  queryClient: QueryClient,
  race: RaceRef,
  session: ScoringSession,
): Promise<void> {
  const ask = async () => {
    const stints = await queryClient.fetchQuery(stintsQuery({ ...race, session }));
    if (session === "R" && wasNotImported(stints)) await queryClient.prefetchQuery(racePitStopsQuery(race));
  };
  await withinDeadline(ask());
}

/** Asks for the gaps between teammates lap by lap, or for the classification that has them at the flag. */
export async function askForGaps(
  queryClient: QueryClient,
  race: RaceRef,
  session: ScoringSession,
): Promise<void> {
  const ask = async () => {
    const gaps = await queryClient.fetchQuery(teammateGapQuery({ ...race, session }));
    if (wasNotImported(gaps)) await queryClient.prefetchQuery(raceClassificationQuery(race, session));
  };
  await withinDeadline(ask());
}

function wasNotImported(facts: ApiResult<unknown>): boolean {
  return facts.available && facts.value === null;
}
