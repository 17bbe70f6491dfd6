import { instantOf, awaitsResult } from "#contract/races.ts";
import type { DriverPoints } from "#contract/standings.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { formatShortDay, formatShortInstant, localOffset } from "#app/text/dates.ts";
import { formatChance, formatCount, formatSpans } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useHydrated } from "@tanstack/react-router";
import { type ReactNode, Suspense, useMemo } from "react";
import { seasonSoFarQuery } from "#app/data/home.queries.ts";
import type { PairedDriver, SeasonSoFar } from "#app/data/season-so-far.ts";
import { standingBefore } from "#app/features/spoilers/spoilers.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type DrawnLine, LineDrawing } from "#app/ui/chart/line-drawing.tsx";
import { CodedFlag } from "#app/ui/flag/flag.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { PairShares } from "#app/ui/compared/compared.tsx";
import { AsBefore, Panel, PanelRow, useHiddenDrivers, useHiddenRound } from "./panel.tsx";
import { chancesMethod, latestRaceText, titleFightFinding, titleFightText } from "./standing-after.ts";

/** The current season: who won each round. */
export function SeasonStrip() {
  return (
    <Panel title="The season, race by race" kind="strip">
      <Season>{(season) => <Rounds season={season} />}</Season>
    </Panel>
  );
}

/** The points of the first six, drawn, and who can still win. */
export function TitleFight() {
  return (
    <Panel
      title={
        <Suspense fallback={fightTitle}>
          <Season>{(season) => <Finding season={season} />}</Season>
        </Suspense>
      }
      kind="chart"
      link={
        <Suspense>
          <Season>
            {({ year }) => (
              <div className="flex-none max-md:hidden">
                <EveryDriver year={year} />
              </div>
            )}
          </Season>
        </Suspense>
      }
    >
      <Season>{(season) => <Fight season={season} />}</Season>
    </Panel>
  );
}

function EveryDriver({ year }: { year: number }) {
  return (
    <Link to="/standings/$year/drivers/graph" params={{ year: String(year) }} className="more text-small">
      Every driver’s points
    </Link>
  );
}

/** Who of two teammates is faster in qualifying, in the teams in front. */
export function TeammateHeadToHeads() {
  return (
    <PanelRow title="Teammates in qualifying">
      <Season>{(season) => <HeadToHeads season={season} />}</Season>
    </PanelRow>
  );
}

/** The season, or nothing where it could not be had: the tables of both championships say so already. */
function Season({ children }: { children: (season: SeasonSoFar) => ReactNode }) {
  const { data } = useSuspenseQuery(seasonSoFarQuery());
  return data.available ? children(data.value) : null;
}

type Round = SeasonSoFar["rounds"][number];

/** Tells of a round whether it has been run and its result is not there yet. */
function useIsMissing(): (round: Round) => boolean {
  const presentMs = usePresentMs();
  return ({ date_utc, winner }) => awaitsResult({ date_utc, time_utc: null, winner }, presentMs);
}

function Rounds({ season: { year, rounds, rounds_run } }: { season: SeasonSoFar }) {
  const isMissing = useIsMissing();
  const hydrated = useHydrated();
  const missing = rounds.filter(isMissing).map(({ round }) => round);
  const missingText = formatSpans(missing);
  // One square stands for rounds without results, and a phone ends with the next race.
  const kept = rounds.filter((race) => !isMissing(race));
  const next = kept.findIndex(({ winner }) => winner === null);
  const inSight = missing.length === 0 ? roundsInSight : roundsInSight - missingSquares;
  const first = kept[Math.max(0, (next === -1 ? kept.length : next + 1) - inSight)];
  return (
    <>
      <p className="text-small text-soft">Who won each round of {year}</p>
      <ol
        className={`strip relative mt-3 grid gap-0.5 [--share-least:2.625rem] shares-${kept.length + (missing.length === 0 ? 0 : missingSquares)} max-wide:auto-cols-[minmax(var(--share-least),1fr)] max-wide:grid-flow-col max-wide:grid-cols-none scroll-ps-4 overflow-x-auto [scrollbar-width:none] max-wide:-mx-4 max-wide:px-4`}
      >
        {rounds.map((race, index) => {
          const { round, race_name, country, country_code, date_utc, time_utc, winner } = race;
          const isResultMissing = isMissing(race);
          // The day of the reader, as where the next race is told.
          const start = instantOf(date_utc, time_utc);
          return [
            round === missing[0] ? (
              <li key={0} className={`col-span-2 ${squareClass}`}>
                {/* As high as a flag. */}
                <span className="h-[0.9em]">
                  <small className="block text-[0.75rem] leading-none text-soft">
                    {formatCount(missing.length, "race")}
                  </small>
                </span>
                <span className={`${boxClass} ${missingClass}`}>{missingText}</span>
                <small className="text-[0.75rem] whitespace-nowrap text-soft">no results yet</small>
              </li>
            ) : null,
            isResultMissing ? null : (
              <li
                key={round}
                className={`${squareClass} ${race === first ? "[scroll-initial-target:nearest]" : ""} ${teamClass(winner?.team_id ?? null, year)}`}
              >
                <CodedFlag code={country_code} country={country} />
                <Link
                  to="/race/$year/$round/race/results"
                  params={{ year: String(year), round: String(round) }}
                  title={race_name}
                  className={`${boxClass} ${index === rounds_run - 1 ? "spoiler" : ""} ${winner !== null ? wonClass : `border ${race === kept[next] ? "border-accent" : "border-line"}`}`}
                >
                  {winner === null ? round : winner.code}
                  <span className="sr-only">
                    {winner === null ? `: ${race_name}` : `: ${winner.name} won the ${race_name}`}
                  </span>
                </Link>
                <small className="text-[0.75rem] whitespace-nowrap text-soft">
                  {start === null || !hydrated
                    ? formatShortDay(date_utc)
                    : formatShortInstant(start, localOffset(start)).day}
                </small>
              </li>
            ),
          ];
        })}
      </ol>
    </>
  );
}

