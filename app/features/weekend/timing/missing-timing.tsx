import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type ScoringSession, type SessionCode, sessionNames } from "#contract/sessions.ts";
import {
  type TimingDocument,
  firstLapSeason,
  firstTimedSeason,
  seasonWithoutLaps,
} from "#contract/timing/session.ts";
import { valueOf } from "#app/data/api-query.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { nearestTimedQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { useOpenPage, useRace, useWeekend } from "#app/features/weekend/layout/use-weekend.ts";
import { heldPagesOf, isPaged, type WeekendPage } from "#app/reference/weekend-pages.ts";
import { MissingCard, cardButtonClass } from "#app/features/weekend/layout/missing-card.tsx";
import { firstThree, Podium } from "#app/features/results/podium.tsx";
import { headlineFacts } from "#app/features/weekend/results/headline-facts.ts";
import { raceOpening } from "#app/features/weekend/race-laps/race-opening.ts";
import { RaceWinner } from "#app/features/weekend/results/results-not-held.tsx";
import { raceTimeText } from "#app/features/weekend/results/race-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { hasSessionNotStarted } from "#app/features/weekend/layout/weekend-texts.ts";
import { isClassified, type Weekend } from "#contract/weekend.ts";
import { LazyUpcomingSession } from "#app/features/weekend/layout/lazy-upcoming-session.tsx";

type MissingTimingProps = {
  session: SessionCode;
  document: TimingDocument;
  /** True for one line, where something else is shown below. */
  isCompact: boolean;
};

/** What of a session's timing is missing, why, and where to go. */
export function MissingTiming({ session, document, isCompact }: MissingTimingProps) {
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  const open = useOpenPage();
  if (!weekend.available || weekend.value === null) return null;
  const { title, reason } = missingTiming(weekend.value, session, document, presentMs);
  const isUpcoming = isToBegin(weekend.value, session, presentMs);
  // Without results there is nothing below.
  if (isCompact && isClassified(weekend.value, session))
    return (
      <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft" role="status">
        {`${title}. ${reason}`}
      </p>
    );
  if (isUpcoming)
    return <LazyUpcomingSession weekend={weekend.value} session={session} status={{ title, reason }} />;
  const isScored = session === "R" || session === "S";
  const links = (
    <>
      <ResultsLink weekend={weekend.value} session={session} />
      {open === undefined ? null : <NearestTimed page={open} document={document} />}
    </>
  );
  return isScored ? (
    <>
      <ScoredCard session={session} title={title} reason={reason}>
        {links}
      </ScoredCard>
      <ScoredFacts session={session} />
    </>
  ) : (
    <MissingCard title={title} reason={reason}>
      {links}
    </MissingCard>
  );
}

type ScoredCardProps = { session: ScoringSession; title: string; reason: string; children: ReactNode };

/** How a race or sprint went, as far as its classification tells, above what is missing. */
function ScoredCard({ session, title, reason, children }: ScoredCardProps) {
  const classification = valueOf(useSuspenseQuery(raceClassificationQuery(useRace(), session)).data);
  const opening = raceOpening({ lines: classification?.lines ?? [], story: noStory, positions: null });
  return (
    <MissingCard
      title={opening?.title ?? title}
      reason={
        opening === undefined ? (
          reason
        ) : (
          <>
            {opening.sentences.map((sentence) => `${sentence} `)}
            <b className="font-strong text-ink">{`${title}. `}</b>
            {reason}
          </>
        )
      }
      aside={<FirstThree session={session} />}
    >
      {children}
    </MissingCard>
  );
}

/** What nobody knows without laps. */
const noStory = { drivers: [], laps: 0, neutralisations: null, stops: [], cuts: [] };

/** A link to what the session has: its results. The tabs lead to the rest. */
function ResultsLink({ weekend, session }: { weekend: Weekend; session: SessionCode }) {
  const results = (isPaged(session) ? heldPagesOf(session, weekend) : []).find(
    ({ tab }) => tab === "Results",
  );
  if (results === undefined) return null;
  return (
    <Link
      to={results.to}
      params={{ year: String(weekend.year), round: String(weekend.round) }}
      className={`${cardButtonClass} filled`}
    >
      {`See the ${sessionNames[session].toLowerCase()} results`}
    </Link>
  );
}

