import { Link, useParams, useSearch } from "@tanstack/react-router";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent, rounded } from "#app/text/format.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import type { Pair, PairDriver } from "./pairs.ts";

/** A driver's name linked to the profile. */
export function driverLink({ id, name }: PairDriver) {
  return <a href={driverPath(id)}>{name}</a>;
}

/** The id of the team of a pair. */
export const teamOfPair = ({ teamId }: { teamId: string }) => teamId;

/** Per pair of teammates, who was faster how often. */
export const headToHeadTable = defineTable<Pair>({
  name: "season-head-to-heads",
  caption: "Teammates in qualifying",
  noun: ["pair", "pairs"],
  bar: "team",
  columns: [
    {
      id: "team",
      label: "Team",
      value: (pair) => pair.teamName,
      cell: (pair) => <a href={teamPath(pair.teamId)}>{pair.teamName}</a>,
      width: [8.5, 1],
      smallWidth: 5,
    },
    {
      id: "driver",
      label: "Driver",
      value: (pair) => pair.first.name,
      cell: (pair) => driverLink(pair.first),
      width: [10, 1.2],
      smallWidth: 6,
    },
    {
      id: "driver_faster",
      label: "Faster",
      value: (pair) => pair.driverFaster,
      cell: (pair) => <Compared by={pair.driverFaster - pair.teammateFaster}>{pair.driverFaster}</Compared>,
      numeric: true,
      width: 5,
      smallWidth: 3.5,
    },
    {
      id: "share",
      label: "Share %",
      value: (pair) => rounded(pair.fasterPercent, 1),
      cell: (pair) => <ShareBar percent={pair.fasterPercent} />,
      width: [11, 1.5],
      smallWidth: 3.75,
    },
    {
      id: "teammate_faster",
      label: "Faster",
      value: (pair) => pair.teammateFaster,
      cell: (pair) => <Compared by={pair.teammateFaster - pair.driverFaster}>{pair.teammateFaster}</Compared>,
      numeric: true,
      width: 5,
      smallWidth: 3.5,
    },
    {
      id: "teammate",
      label: "Teammate",
      value: (pair) => pair.second.name,
      cell: (pair) => driverLink(pair.second),
      width: [10, 1.2],
      smallWidth: 6,
    },
    {
      id: "sessions",
      label: "Sessions",
      value: (pair) => pair.sessions,
      cell: (pair) => <SessionsLink pair={pair} />,
      numeric: true,
      width: 5.5,
      smallWidth: 4.75,
    },
    {
      id: "left_out",
      label: "Left out",
      value: (pair) => pair.leftOut,
      numeric: true,
      width: 5.75,
      smallWidth: 3.5,
    },
  ],
});

/** Where the sessions of two teammates in a season are listed. */
export function sessionsOf(first: PairDriver, second: PairDriver, year: number, session: "Q" | "SQ") {
  return {
    to: "/driver/$driverId/qualifying",
    params: { driverId: first.id },
    search: {
      view: "sessions",
      session: session === "SQ" ? session : undefined,
      teammate: second.id,
      season: year,
    },
  } as const;
}

/** The number of sessions linked to these sessions. */
function SessionsLink({ pair: { first, second, sessions } }: { pair: Pair }) {
  const { year } = useParams({ strict: false });
  const { session } = useSearch({ strict: false });
  if (year === undefined) return sessions;
  return (
    <Link
      {...sessionsOf(first, second, Number(year), session === "SQ" ? "SQ" : "Q")}
      aria-label={`${sessions}: each session of ${first.name} and ${second.name}`}
    >
      {sessions}
    </Link>
  );
}

/** The first driver's share of the sessions, as a bar beside the number; the rest is the teammate's. */
function ShareBar({ percent }: { percent: number | null }) {
  return (
    <div className="flex items-center gap-2">
      {percent === null ? null : <ValueBar percent={percent} fill="fill-team" />}
      <span className="min-w-13 text-end">{formatPercent(percent)}</span>
    </div>
  );
}
