import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import type { PairDriver } from "./pairs.ts";

/**
 * A make with more pairs than this sold its cars: in 1955 the 22 drivers of Kurtis Kraft met in Indianapolis and nowhere
 * else, and make 210 pairs. No make of the last forty years has as many.
 */
const mostPairs = 15;

type Team = QualifyingTeammates["teams"][number];

/** A session of a make of which some drivers met there and nowhere else: all its drivers, from the fastest on. */
export type CustomerSession = {
  round: number;
  raceName: string;
  /** With the gap to the fastest in seconds. */
  timed: ReadonlyArray<PairDriver & { gap: number }>;
  /** Who set no time. */
  untimed: ReadonlyArray<PairDriver>;
};

/** A make whose pairs are not listed one by one where they met once. */
export type CustomerMake = {
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
