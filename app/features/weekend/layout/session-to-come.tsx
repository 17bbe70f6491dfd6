import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { driverHonours, layoutsOf } from "#app/features/circuits/circuit-history.ts";
import { heldRaces } from "#app/features/circuits/circuit-texts.ts";
import { CountdownClock } from "#app/features/next-race/race-start.tsx";
import { SessionTimes, ZoneLine } from "#app/features/races/when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatLapTime, formatList, lastName } from "#app/text/format.ts";
import { circuitPath } from "#app/text/page-paths.ts";
import { type FactTile, FactTiles } from "#app/ui/fact-tiles.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { instantOf, isAhead, type RaceStart } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { nameOfTeam } from "#contract/teams.ts";
import type { Weekend } from "#contract/weekend.ts";
import { missingCardClass, missingHeadingClass, wayClass } from "./missing-card.tsx";
import { sessionStart } from "./weekend-texts.ts";

type SessionToComeProps = {
  weekend: Weekend;
  session: SessionCode;
  /** What is missing so far, and until when. */
  status: { title: string; reason: string };
};

/** A session that has not begun: how long until it does, when all sessions of the weekend are, and what happened there before. */
export function SessionToCome({ weekend, session, status }: SessionToComeProps) {
  const { year, race_name, sessions } = weekend;
  const at = sessionStart(weekend, session);
  const start = instantOf(at.date_utc, at.time_utc);
  const presentMs = usePresentMs();
  return (
    <>
      <section data-missing="" className={`weekend-to-come ${missingCardClass}`}>
        <div className="grid content-start gap-4">
          <h3 className={missingHeadingClass}>
            {startsText(session === "R" ? race_name : sessionNames[session], at)}
          </h3>
          {start === null ? null : <CountdownClock start={start} large />}
          <p className="text-pretty text-soft" role="status">
            <b className="font-strong text-ink">{status.title}</b>. {status.reason}
          </p>
        </div>
        <div className="row-span-2 grid content-start gap-1.5 text-table [&_dd]:w-auto! [&_dd]:flex-1 [&_dd_span+span]:text-end [&_dl>div]:py-1.5 [&_dt]:flex-1">
          <h3 className={missingHeadingClass}>Sessions</h3>
          <ZoneLine races={sessions} />
          <SessionTimes sessions={sessions} next={nextSession(sessions, presentMs)} />
        </div>
        <p className="flex flex-wrap gap-2 self-end">
          <Link to="/calendar/" className={`${wayClass} filled`}>
            Add to calendar
          </Link>
          <Link to="/standings/$year/drivers/overview" params={{ year: String(year) }} className={wayClass}>
            {year} standings
          </Link>
        </p>
      </section>
      <Suspense>
        <CircuitPast weekend={weekend} />
      </Suspense>
    </>
  );
}

/** "Qatar Grand Prix starts in", over the time that is left; of what only the day is known "Qatar Grand Prix: 29 November 2026". */
export function startsText(name: string, { date_utc, time_utc }: RaceStart): string {
  return instantOf(date_utc, time_utc) === null
    ? `${name}: ${formatDay(date_utc)}`
    : `${name} starts\u00a0in`;
}

/**
 * The first session of a weekend that has not begun.
 *
 * @param sessions in the order in which they are held
 * @param presentMs milliseconds since the epoch
 */
export function nextSession(sessions: Weekend["sessions"], presentMs: number): SessionCode | undefined {
  return sessions.find(
    ({ date_utc, time_utc, classified }) =>
      !classified && date_utc !== null && isAhead({ date_utc, time_utc }, presentMs),
  )?.code;
}

/** Who won at the circuit last and most often, and the lap record; nothing before the first Grand Prix there. */
function CircuitPast({ weekend }: { weekend: Weekend }) {
  const { circuit_id, circuit_name, layout_id } = weekend;
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuit_id)).data);
  const tiles = circuitPast(profile?.races ?? [], layout_id);
  if (tiles.length === 0) return null;
  return (
    <section className="mt-7 grid gap-3">
      <h3 className={missingHeadingClass}>
        <a href={circuitPath(circuit_id)}>Earlier races at {circuit_name}</a>
      </h3>
      <FactTiles tiles={tiles} />
    </section>
  );
}

/** So many who share a record are named. */
const mostNamed = 2;

/**
 * What is known of earlier races at a circuit.
 *
 * @param races newest first, those to come included
 * @param layoutId the layout that will be driven, whose lap record counts
 */
export function circuitPast(races: ReadonlyArray<CircuitRace>, layoutId: string): Array<FactTile> {
  const held = heldRaces(races);
  const [last] = held;
  if (last === undefined || last.winner === null) return [];
  const { year, winner, pole } = last;
  const poleTeam = [winner, last.fastest_lap].find((who) => who?.driver_id === pole?.driver_id)?.team_id;
  const drivers = driverHonours(held);
  const most = drivers[0]?.wins ?? 0;
  const holders = drivers.filter(({ wins }) => wins === most);
  // A record that several share has nobody's colour.
  const team = holders.length === 1 ? (holders[0]?.team ?? null) : null;
  const record = layoutsOf(held).find(({ layout_id }) => layout_id === layoutId)?.record ?? null;
  return [
    {
      label: `Winner in ${year}`,
      value: lastName(winner.driver_name),
      detail: winner.team_name,
      className: teamClass(winner.team_id, year),
    },
    ...(pole === null
      ? []
      : [
          {
            label: `Pole in ${year}`,
            value: lastName(pole.driver_name),
            detail:
              pole.driver_id === winner.driver_id
                ? "Won the race"
                : poleTeam
                  ? nameOfTeam(poleTeam)
                  : "Did not win the race",
            className: teamClass(poleTeam ?? null, year),
          },
        ]),
    {
      label: "Most wins here",
      value: String(most),
      detail:
        holders.length > mostNamed
          ? `${holders.length} drivers`
          : formatList(holders.map(({ name }) => lastName(name))),
      className: teamClass(team?.id ?? null, team?.year),
    },
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail:
        record === null ? "Not recorded on this layout" : `${lastName(record.driver_name)}, ${record.year}`,
      className: teamClass(record?.team_id ?? null, record?.year),
    },
  ];
}
