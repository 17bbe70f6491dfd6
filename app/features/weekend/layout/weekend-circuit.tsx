import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { valueOf } from "#app/data/api-query.ts";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import {
  differentWinners,
  driverHonours,
  layoutsOf,
  mostOf,
  teamHonours,
} from "#app/features/circuits/circuit-history.ts";
import { racesWithResult, kindText, wonFromPole } from "#app/features/circuits/circuit-texts.ts";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatLapTime, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { circuitPath, driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import type { Weekend } from "#contract/weekend.ts";
import { cardClass, missingHeadingClass } from "./missing-card.tsx";
import { formatList } from "#contract/values.ts";

/** A heading with a link to all of what stands below it. */
function HeadWithLink({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 text-table *:last:shrink-0">
      <h3 className={missingHeadingClass}>{children}</h3>
      {link}
    </div>
  );
}

/** What the circuit is, who won the last races there, and its records; before the first one what it is alone. */
export function EarlierRaces({ weekend }: { weekend: Weekend }) {
  const { circuit_id, circuit_name, layout_id } = weekend;
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuit_id)).data);
  if (profile === null) return null;
  const { races, present_teams } = profile;
  const winners = lastWinners(races);
  const facts = [circuitKind(profile), ...circuitPast(races, layout_id, present_teams)];
  return (
    <section className="mt-7 grid gap-3">
      <HeadWithLink
        link={
          <a href={circuitPath(circuit_id)} className="more">
            {winners.length === 0 ? "The circuit" : "Every winner"}
          </a>
        }
      >
        {winners.length === 0 ? (
          circuit_name
        ) : (
          <>
            Earlier races <span className="max-md:hidden">at {circuit_name}</span>
            <span className="md:hidden">here</span>
          </>
        )}
      </HeadWithLink>
      <div className={cardClass}>
        <ol className="text-table empty:hidden">
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
          {facts.slice(0, Math.max(3, winners.length)).map(({ label, value, detail, className = "" }) => (
            <div key={label} className={`${pastRowClass} ${className}`}>
              <dt className="w-40 flex-none text-soft max-md:w-30">{label}</dt>
              {/* All values begin at one place, with a team's bar before them or without one. */}
              <dd className="flex items-center gap-2 py-1">
                {className === "" ? <span className="w-1 flex-none" /> : <TeamBar isLow />}
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <b className="font-display font-extrabold">{value}</b>
                  <span className="text-soft">{detail}</span>
                </span>
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
 * @param races newest first, upcoming ones included
 */
export function lastWinners(races: ReadonlyArray<CircuitRace>): Array<LastWinner> {
  return racesWithResult(races)
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
              pole === null || pole.driver_id === winner.driver_id
                ? null
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
  /** Who else was on pole; null where the winner was, or nobody is known to have been. */
  pole: string | null;
  className: string;
};

/** At most this many who share a record are named. */
const mostNamed = 2;

/**
 * The lap record of a circuit, and what all races there come to; what says the most first.
 *
 * @param races newest first, upcoming ones included
 * @param layoutId the layout that will be driven, whose lap record counts
 */
export function circuitPast(
  races: ReadonlyArray<CircuitRace>,
  layoutId: string,
  presentTeams?: PresentTeams,
): Array<FactTile> {
  const held = racesWithResult(races);
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
    poleWins(held),
    ...firstRace(held),
    differentWinners(held),
  ];
}

/** How many corners a lap of a circuit has, which way it goes, and whether through streets. */
export function circuitKind(circuit: Pick<CircuitProfile, "turns" | "type" | "direction">): FactTile {
  const { turns } = circuit;
  return {
    label: "Circuit",
    value: turns === null ? noValue : formatCount(turns, "turn"),
    detail: kindText(circuit),
  };
}

/** How many Grands Prix were won from pole, and whether all of the last ones. @param held newest first */
function poleWins(held: ReadonlyArray<CircuitRace>): FactTile {
  const { value, detail } = wonFromPole(held);
  const other = held.findIndex(({ pole, winner }) => pole?.driver_id !== winner?.driver_id);
  // That all of them were is said already.
  const row = other > 1 ? `, the last ${other} in a row` : "";
  return { label: "Won from pole", value, detail: `${detail}${row}` };
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
