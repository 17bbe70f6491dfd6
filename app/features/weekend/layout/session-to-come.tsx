import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { valueOf } from "#app/data/api-query.ts";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import { circuitOutlineQuery, circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { seasonSoFarQuery } from "#app/data/home.queries.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import type { SeasonSoFar } from "#app/data/season-so-far.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import {
  differentWinners,
  driverHonours,
  layoutsOf,
  mostOf,
  teamHonours,
} from "#app/features/circuits/circuit-history.ts";
import { TrackFromStart } from "#app/features/circuits/circuit-outline.tsx";
import {
  circuitDirections,
  circuitTypes,
  heldRaces,
  kilometres,
  wonFromPole,
} from "#app/features/circuits/circuit-texts.ts";
import { chancesMethod, missingResultsText, titleFightFinding } from "#app/features/home/standing-after.ts";
import { CountdownClock, nextSession, startsText } from "#app/features/next-race/race-start.tsx";
import { SessionTimes, ZoneLine } from "#app/features/races/when.tsx";
import { firstThree } from "#app/features/results/podium.tsx";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import {
  formatChance,
  formatCount,
  formatLapTime,
  formatList,
  formatValue,
  lastName,
} from "#app/text/format.ts";
import { circuitPath, driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { instantOf, isAhead } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { ordinal, roundedPoints } from "#contract/values.ts";
import type { Weekend } from "#contract/weekend.ts";
import { cardClass, missingCardClass, missingHeadingClass } from "./missing-card.tsx";
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
  const isNext = next?.year === year && next.round === round;
  // Of a later weekend nothing is next yet.
  const marked = isNext ? upNext : undefined;
  const counted = countedSession(session, upNext);
  const at = sessionStart(weekend, counted);
  const start = instantOf(at.date_utc, at.time_utc);
  return (
    <>
      <section className={`weekend-to-come ${missingCardClass}`}>
        <div className="grid content-between gap-5">
          <div>
            <h3 className={`mb-4 ${missingHeadingClass}`}>
              {startsText(counted === "R" ? race_name : sessionNames[counted], at)}
            </h3>
            {start === null ? null : <CountdownClock start={start} large />}
          </div>
          <Suspense>
            <LastPodium weekend={weekend} />
          </Suspense>
        </div>
        <div className="grid content-start gap-1.5 text-table [&_dd_span+span]:text-end">
          <HeadWithLink
            link={
              <Link to="/calendar/" className="more">
                Add to calendar
              </Link>
            }
          >
            Sessions
          </HeadWithLink>
          <ZoneLine races={sessions} />
          <SessionTimes sessions={sessions} next={marked} />
          <p className="mt-1 text-pretty text-small text-soft" role="status">
            <b className="font-strong text-ink">{status.title}</b>. {status.reason}
          </p>
        </div>
      </section>
      {/* One boundary: the sections appear together, so that none moves another, and the footer after them. */}
      <Suspense
        fallback={
          <div aria-busy="true">
            <WithoutScripts />
          </div>
        }
      >
        {isNext ? null : <CircuitToCome weekend={weekend} />}
        <TitleFight year={year} hasChances={isNext} />
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

/** The podium of the last race at the circuit, where there is room for it beside the sessions. */
function LastPodium({ weekend }: { weekend: Weekend }) {
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(weekend.circuit_id)).data);
  const [last] = heldRaces(profile?.races ?? []);
  return last === undefined ? null : <PodiumOf year={last.year} round={last.round} />;
}