/** At most this many rounds are shown on a phone. */
const roundsInSight = 7;
/** At most this many fit where rounds without results stand. */
const missingSquares = 2;

const squareClass = "grid justify-items-center gap-1 text-center text-[0.8125rem]";
const boxClass = "grid h-10 w-full place-items-center rounded-chip";

/** The winner on the team's colour. */
const wonClass =
  "border-b-4 border-team bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))] font-display text-[0.75rem] font-extrabold";

/** A round that has been run and whose result is not here yet. */
const missingClass = "border border-dashed border-line-strong bg-raised text-soft";

/** What the drawing is called before it has anything to say. */
const fightTitle = "The title fight";

/** Who leads by how much; for readers who hide the last weekend's results, how that stood before. */
function Finding({ season }: { season: SeasonSoFar }) {
  const before = useSeasonBefore(season);
  return (
    <>
      <span className="in-[:root[data-spoilers=hidden]]:hidden">
        {titleFightFinding(season) ?? fightTitle}
      </span>
      <span className="hidden in-[:root[data-spoilers=hidden]]:block">
        {(before === null ? null : titleFightFinding(before)) ?? fightTitle}
      </span>
    </>
  );
}

/** The season before the round that is hidden; null if nothing is hidden. */
function useSeasonBefore(season: SeasonSoFar): SeasonSoFar | null {
  const hidden = useHiddenDrivers(season.year);
  return hidden === null ? null : seasonBefore(season, hidden.season, hidden.round);
}

function Fight({ season }: { season: SeasonSoFar }) {
  const isMissing = useIsMissing();
  const before = useSeasonBefore(season);
  return (
    <AsBefore
      before={before === null || before.drivers.length === 0 ? null : <Points season={before} isOld />}
    >
      <Points season={season} isOld={season.rounds.some(isMissing)} />
    </AsBefore>
  );
}

/** @param isOld true where races have been run since */
function Points({ season, isOld }: { season: SeasonSoFar; isOld: boolean }) {
  const lines = useMemo(() => drawnLines(season), [season]);
  const { year, rounds, rounds_run } = season;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-small text-soft">{titleFightText(season, isOld)}</p>
        {/* A phone has no room for it beside the title. */}
        <div className="md:hidden">
          <EveryDriver year={year} />
        </div>
      </div>
      {rounds_run < 2 ? null : (
        <LineDrawing
          title={`Points after each round of ${year}: ${lines.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(", ")}`}
          stops={rounds.slice(0, rounds_run).map(({ round }) => String(round))}
          lines={lines}
        />
      )}
      <Chances season={season} isOld={isOld} />
    </>
  );
}

/** For how many the chance is shown: as many as fit. */
const chanceCount = 4;

