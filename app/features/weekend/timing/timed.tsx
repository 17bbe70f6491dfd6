import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ScoringSession, type SessionCode, sessionNames } from "#contract/sessions.ts";
import { type TimingDocument, firstLapSeason, firstTimedSeason } from "#contract/timing/session.ts";
import { type ApiResult, valueOf } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { nearestTimedQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { useOpenPage, useRace, useWeekend } from "#app/features/weekend/layout/use-weekend.ts";
import { heldPagesOf, isPaged, pagesOf, type WeekendPage } from "#app/reference/weekend-pages.ts";
import {
  MissingCard,
  SessionsAhead,
  wayClass,
  WaysBefore,
} from "#app/features/weekend/layout/missing-card.tsx";
import { firstThree, Podium } from "#app/features/results/podium.tsx";
import { isAhead } from "#contract/races.ts";
import type { Weekend } from "#contract/weekend.ts";

type MissingTimingProps = Pick<TimedProps<unknown>, "session" | "document" | "instead">;

/** What of a session's timing is missing, why, and where to go; one line above what stands in for it. */
function MissingTiming({ session, document, instead }: MissingTimingProps) {
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  const open = useOpenPage();
  if (!weekend.available || weekend.value === null) return null;
  const { title, reason } = missingTiming(weekend.value, session, document, presentMs);
  const isToCome = isSessionAhead(weekend.value, session, presentMs);
  if (instead !== undefined && !isToCome)
    return (
      <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft" role="status">
        {`${title}. ${reason}`}
      </p>
    );
  return (
    <MissingCard
      title={title}
      reason={reason}
      aside={
        isToCome ? (
          <SessionsAhead weekend={weekend.value} />
        ) : session === "R" || session === "S" ? (
          <FirstThree session={session} />
        ) : null
      }
    >
      {isToCome ? (
        <WaysBefore weekend={weekend.value} />
      ) : (
        <HeldWays weekend={weekend.value} session={session} open={open} />
      )}
      {open === undefined ? null : <NearestTimed page={open} document={document} />}
    </MissingCard>
  );
}

type HeldWaysProps = { weekend: Weekend; session: SessionCode; open: WeekendPage | undefined };

/** The pages that the session has, its results first, and the results of qualifying. */
function HeldWays({ weekend, session, open }: HeldWaysProps) {
  const params = { year: String(weekend.year), round: String(weekend.round) };
  const pages = (isPaged(session) ? heldPagesOf(session, weekend) : []).filter((page) => page !== open);
  const results = pages.find(({ tab }) => tab === "Results");
  const others = [
    ...pages.filter((page) => page !== results),
    ...(session === "R" && hasClassified(weekend, "Q") ? pagesOf("Q").slice(0, 1) : []),
  ];
  return (
    <p className="flex flex-wrap gap-2">
      {results === undefined ? null : (
        <Link to={results.to} params={params} className={`${wayClass} filled`}>
          {`See the ${sessionNames[session].toLowerCase()} results`}
        </Link>
      )}
      {others.map((page) => (
        <Link key={page.to} to={page.to} params={params} className={wayClass}>
          {page.session === session ? page.tab : page.title}
        </Link>
      ))}
    </p>
  );
}

function hasClassified({ sessions }: Weekend, code: SessionCode): boolean {
  return sessions.some((session) => session.code === code && session.classified);
}

/**
 * The same page of the nearest race that has what it shows: asked for by the browser, since few pages lack it. Its place
 * is kept until then.
 */
function NearestTimed({ page, document }: { page: WeekendPage; document: TimingDocument }) {
  const { year, round } = useRace();
  const { data } = useQuery(nearestTimedQuery({ year, round, session: page.session }, document));
  const near = data?.available === true ? data.value : null;
  return (
    <p className="min-h-6 text-soft max-phone:min-h-12">
      {near === null ? null : (
        <>
          <Link
            to={page.to}
            params={{ year: String(near.year), round: String(near.round) }}
            search={true}
            className="text-ink underline underline-offset-4"
          >{`${page.tab} of the ${near.year} ${near.race_name}`}</Link>
          {`, the nearest with ${contents[document]}`}
        </>
      )}
    </p>
  );
}

/** Who came first, second and third; nothing where no results are held. */
function FirstThree({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(raceClassificationQuery(race, session));
  const places = firstThree(valueOf(data)?.lines ?? []);
  return places.length === 0 ? null : (
    <Podium places={places} year={race.year} label={session === "R" ? "Podium" : "First three"} />
  );
}

/** The data behind each document, in a reader's words. */
const contents: Readonly<Record<TimingDocument, string>> = {
  stints: "tyre data",
  "teammate-gap": "lap times",
  "lap-positions": "lap times",
  laps: "lap times",
  pace: "lap times",
  story: "lap times",
  "stops-and-places": "lap times",
  dominance: "car positions",
  outline: "car positions",
  "ideal-sectors": "sector times",
  "top-speed": "speed trap readings",
  "fastest-laps": "lap times",
  "speed-traces": "car speeds",
};

/** The documents that are made of a race's laps alone, which other sources have too. */
const lapDocuments: ReadonlySet<TimingDocument> = new Set([
  "stints",
  "teammate-gap",
  "lap-positions",
  "laps",
  "pace",
  "story",
  "stops-and-places",
]);

/**
 * Says that a session has no such document, and why: never recorded, not run yet, not in its recording, or not imported.
 *
 * @param presentMs milliseconds since the epoch
 */
export function missingTiming(
  weekend: Weekend,
  code: SessionCode,
  document: TimingDocument,
  presentMs: number,
): { title: string; reason: string } {
  const what = contents[document];
  const session = sessionNames[code].toLowerCase();
  if (isSessionAhead(weekend, code, presentMs))
    return {
      title: `This ${session} has not been run yet`,
      reason: `Its ${what} follow a few hours later.`,
    };
  const title = `No ${what} for this ${session}`;
  const isOfLaps = lapDocuments.has(document);
  const first = isOfLaps ? firstLapSeason : firstTimedSeason;
  if (weekend.year < first) return { title, reason: `They are available from ${first} on.` };
  if (weekend.year === 2019)
    return { title, reason: `They are available from ${first} on, but not for ${weekend.year}.` };
  const timed = weekend.timing.find((each) => each.session === code);
  if (timed !== undefined) return { title, reason: `Its recording has none (${timed.source}).` };
  const sessions = code === "R" ? "races" : "sessions";
  return { title, reason: `Only some ${sessions} since ${first} have them so far.` };
}

/** True for a session that has no classification and has not begun. */
function isSessionAhead(weekend: Weekend, code: SessionCode, presentMs: number): boolean {
  const session = weekend.sessions.find((each) => each.code === code);
  if (session === undefined || session.classified) return false;
  return isAhead({ date_utc: session.date_utc ?? weekend.date_utc, time_utc: session.time_utc }, presentMs);
}

/** The sessions whose laps are looked at one by one. */
export type QualifyingSession = "Q" | "SQ";

type TimedProps<T> = {
  facts: ApiResult<T | null>;
  session: SessionCode;
  document: TimingDocument;
  /** What else can be shown, below the note that says what is missing. */
  instead?: ReactNode;
  children: (value: T) => ReactNode;
};

/** Tells apart a document of a session's timing that is there, one that is missing, and one that could not be had. */
export function Timed<T>({ facts, session, document, instead, children }: TimedProps<T>) {
  if (!facts.available) return <EmptyNote>No timing available.</EmptyNote>;
  if (facts.value !== null) return children(facts.value);
  return (
    <>
      <MissingTiming session={session} document={document} instead={instead} />
      {instead}
    </>
  );
}
