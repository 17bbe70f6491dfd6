import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { byName } from "./by-name.ts";
import { comparisonsOf, type QualifyingLine, type QualifyingSession } from "./qualifying.ts";

type Team = QualifyingTeammates["teams"][number];

/**
 * The pairs of teammates in the qualifyings of a season, by team; teams by name.
 *
 * @param sessions in the order in which they took place
 * @param order of the drivers: of a pair the one who stands before comes first, and pairs follow their drivers
 */
export function pairsOf(
  sessions: ReadonlyArray<QualifyingSession>,
  order: ReadonlyArray<string>,
): Array<Team> {
  const rank = new Map(order.map((id, index) => [id, index]));
  const duels = sessions
    .flatMap((session) => session.lines.flatMap((line) => duelsOf(line, session)))
    .map((duel) => ({ ...duel, ranks: duel.drivers.map((id) => rank.get(id) ?? Infinity) }))
    .filter(({ ranks: [first = 0, second = 0] }) => first < second)
    .toSorted((one, other) => byRank(one.ranks, other.ranks));
  const teams = [...Map.groupBy(duels, ({ line }) => line.team_id)].map(([team_id, ofTeam]) => ({
    team_id,
    team_name: ofTeam[0]?.line.team_name ?? "",
    pairs: [...Map.groupBy(ofTeam, ({ drivers }) => drivers.join(" ")).values()].flatMap((ofPair) =>
      ofPair.slice(0, 1).map(({ drivers }) => ({ drivers, sessions: ofPair.map(({ session }) => session) })),
    ),
  }));
  return teams.toSorted((one, other) => byName(one.team_name, other.team_name));
}

function byRank(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  return (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
}

/** A driver against each teammate in one session. */
function duelsOf(line: QualifyingLine, session: QualifyingSession) {
  return comparisonsOf(line, session).map(
    ({ teammate_id, round, session_type, segment, gap, gap_percent, left_out }) => {
      const drivers: [string, string] = [line.driver_id, teammate_id];
      const cell: PairSession = [round, session_type, segment, gap, gap_percent, left_out];
      return { line, drivers, session: cell };
    },
  );
}