/** How likely each of the first is to be champion, by simulation. */
function Chances({ season, isOld }: { season: SeasonSoFar; isOld: boolean }) {
  const { year, chances, drivers } = season;
  if (chances.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-4" aria-labelledby="title-chances">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="title-chances" className="text-table font-strong">
          Title chances
          {isOld ? (
            <small className="text-small font-normal text-soft"> after {latestRaceText(season)}</small>
          ) : null}
        </h3>
        <Link to="/standings/$year/drivers/odds" params={{ year: String(year) }} className="more text-small">
          Every driver’s chances
        </Link>
      </div>
      <dl className="mt-3 grid grid-cols-4 gap-3 wide:gap-6">
        {chances.slice(0, chanceCount).map(({ id, name, chance }) => (
          <div
            key={id}
            className={`flex flex-col-reverse ${teamClass(drivers.find((each) => each.id === id)?.team_id ?? null, year)}`}
          >
            <dt className="text-small text-soft">{lastName(name)}</dt>
            <dd className="font-display text-block font-extrabold">
              {formatChance(chance)}
              <ValueBar percent={chance / 10} fill="fill-team" className="my-1 h-2" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-soft">Ordered by chance, not by points: {chancesMethod}.</p>
    </section>
  );
}

/** The title fight as it stood before a round. */
function seasonBefore(season: SeasonSoFar, points: DriverPoints, round: number): SeasonSoFar {
  const first = standingBefore(points.rounds, points.drivers, round).slice(0, season.drivers.length);
  const run = season.rounds.findIndex((each) => each.round === round);
  return {
    ...season,
    rounds_run: run,
    // Before its last round no season is over; who could still win it then is not known here.
    contenders: first.length,
    chances: [],
    drivers: first.map(({ line }) => ({
      id: line.driver_id,
      name: line.driver_name,
      code: line.code ?? lastName(line.driver_name),
      team_id: line.team_id,
      points: line.points.slice(0, run),
    })),
  };
}

/** The second driver of a team in the table has a dashed line. */
function drawnLines({ year, drivers }: SeasonSoFar): Array<DrawnLine> {
  const looks = looksOf(year, drivers);
  return drivers.map(({ id, name, code, team_id, points }, index) => ({
    id,
    name: lastName(name),
    shortName: code,
    colour: looks[index]?.colour ?? "var(--color-ink)",
    second: team_id !== null && drivers.findIndex((each) => each.team_id === team_id) < index,
    values: points,
  }));
}

function HeadToHeads({ season: { year, pairs, pairs_before } }: { season: SeasonSoFar }) {
  const isHidden = useHiddenRound() !== null;
  return (
    <>
      <div className="-mt-2 mb-3 flex items-baseline justify-between gap-x-6 text-small">
        <p className="text-soft">How often each was faster in {year}</p>
        <Link
          to="/standings/$year/drivers/teammateHeadToHeadQualifying"
          params={{ year: String(year) }}
          className="more"
        >
          All teams
        </Link>
      </div>
      <AsBefore before={isHidden ? <Pairs year={year} pairs={pairs_before} /> : null}>
        <Pairs year={year} pairs={pairs} />
      </AsBefore>
    </>
  );
}

function Pairs({ year, pairs }: Pick<SeasonSoFar, "year" | "pairs">) {
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4 wide:gap-4">
      {pairs.map(({ team_id, team_name, drivers: [first, second] }) => (
        <li
          key={team_id}
          className={`rounded-card border border-t-4 border-line border-t-team bg-surface p-4 shadow-card ${teamClass(team_id, year)}`}
        >
          <Link
            to="/teams/$teamId/"
            params={{ teamId: team_id }}
            className="inline-block py-1 text-small text-soft"
          >
            {team_name}
          </Link>
          <Paired driver={first} than={second} year={year} />
          <Paired driver={second} than={first} year={year} />
          <PairShares first={first.faster} second={second.faster} />
        </li>
      ))}
    </ul>
  );
}

function Paired({ driver, than, year }: { driver: PairedDriver; than: PairedDriver; year: number }) {
  return (
    <div className="mt-1 grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-2 max-md:mt-0 max-md:[&>a]:py-2">
      <Link
        to="/driver/$driverId/qualifying"
        params={{ driverId: driver.id }}
        search={{ view: "sessions", teammate: than.id, season: year }}
        aria-label={`${driver.faster}: each session of ${driver.name} and ${than.name}`}
        className="text-end font-display text-[1.375rem] leading-tight font-extrabold data-[better=false]:text-worse data-[better=true]:text-better"
        data-better={driver.faster === than.faster ? undefined : driver.faster > than.faster}
      >
        {driver.faster}
      </Link>
      <Link
        to="/driver/$driverId/qualifying"
        params={{ driverId: driver.id }}
        search={{ view: "teammates" }}
        className="font-strong wrap-anywhere"
      >
        {lastName(driver.name)}
      </Link>
    </div>
  );
}
