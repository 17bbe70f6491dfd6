import type { QueryClient } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import type { ApiResult } from "./api-query.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { stintsQuery, teammateGapQuery } from "./timing.queries.ts";
import type { RaceRef } from "./weekend.functions.ts";
import { raceClassificationQuery, racePitStopsQuery } from "./weekend.queries.ts";

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