/**
 * The same page of the nearest race that has what it shows: asked for by the browser, since few pages lack it. Its place
 * is kept, so that nothing below moves when the answer comes.
 */
function NearestTimed({ page, document }: { page: WeekendPage; document: TimingDocument }) {
  const { year, round } = useRace();
  const { data } = useQuery(nearestTimedQuery({ year, round, session: page.session }, document));
  const near = data?.available === true ? data.value : undefined;
  return (
    <p className="min-h-6 text-soft max-phone:min-h-12">
      {near === null
        ? `No other ${sessionNames[page.session].toLowerCase()} in this archive has ${contents[document]}.`
        : null}
      {near ? (
        <>
          <Link
            to={page.to}
            params={{ year: String(near.year), round: String(near.round) }}
            search={true}
            className="text-ink underline underline-offset-4"
          >{`${page.tab} of the ${near.year} ${near.race_name}`}</Link>
          {`, the nearest with ${contents[document]}`}
        </>
      ) : null}
    </p>
  );
}

/** Who came first, second and third; where the archive has no results, who won the race. */
function FirstThree({ session }: { session: ScoringSession }) {
  const race = useRace();
  const weekend = useWeekend();
  const { data } = useSuspenseQuery(raceClassificationQuery(race, session));
  const places = firstThree(valueOf(data)?.lines ?? []).map((line) => ({
    ...line,
    time_text: raceTimeText(line),
  }));
  if (places.length > 0)
    return <Podium places={places} year={race.year} label={session === "R" ? "Podium" : "First three"} />;
  // Of a race without a known winner the calendar is not asked for (`prefetchAroundWeekend`).
  return session === "R" && valueOf(weekend)?.winner_team_id ? <RaceWinner /> : null;
}

/** What is known of the race all the same, and where it gave half of the points; nothing where the archive has no results. */
function ScoredFacts({ session }: { session: ScoringSession }) {
  const race = useRace();
  const classification = valueOf(useSuspenseQuery(raceClassificationQuery(race, session)).data);
  if (classification === null || classification.lines.length === 0) return null;
  const { points_factor: factor, lines } = classification;
  const facts = headlineFacts(classification).map(({ teamId, label, value, detail, mark }) => ({
    label,
    value,
    detail,
    ...(mark === undefined ? {} : { mark }),
    className: teamClass(teamId, race.year),
  }));
  const half = {
    label: "Points",
    value: factor === 0.5 ? "Half" : `× ${factor}`,
    detail: `${lines[0]?.points} for the win`,
    className: "",
  };
  return (
    <div className="mt-9">
      {/* Six stand in a row: where points are worth a word, who was not classified goes. */}
      <FactTiles tiles={factor === 1 ? facts : [...facts.slice(0, -1), half]} />
    </div>
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
  if (isToBegin(weekend, code, presentMs))
    return {
      title: `This ${session} has not been run yet`,
      reason: `Its ${what} follow after the session, where they are recorded.`,
    };
  const title = `No ${what} for this ${session}`;
  const isOfLaps = lapDocuments.has(document);
  const first = isOfLaps ? firstLapSeason : firstTimedSeason;
  if (weekend.year < first) return { title, reason: `They are available from ${first} on.` };
  if (weekend.year === seasonWithoutLaps)
    return { title, reason: `They are available from ${first} on, but not for ${weekend.year}.` };
  const timed = weekend.timing.find((each) => each.session === code);
  if (timed !== undefined) return { title, reason: `Its recording has none (${timed.source}).` };
  if (weekend.sessions.some((each) => each.code === code && !each.classified))
    return { title, reason: "Its results are not in this archive yet either." };
  const sessions = code === "R" ? "races" : "sessions";
  return { title, reason: `Only some ${sessions} since ${first} have them so far.` };
}

/** True for a session that has no classification and has not begun. */
function isToBegin(weekend: Weekend, code: SessionCode, presentMs: number): boolean {
  const session = weekend.sessions.find((each) => each.code === code);
  return session?.classified === false && hasSessionNotStarted(weekend, code, presentMs);
}