function PodiumOf({ year, round }: RaceRef) {
  const race = valueOf(useSuspenseQuery(raceClassificationQuery({ year, round }, "R")).data);
  const places = firstThree(race?.lines ?? []);
  if (places.length === 0) return null;
  return (
    <div className="text-table max-wide:hidden">
      <h4 className="mb-2 text-small text-soft">
        <a href={raceResultsPath(year, round)}>Podium here in {year}</a>
      </h4>
      <ol className="grid grid-cols-3 gap-3">
        {places.map(({ position, driver_id, driver_name, team_id, team_name }) => (
          <li
            key={driver_id}
            value={position}
            className={`team-band flex min-h-16 min-w-0 items-center gap-3 rounded-tile px-3 ${teamClass(team_id, year)}`}
          >
            <b className="font-display text-block font-extrabold">{position}</b>
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

/** A heading with a link to all of what stands below it. */
function HeadWithLink({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 text-table *:last:shrink-0">
      <h3 className={missingHeadingClass}>{children}</h3>
      {link}
    </div>
  );
}

/**
 * How the drivers' championship stands before a session; nothing before its first round, and of other seasons than the
 * present one.
 *
 * @param hasChances true where the title chances stand below
 */
function TitleFight({ year, hasChances }: { year: number; hasChances: boolean }) {
  const season = valueOf(useSuspenseQuery(seasonSoFarQuery()).data);
  const presentMs = usePresentMs();
  if (season === null || season.year !== year || season.rounds_run === 0) return null;
  const params = { year: String(year) };
  const isTold = hasChances && season.chances.length > 0;
  return (
    <section className="mt-7 grid gap-3">
      <h3 className={missingHeadingClass}>
        <TitleFinding season={season} />
      </h3>
      <p className="-mt-2 text-pretty text-small text-soft">{titleText(season, presentMs)}</p>
      {isTold ? (
        <p className="-my-1 px-3 text-end text-small text-soft md:hidden" aria-hidden="true">
          Title chance
        </p>
      ) : null}
      <ol className="grid gap-1.5 md:grid-cols-3 md:gap-3 wide:grid-cols-6">
        {titlePlaces(season).map(({ id, place, name, points, behind, chance, className }) => (
          <li
            key={id}
            className={`team-band min-w-0 rounded-tile border-y border-e border-y-line border-e-line px-3 text-[0.875rem] max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-2 md:py-2 ${className}`}
          >
            <span className="w-7 text-small text-soft">{place}</span>{" "}
            <a href={driverPath(id)} className="font-strong max-md:grow">
              {name}
            </a>
            <p className="whitespace-nowrap text-soft">
              <b className="font-display font-extrabold leading-tight text-ink md:text-[1.75rem]">
                {points.figure}
              </b>{" "}
              {points.unit}
            </p>
            <ValueBar percent={points.percent} fill="fill-team" className="my-1 h-2 max-md:hidden" />
            <p className="text-small max-md:contents">
              <span className={isTold ? "block max-md:hidden" : "w-28 text-end"}>{behind}</span>
              {isTold && chance !== null ? (
                <span className="w-16 text-end text-soft">
                  <b className="font-strong text-ink max-md:font-display max-md:text-base max-md:font-extrabold">
                    {chance}
                  </b>{" "}
                  <span className="max-md:sr-only">title chance</span>
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      {isTold ? (
        <p className="text-pretty text-small text-soft">
          {othersText(season)}Title chances after round {season.rounds_run} are {chancesMethod}: form counts,
          not points alone.
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-5 text-table -my-1 max-md:[&>a]:py-2.5">
        <Link to="/standings/$year/drivers/overview" params={params} className="more">
          Full standings
        </Link>
        {isTold ? (
          <Link to="/standings/$year/drivers/odds" params={params} className="more">
            Every driver’s chances
          </Link>
        ) : null}
      </p>
    </section>
  );
}

/** How the first two stand; a phone has no room for the second. */
function TitleFinding({ season }: { season: SeasonSoFar }) {
  const finding = titleFightFinding(season) ?? "The title fight";
  const second = ` ${lastName(season.drivers[1]?.name ?? "")} by `;
  const [leads, lead] = finding.split(second);
  if (lead === undefined) return finding;
  return (
    <>
      {leads}
      <span className="max-md:hidden">{second.slice(0, -" by".length - 1)}</span> by {lead}
    </>
  );
}

/** A driver among the first of the championship, as their card tells it. */
type TitlePlace = {
  id: string;
  place: string;
  name: string;
  /** As a share of the leader's in per cent, too. */
  points: { figure: string; unit: string; percent: number };
  behind: string;
  /** Of the title; null if unknown, and for a driver who cannot win it. */
  chance: string | null;
  className: string;
};

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
  const missing = missingResultsText(next - rounds_run);
  if (missing !== null) return `${after}. ${missing}`;
  if (leader === undefined || contenders === null || contenders === 0) return `${after}.`;
  return contenders === 1
    ? `${after}, ${leader.name} is champion.`
    : `${after}, ${contenders} drivers can still win the title.`;
}

/** The title chances of other drivers, where at least one per cent: "Also: Norris 6%, Piastri 2%. ". */
export function othersText({ chances, drivers }: Pick<SeasonSoFar, "chances" | "drivers">): string {
  const others = chances.filter(({ id }) => drivers.every((driver) => driver.id !== id));
  const each = others.map(({ name, chance }) => `${lastName(name)} ${formatChance(chance)}`);
  return each.length === 0 ? "" : `Also: ${each.join(", ")}. `;
}

/** The first of the championship with their points, how far they are behind the leader, and their chances. */
export function titlePlaces({
  year,
  drivers,
  chances,
  contenders,
}: Pick<SeasonSoFar, "year" | "drivers" | "chances" | "contenders">): Array<TitlePlace> {
  const most = drivers[0]?.points.at(-1) ?? 0;
  return drivers.map(({ id, name, team_id, points }, index) => {
    const own = points.at(-1) ?? 0;
    const behind = roundedPoints(most - own);
    return {
      id,
      place: ordinal(index + 1),
      name: lastName(name),
      points: {
        figure: formatValue(own),
        unit: own === 1 ? "point" : "points",
        percent: most === 0 ? 0 : (100 * own) / most,
      },
      behind: index === 0 ? "Leader" : behind === 0 ? "Level on points" : `${formatValue(behind)} behind`,
      // Those of less than one per cent are not among the chances; who cannot win any more has none.
      chance:
        chances.length === 0 || index >= (contenders ?? Infinity)
          ? null
          : formatChance(chances.find((each) => each.id === id)?.chance ?? 0),
      className: teamClass(team_id, year),
    };
  });
}

/** The circuit of a weekend that is not the next one: its form, and what a lap and the race are. */
function CircuitToCome({ weekend }: { weekend: Weekend }) {
  const { circuit_id, circuit_name } = weekend;
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuit_id)).data);
  const outline = valueOf(useSuspenseQuery(circuitOutlineQuery(circuit_id)).data);
  if (profile === null) return null;
  const facts = [
    ["Lap", kilometres(profile.length_km)],
    ["Turns", formatValue(profile.turns)],
    ["Direction", circuitDirections[profile.direction]],
    ["Circuit", circuitTypes[profile.type]],
  ] as const;
  return (
    <section className="mt-7 grid gap-3">
      <HeadWithLink
        link={
          <a href={circuitPath(circuit_id)} className="more">
            Everything about it
          </a>
        }
      >
        {circuit_name}
      </HeadWithLink>
      <div className={cardClass}>
        {outline === null ? null : <TrackFromStart outline={outline} />}
        <dl className="grid grid-cols-2 content-center gap-x-4 gap-y-5">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-display text-[1.0625rem] font-extrabold whitespace-nowrap phone:text-block">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Who won the last races at the circuit, and its records; nothing before the first Grand Prix there. */
function CircuitPast({ weekend }: { weekend: Weekend }) {
  const { circuit_id, circuit_name, layout_id } = weekend;
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuit_id)).data);
  const races = profile?.races ?? [];
  const winners = lastWinners(races);
  if (winners.length === 0) return null;
  return (
    <section className="mt-7 grid gap-3">
      <HeadWithLink
        link={
          <a href={circuitPath(circuit_id)} className="more">
            Every winner
          </a>
        }
      >
        Earlier races <span className="max-md:hidden">at {circuit_name}</span>
        <span className="md:hidden">here</span>
      </HeadWithLink>
      <div className={cardClass}>
        <ol className="text-table">
          {winners.map(({ year, round, driver, team, pole, className }) => (
            <li key={`${year}.${round}`} className={`${pastRowClass} ${className}`}>
              <a href={raceResultsPath(year, round)} className="me-2 font-normal text-soft">
                {year}
              </a>
              <TeamBar isLow />
              <a href={driverPath(driver.id)} className="font-strong">
                {driver.name}
              </a>
              <span className="text-soft">{team}</span>
              {pole === null ? null : (
                <span className="ms-auto text-small text-soft max-phone:hidden">{pole}</span>
              )}
            </li>
          ))}
        </ol>
        <dl className="text-table">
          {/* As many rows as there are races beside them, and three at least. */}
          {circuitPast(races, layout_id, profile?.present_teams)
            .slice(0, Math.max(3, winners.length))
            .map(({ label, value, detail, className = "" }) => (
              <div key={label} className={`${pastRowClass} ${className}`}>
                <dt className="w-40 flex-none text-soft max-md:w-30">{label}</dt>
                {/* All values begin at one place, with a team's bar before them or without one. */}
                <dd className="flex flex-wrap items-center gap-x-2">
                  {className === "" ? <span className="w-1" /> : <TeamBar isLow />}
                  <b className="font-display font-extrabold">{value}</b>
                  <span className="text-soft">{detail}</span>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

/** A row of the winners and one of the records beside them: both stand on one line. */
const pastRowClass = "flex min-h-9 items-center gap-2 border-t border-line first:border-0";

/** At most this many of the last races are listed with their winners. */
const mostWinners = 6;

/**
 * Who won the last races at a circuit, the latest first.
 *
 * @param races newest first, those to come included
 */
export function lastWinners(races: ReadonlyArray<CircuitRace>): Array<LastWinner> {
  return heldRaces(races)
    .slice(0, mostWinners)
    .flatMap(({ year, round, winner, pole }) =>
      winner === null
        ? []
        : {
            year,
            round,
            driver: { id: winner.driver_id, name: winner.driver_name },
            team: winner.team_name,
            pole:
              pole === null
                ? null
                : pole.driver_id === winner.driver_id
                  ? "From pole"
                  : `Pole: ${lastName(pole.driver_name)}`,
            className: teamClass(winner.team_id, year),
          },
    );
}

type LastWinner = {
  year: number;
  round: number;
  driver: { id: string; name: string };
  team: string;
  /** Who was on pole, from where the winner may have come; null where nobody is known to have been. */
  pole: string | null;
  className: string;
};

/** At most this many who share a record are named. */
const mostNamed = 2;

/**
 * The lap record of a circuit, and what all races there come to; what says the most first.
 *
 * @param races newest first, those to come included
 * @param layoutId the layout that will be driven, whose lap record counts
 */
export function circuitPast(
  races: ReadonlyArray<CircuitRace>,
  layoutId: string,
  presentTeams?: PresentTeams,
): Array<FactTile> {
  const held = heldRaces(races);
  const [last] = held;
  if (last === undefined || last.winner === null) return [];
  const record = layoutsOf(held).find(({ layout_id }) => layout_id === layoutId)?.record ?? null;
  return [
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail:
        record === null ? "Not recorded on this layout" : `${lastName(record.driver_name)}, ${record.year}`,
      className: teamClass(record?.team_id ?? null, record?.year),
    },
    mostOf("Most wins", driverHonours(held, presentTeams), "wins", (names) =>
      fewNames(names.map(lastName), "drivers"),
    ),
    mostOf("Most team wins", teamHonours(held), "wins", (names) => fewNames(names, "teams")),
    { label: "Won from pole", ...wonFromPole(races) },
    differentWinners(held),
    ...firstRace(held),
  ];
}

/** The names of a few, of more their number. */
function fewNames(names: ReadonlyArray<string>, noun: "drivers" | "teams"): string {
  return names.length > mostNamed ? `${names.length} ${noun}` : formatList(names);
}

/** The first Grand Prix at a circuit. @param held newest first */
function firstRace(held: ReadonlyArray<CircuitRace>): Array<FactTile> {
  const first = held.at(-1);
  if (first === undefined || first.winner === null) return [];
  return [
    {
      label: "First race here",
      value: String(first.year),
      detail: `won by ${lastName(first.winner.driver_name)}`,
      className: teamClass(first.winner.team_id, first.year),
    },
  ];
}
