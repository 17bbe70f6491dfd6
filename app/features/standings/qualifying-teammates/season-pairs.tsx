import { useSuspenseQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useMemo } from "react";
import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { sessionNames } from "#contract/sessions.ts";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { hasSprintQualifying, type Pair, type PairDriver, pairsIn } from "./pairs.ts";
import type { SeasonTeammatesSearch } from "#app/features/standings/standings-search.ts";
import { formatCount, formatGap } from "#app/text/format.ts";
import { driverLink } from "./head-to-head-table.tsx";

type SeasonPairsProps = {
  year: number;
  search: SeasonTeammatesSearch;
  children: (pairs: Array<Pair>, session: PairSession[1], answer: QualifyingTeammates) => ReactNode;
};

/** The pairs of teammates of a season, in the kind of session that the address names, under its controls. */
export function SeasonPairs({ year, search, children }: SeasonPairsProps) {
  const { data } = useSuspenseQuery(qualifyingTeammatesQuery(year));
  return (
    <SeasonFacts year={year} facts={data} detail="qualifying" isEmpty={({ teams }) => teams.length === 0}>
      {(answer) => (
        <Pairs answer={answer} search={search}>
          {children}
        </Pairs>
      )}
    </SeasonFacts>
  );
}

type PairsProps = Omit<SeasonPairsProps, "year"> & { answer: QualifyingTeammates };

function Pairs({ answer, search, children }: PairsProps) {
  const inSprints = hasSprintQualifying(answer);
  // A season without sprint qualifying has nothing to show of what was chosen in one with.
  const session = inSprints ? (search.session ?? "Q") : "Q";
  const { listed, makes } = useMemo(() => withoutCustomers(session, answer), [session, answer]);
  const pairs = useMemo(() => pairsIn(session, listed), [session, listed]);
  return (
    <>
      {inSprints ? (
        <div className="mt-3 mb-2">
          <ViewLinks label="Session" items={sessionLinks(search)} />
        </div>
      ) : null}
      {pairs.length === 0 ? (
        <EmptyNote>No teammates met in this kind of session.</EmptyNote>
      ) : (
        <>
          {children(pairs, session, answer)}
          <LeftOut pairs={pairs} />
          <CustomerMakes makes={makes} />
        </>
      )}
    </>
  );
}

function sessionLinks(search: SeasonTeammatesSearch): Array<ViewLinkItem> {
  return (["Q", "SQ"] as const).map((session) => ({
    label: sessionNames[session],
    current: session === (search.session ?? "Q"),
    link: { to: ".", search: { ...search, session: session === "Q" ? undefined : session } },
  }));
}

const leftOutSummaryClass = "w-fit cursor-pointer py-[0.2rem] text-soft";

/** Folded away: the makes that sold their cars, and how those stood who met in one session only. */
function CustomerMakes({ makes }: { makes: ReadonlyArray<CustomerMake> }) {
  if (makes.length === 0) return null;
  return (
    <section aria-label="Pairs that met once">
      <p className="max-w-200 text-[0.875rem] text-soft">
        Makes that sold their cars to private entrants have very many pairs. Those that met in one session
        only are not in the table: each such session stands here instead, from the fastest driver of the make
        on, with the gaps in seconds.
      </p>
      {makes.map((make) => (
        <Make key={make.teamId} make={make} />
      ))}
    </section>
  );
}

