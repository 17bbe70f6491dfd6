import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { seasonSoFarQuery } from "#app/data/home.queries.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import type { SeasonSoFar } from "#app/data/season-so-far.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { driverHonours, layoutsOf } from "#app/features/circuits/circuit-history.ts";
import { heldRaces } from "#app/features/circuits/circuit-texts.ts";
import { CountdownClock, nextSession, startsText } from "#app/features/next-race/race-start.tsx";
import { SessionTimes, ZoneLine } from "#app/features/races/when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import {
  formatChance,
  formatCount,
  formatLapTime,
  formatList,
  formatSpans,
  formatValue,
  lastName,
} from "#app/text/format.ts";
import { circuitPath } from "#app/text/page-paths.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { type FactTile, FactTiles } from "#app/ui/fact-tiles.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { instantOf, isAhead } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { ordinal, roundedPoints } from "#contract/values.ts";
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
  const { year, round, race_name, sessions } = weekend;
  const next = valueOf(useSuspenseQuery(nextRaceQuery()).data);
  const presentMs = usePresentMs();
  const upNext = nextSession(sessions, presentMs)?.code;
  // Of a later weekend nothing is next yet.
  const marked = next?.year === year && next.round === round ? upNext : undefined;
  const counted = countedSession(session, upNext);
  const at = sessionStart(weekend, counted);
  const start = instantOf(at.date_utc, at.time_utc);
  return (
    <>
      <section className={`weekend-to-come ${missingCardClass}`}>
        <div className="grid content-start gap-4">
          <h3 className={missingHeadingClass}>
            {startsText(counted === "R" ? race_name : sessionNames[counted], at)}
          </h3>
          {start === null ? null : <CountdownClock start={start} large />}
          <p className="text-pretty text-small text-soft" role="status">
            <b className="font-strong text-ink">{status.title}</b>. {status.reason}
          </p>
        </div>
        <div className="row-span-2 grid content-start gap-1.5 text-table [&_dd_span+span]:text-end">
          <h3 className={missingHeadingClass}>Sessions</h3>
          <ZoneLine races={sessions} />
          <SessionTimes sessions={sessions} next={marked} />
        </div>
        <p className="self-end">
          <Link to="/calendar/" className={`${wayClass} filled`}>
            Add to calendar
          </Link>
        </p>
      </section>
      {/* Together: what comes first must not be moved by what comes later, and the foot waits for it. */}
      <Suspense
        fallback={
          <div aria-busy="true">
            <WithoutScripts />
          </div>
        }
      >
        <TitleFight year={year} />
        <CircuitPast weekend={weekend} />
      </Suspense>
    </>
  );
}

/**
 * The session that the clock counts down to: before a race the weekend's next one, as on the front page, since the
 * header counts down to the race already.
 *
 * @param upNext undefined where none is to come
 */
export function countedSession(session: SessionCode, upNext: SessionCode | undefined): SessionCode {
  return session === "R" ? (upNext ?? session) : session;
}

/** A heading with a link to all of what stands below it. */
function HeadWithLink({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-table">
      <h3 className={missingHeadingClass}>{children}</h3>
      {link}
    </div>
  );
}

/** How the drivers' championship stands before a session; nothing before its first round, and of other seasons than the present one. */
function TitleFight({ year }: { year: number }) {
  const season = valueOf(useSuspenseQuery(seasonSoFarQuery()).data);
  const presentMs = usePresentMs();
  if (season === null || season.year !== year || season.rounds_run === 0) return null;
  const params = { year: String(year) };
  return (
    <section className="mt-7 grid gap-3">
      <HeadWithLink
        link={
          <Link to="/standings/$year/drivers/overview" params={params} className="more">
            Full standings
          </Link>
        }
      >
        The title fight
      </HeadWithLink>
      <p className="-mt-2 text-pretty text-soft">{titleText(season, presentMs)}</p>
      <FactTiles tiles={titleTiles(season)} />
      {season.chances.length === 0 ? null : (
        <p className="text-pretty text-soft">
          Title chances after round {season.rounds_run}, simulated from who reached the podium this season and
          last: not from points alone.{" "}
          <Link to="/standings/$year/drivers/odds" params={params}>
            Every driver’s chances
          </Link>
        </p>
      )}
    </section>
  );
}

