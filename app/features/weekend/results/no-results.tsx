import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { isLater } from "#contract/races.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { nearestCovered } from "#app/data/nearest-covered.ts";
import { coverageOf } from "#app/features/coverage/coverage.tsx";
import { missingText } from "#app/features/races/races-texts.ts";
import { Link } from "@tanstack/react-router";
import { circuitPath } from "#app/text/page-paths.ts";
import { MissingCard, cardButtonClass } from "../layout/missing-card.tsx";
import { hasSessionNotStarted } from "../layout/weekend-texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { useRace, useWeekend } from "../layout/use-weekend.ts";
import { ResultsNotHeld } from "./results-not-held.tsx";
import type { DetailKind } from "#contract/archive.ts";
import { LazyUpcomingSession, LazyWithoutResults } from "../layout/lazy-upcoming-session.tsx";

/**
 * What stands in place of a session's results: when it takes place, that the archive does not have them, or that
 * nobody recorded any.
 */
export function NoResults({ session }: { session: SessionCode }) {
  const presentMs = usePresentMs();
  const { year } = useRace();
  const data = useWeekend();
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const weekend = data.available ? data.value : null;
  if (weekend !== null && hasSessionNotStarted(weekend, session, presentMs))
    return (
      <LazyUpcomingSession
        weekend={weekend}
        session={session}
        status={{
          title: "No results yet",
          reason: "They appear here once they are published.",
        }}
      />
    );
  if (!archive.available) return <EmptyNote>No results available.</EmptyNote>;
  const coverage = coverageOf(archive.value, { from: year, to: year }, detailOf(session));
  if (coverage.of === "none")
    return (
      <ResultsNotHeld
        session={session}
        nearest={nearestCovered(archive.value, year, detailOf(session))}
        weekend={weekend}
      />
    );
  const { last_race } = archive.value;
  if (last_race !== null && weekend !== null && isLater(weekend, last_race))
    return (
      <>
        <MissingCard
          title={`No ${sessionNames[session].toLowerCase()} results yet`}
          reason={`${missingText(year, last_race)}.`}
        >
          <p className="flex flex-wrap gap-2">
            <Link
              to="/race/$year/$round/race/results"
              params={{ year: String(last_race.year), round: String(last_race.round) }}
              className={`${cardButtonClass} filled`}
            >
              See the latest race results
            </Link>
            <a href={circuitPath(weekend.circuit_id)} className={cardButtonClass}>
              {weekend.circuit_name}
            </a>
          </p>
        </MissingCard>
        <Suspense>
          <LazyWithoutResults weekend={weekend} hasChances={false} />
        </Suspense>
      </>
    );
  return <EmptyNote>No classification of this session is on record.</EmptyNote>;
}

const details: Partial<Record<SessionCode, DetailKind>> = {
  R: "race",
  S: "sprint",
  SQ: "sprint_qualifying",
  Q: "qualifying",
  PQ: "qualifying",
  Q1D: "qualifying",
  Q2D: "qualifying",
};

/** As which kind of detail an archive counts a session's classification. */
function detailOf(code: SessionCode): DetailKind {
  return details[code] ?? "practice";
}
