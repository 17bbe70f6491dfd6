import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { racesWithResult } from "#app/features/circuits/circuit-texts.ts";
import { CountdownClock, nextSession, startsText } from "#app/features/next-race/race-start.tsx";
import { SessionTimes, ZoneLine } from "#app/features/races/when.tsx";
import { firstThree } from "#app/features/results/podium.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import { PlaceMark } from "#app/ui/places.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { instantOf } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import { cardButtonClass, missingCardClass, missingHeadingClass } from "./missing-card.tsx";
import { TitleFight } from "./title-fight.tsx";
import { EarlierRaces } from "./weekend-circuit.tsx";
import { sessionStart } from "./weekend-texts.ts";

type UpcomingSessionProps = {
  weekend: Weekend;
  session: SessionCode;
  /** What is missing so far, and until when. */
  status: { title: string; reason: string };
};

/** A session that has not begun: how long until it does, when all sessions of the weekend are, and what happened there before. */
export function UpcomingSession({ weekend, session, status }: UpcomingSessionProps) {
  const { year, round, race_name, sessions } = weekend;
  const next = valueOf(useSuspenseQuery(nextRaceQuery()).data);
  const presentMs = usePresentMs();
  const upNext = nextSession(sessions, presentMs)?.code;
  const isNext = next?.year === year && next.round === round;
  // Of a later weekend nothing is next yet.
  const marked = isNext ? upNext : undefined;
  const counted = countedSession(session, upNext);
  const at = sessionStart(weekend, counted);
  const start = instantOf(at.date_utc, at.time_utc);
  return (
    <>
      <section className={`weekend-upcoming ${missingCardClass}`}>
        <div className="wide:flex wide:gap-8">
          <div className="flex shrink-0 flex-col gap-4 wide:w-80">
            <h3 className={missingHeadingClass}>
              {startsText(counted === "R" ? race_name : sessionNames[counted], at)}
            </h3>
            {start === null ? null : <CountdownClock start={start} large />}
            <p className="text-pretty text-small text-soft" role="status">
              <b className="font-strong text-ink">{status.title}</b>. {status.reason}
            </p>
            <Link to="/calendar/" className={`self-start ${cardButtonClass}`}>
              Add to calendar
            </Link>
          </div>
          <Suspense>
            <LastPodium
              weekend={weekend}
              className="max-wide:hidden min-w-0 flex-1"
              isColumn
              headClass={missingHeadingClass}
            />
          </Suspense>
        </div>
        <div className="grid content-start gap-1.5 text-table [&_dd_span+span]:text-end">
          <h3 className={missingHeadingClass}>Sessions</h3>
          <ZoneLine races={sessions} />
          <SessionTimes sessions={sessions} next={marked} />
        </div>
      </section>
      <WithoutResults weekend={weekend} hasChances={isNext} isBesideSessions />
    </>
  );
}

type WithoutResultsProps = {
  weekend: Weekend;
  /** True where the title chances of the season count for this race. */
  hasChances: boolean;
  /** True where a wide screen has the last podium beside the sessions. */
  isBesideSessions?: boolean;
};

/**
 * What there is of a race without its results: how the season stands, and what happened there before. One boundary: the
 * sections appear together, so that none moves another, and the footer after them.
 */
export function WithoutResults({ weekend, hasChances, isBesideSessions = false }: WithoutResultsProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <WithoutScripts />
        </div>
      }
    >
      <LastPodium
        weekend={weekend}
        className={isBesideSessions ? "mt-7 wide:hidden" : "mt-7"}
        headClass={missingHeadingClass}
      />
      <TitleFight year={weekend.year} hasChances={hasChances} />
      <EarlierRaces weekend={weekend} />
    </Suspense>
  );
}

/**
 * The session that the clock counts down to: before a race the weekend's next one, as on the front page, since the
 * header counts down to the race already.
 *
 * @param upNext undefined if there is none
 */
export function countedSession(session: SessionCode, upNext: SessionCode | undefined): SessionCode {
  return session === "R" ? (upNext ?? session) : session;
}

/** The podium of the last race at the circuit: beside the sessions, or where there is no room for it above the winners. */
function LastPodium({ weekend, ...looks }: PodiumLooks & { weekend: Weekend }) {
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(weekend.circuit_id)).data);
  const [last] = racesWithResult(profile?.races ?? []);
  return last === undefined ? null : <PodiumOf year={last.year} round={last.round} {...looks} />;
}

type PodiumLooks = {
  className: string;
  headClass: string;
  /** True where the three stand below each other on a wide screen, too. */
  isColumn?: boolean;
};

function PodiumOf({ year, round, className, headClass, isColumn = false }: RaceRef & PodiumLooks) {
  const race = valueOf(useSuspenseQuery(raceClassificationQuery({ year, round }, "R")).data);
  const places = firstThree(race?.lines ?? []);
  if (places.length === 0) return null;
  return (
    <div className={`text-table ${className}`}>
      <h4 className={`mb-2 ${headClass}`}>
        <a href={raceResultsPath(year, round)}>Podium here in {year}</a>
      </h4>
      <ol className={isColumn ? "grid gap-1.5" : "grid gap-3 max-md:gap-1.5 md:grid-cols-3"}>
        {places.map(({ position, driver_id, driver_name, team_id, team_name }) => (
          <li
            key={driver_id}
            value={position}
            className={`team-band flex min-h-12 min-w-0 items-center gap-3 rounded-tile px-3 ${teamClass(team_id, year)}`}
          >
            <PlaceMark place={position}>{position}</PlaceMark>
            <span className="grid min-w-0">
              <a href={driverPath(driver_id)} className="truncate font-strong">
                {lastName(driver_name)}
              </a>
              <span className="truncate text-small text-soft">{team_name}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
