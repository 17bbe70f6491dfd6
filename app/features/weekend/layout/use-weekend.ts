import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession, SessionCode } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import { type ApiResult, valueOf } from "#app/data/api-query.ts";
import { raceOf } from "#app/data/weekend-loaders.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { raceClassificationQuery, weekendQuery } from "#app/data/weekend.queries.ts";
import { practiceSession, type WeekendPage, weekendPages } from "#app/reference/weekend-pages.ts";

/** The race that the address names. */
export function useRace(): RaceRef {
  const { year, round } = useParams({ from: "/race/$year/$round" });
  return useMemo(() => raceOf({ year, round }), [year, round]);
}

/** What is known of the weekend that the address names; null for a round that its season does not have. */
export function useWeekend(): ApiResult<Weekend | null> {
  return useSuspenseQuery(weekendQuery(useRace())).data;
}

/** By driver, the classified place or the word for none: "1", "DNF"; empty where they are not known. */
export function useResultTexts(session: ScoringSession): ReadonlyMap<string, string> {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), session));
  return useMemo(
    () => new Map(valueOf(data)?.lines.map(({ driver_id, position_text }) => [driver_id, position_text])),
    [data],
  );
}

/** The page that is open; undefined for one of those that have no list of their own. */
export function useOpenPage(): WeekendPage | undefined {
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
  return weekendPages.find(({ to }) => to === route);
}

/** The session whose page is open. */
export function useOpenSession(): SessionCode | null {
  const { session = "" } = useParams({ strict: false });
  return useOpenPage()?.session ?? practiceSession(session);
}