function Make({ make: { teamName, pairs, sessions } }: { make: CustomerMake }) {
  return (
    <details className="mt-2 text-[0.875rem]">
      <summary className={leftOutSummaryClass}>
        {teamName}: {formatCount(pairs, "pair")} that met once
      </summary>
      <dl className="mt-2 columns-[20rem] gap-x-6">
        {sessions.map((session) => (
          <div key={session.round} className="mb-2 break-inside-avoid">
            <dt className="font-strong">
              R{session.round} {session.raceName}
            </dt>
            <dd className="text-soft">
              <Ranking session={session} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Ranking({ session: { timed, untimed } }: { session: CustomerSession }) {
  return (
    <>
      {timed.map((driver, index) => (
        <Fragment key={driver.id}>
          {index === 0 ? "" : ", "}
          {driverLink(driver)}
          {index === 0 ? "" : ` ${formatGap(driver.gap)}`}
        </Fragment>
      ))}
      {untimed.length === 0 ? "" : `${timed.length === 0 ? "" : "; "}without a time: `}
      {untimed.map((driver, index) => (
        <Fragment key={driver.id}>
          {index === 0 ? "" : ", "}
          {driverLink(driver)}
        </Fragment>
      ))}
    </>
  );
}

/** Which sessions do not count, and why, pair by pair. */
function LeftOut({ pairs }: { pairs: ReadonlyArray<Pair> }) {
  const incomplete = pairs.filter(({ leftOut }) => leftOut > 0);
  const count = incomplete.reduce((sum, { leftOut }) => sum + leftOut, 0);
  if (count === 0) return null;
  return (
    <details className="mt-2 text-[0.875rem]">
      <summary className={leftOutSummaryClass}>{formatCount(count, "session")} left out, and why</summary>
      <dl className="mt-2 columns-[20rem] gap-x-6">
        {incomplete.map(({ teamName, first, second, whyLeftOut }) => (
          <div key={`${teamName} ${first.id} ${second.id}`} className="mb-2 break-inside-avoid">
            <dt className="font-strong">
              {teamName}: {first.name} and {second.name}
            </dt>
            {whyLeftOut.map((why) => (
              <dd key={why} className="text-soft">
                {why}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

/**
 * A make with more pairs than this sold its cars: in 1955 the 22 drivers of Kurtis Kraft met in Indianapolis and nowhere
 * else, and make 210 pairs. No make of the last forty years has as many.
 */
const mostPairs = 15;

type Team = QualifyingTeammates["teams"][number];

/** A session of a make of which some drivers met there and nowhere else: all its drivers, from the fastest on. */
type CustomerSession = {
  round: number;
  raceName: string;
  /** With the gap to the fastest in seconds. */
  timed: ReadonlyArray<PairDriver & { gap: number }>;
  /** Who set no time. */
  untimed: ReadonlyArray<PairDriver>;
};

/** A make whose pairs are not listed one by one where they met once. */
type CustomerMake = {
  teamId: string;
  teamName: string;
  /** How many pairs that is. */
  pairs: number;
  sessions: ReadonlyArray<CustomerSession>;
};

/** Parts a season's pairs into those to list and, of makes with very many, those that met in one session only. */
export function withoutCustomers(
  kind: PairSession[1],
  answer: QualifyingTeammates,
): { listed: QualifyingTeammates; makes: Array<CustomerMake> } {
  const teams = answer.teams.map((team) => {
    const met = team.pairs.filter(({ sessions }) => sessionsOf(kind, sessions).length > 0);
    const once = met.filter(({ sessions }) => sessionsOf(kind, sessions).length === 1);
    return { team, once: met.length > mostPairs ? once : [] };
  });
  return {
    listed: {
      ...answer,
      teams: teams.map(({ team, once }) => ({
        ...team,
        pairs: team.pairs.filter((pair) => !once.includes(pair)),
      })),
    },
    makes: teams
      .filter(({ once }) => once.length > 0)
      .map(({ team, once }) => ({
        teamId: team.team_id,
        teamName: team.team_name,
        pairs: once.length,
        sessions: customerSessions(kind, team, once, answer),
      })),
  };
}

function sessionsOf(kind: PairSession[1], sessions: ReadonlyArray<PairSession>): Array<PairSession> {
  return sessions.filter(([, each]) => each === kind);
}

/** The sessions in which such pairs met. */
function customerSessions(
  kind: PairSession[1],
  team: Team,
  once: Team["pairs"],
  { rounds, drivers }: QualifyingTeammates,
): Array<CustomerSession> {
  const names = new Map(drivers.map(({ driver_id, driver_name }) => [driver_id, driver_name]));
  const named = (id: string): PairDriver => ({ id, name: names.get(id) ?? id });
  const met = new Set(once.flatMap(({ sessions }) => sessionsOf(kind, sessions).map(([round]) => round)));
  return rounds
    .filter(({ round }) => met.has(round))
    .map(({ round, race_name }) => {
      const { timed, untimed } = rankingOf(kind, round, team);
      return {
        round,
        raceName: race_name,
        timed: timed.map(({ id, gap }) => ({ ...named(id), gap })),
        untimed: untimed.map(named),
      };
    });
}

/**
 * A make's drivers in a session, from the fastest on. Each two of them are a pair, so that the gaps of all others to one
 * of them say it all.
 */
function rankingOf(kind: PairSession[1], round: number, { pairs }: Team) {
  const met = pairs.flatMap(({ drivers: [first, second], sessions }) =>
    sessionsOf(kind, sessions)
      .filter(([each]) => each === round)
      .flatMap(([, , , gap]) => [
        { id: first, other: second, gap },
        { id: second, other: first, gap: gap === null ? null : 0 - gap },
      ]),
  );
  const reference = met.find(({ gap }) => gap !== null)?.other;
  const behind = met.flatMap(({ id, other, gap }) =>
    other === reference && gap !== null ? { id, gap } : [],
  );
  const ranked = [...(reference === undefined ? [] : [{ id: reference, gap: 0 }]), ...behind].toSorted(
    (one, other) => one.gap - other.gap,
  );
  const fastest = ranked[0]?.gap ?? 0;
  return {
    timed: ranked.map(({ id, gap }) => ({ id, gap: gap - fastest })),
    untimed: [...new Set(met.map(({ id }) => id))].filter((id) => !ranked.some((each) => each.id === id)),
  };
}