/**
 * How far the season has come and how many can still win the title: "After 21 of 23 rounds, 3 drivers can still win the
 * title."; where races have been run whose results are not there, that alone.
 *
 * @param presentMs milliseconds since the epoch
 */
export function titleText(
  {
    drivers: [leader],
    contenders,
    rounds,
    rounds_run,
  }: Pick<SeasonSoFar, "drivers" | "contenders" | "rounds" | "rounds_run">,
  presentMs: number,
): string {
  const after = `After ${rounds_run} of ${formatCount(rounds.length, "round")}`;
  const next = rounds.findIndex(({ date_utc }) => isAhead({ date_utc, time_utc: null }, presentMs));
  const missing = next - rounds_run;
  if (missing === 1) return `${after}. The result of one race since then is not available yet.`;
  if (missing > 1) return `${after}. The results of ${missing} races since then are not available yet.`;
  if (leader === undefined || contenders === null || contenders === 0) return `${after}.`;
  return contenders === 1
    ? `${after}, ${leader.name} is champion.`
    : `${after}, ${contenders} drivers can still win the title.`;
}

/** The first of the championship with their points, how many they are behind the leader, and their title chances. */
export function titleTiles({
  year,
  drivers,
  chances,
}: Pick<SeasonSoFar, "year" | "drivers" | "chances">): Array<FactTile> {
  const most = drivers[0]?.points.at(-1) ?? 0;
  return drivers.map((driver, index) => {
    const points = driver.points.at(-1) ?? 0;
    const behind = roundedPoints(most - points);
    // Who is not among them has less than one per cent.
    const chance = chances.find(({ id }) => id === driver.id)?.chance ?? 0;
    return {
      label:
        driver.team_id === null ? ordinal(index + 1) : `${ordinal(index + 1)}, ${nameOfTeam(driver.team_id)}`,
      value: lastName(driver.name),
      detail:
        behind === 0
          ? formatCount(points, "point")
          : `${formatCount(points, "point")}, ${formatValue(behind)} behind`,
      also: chances.length === 0 ? undefined : `${formatChance(chance)} title chance`,
      className: teamClass(driver.team_id, year),
    };
  });
}

/** Who won at the circuit last and most often, and the lap record; nothing before the first Grand Prix there. */
function CircuitPast({ weekend }: { weekend: Weekend }) {
  const { circuit_id, circuit_name, layout_id } = weekend;
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuit_id)).data);
  const races = profile?.races ?? [];
  const tiles = circuitPast(races, layout_id);
  if (tiles.length === 0) return null;
  const before = winnersBefore(races);
  return (
    <section className="mt-7 grid gap-3">
      <HeadWithLink
        link={
          <a href={circuitPath(circuit_id)} className="more">
            Every winner
          </a>
        }
      >
        Earlier races at {circuit_name}
      </HeadWithLink>
      <FactTiles tiles={tiles} />
      {before === null ? null : (
        <p className="text-pretty text-soft">
          <b className="font-strong text-ink">{`Winners before ${before.year}`}</b>: {before.text}
        </p>
      )}
    </section>
  );
}

/** So many races before the last one are told with their winners. */
const mostBefore = 5;

/**
 * Who won the races before the last one at a circuit, the latest first: "Verstappen 2023–2024, Hamilton 2021", and the
 * year of that last race; null where there were none.
 *
 * @param races newest first, those to come included
 */
export function winnersBefore(races: ReadonlyArray<CircuitRace>): { year: number; text: string } | null {
  const [last, ...earlier] = heldRaces(races);
  const runs: Array<{ name: string; years: Array<number> }> = [];
  for (const { year, winner } of earlier.slice(0, mostBefore)) {
    const name = lastName(winner?.driver_name ?? "");
    const run = runs.at(-1);
    if (run?.name === name) run.years.unshift(year);
    else runs.push({ name, years: [year] });
  }
  if (last === undefined || runs.length === 0) return null;
  const text = runs.map(({ name, years }) => `${name} ${formatSpans([...new Set(years)])}`).join(", ");
  return { year: last.year, text };
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
