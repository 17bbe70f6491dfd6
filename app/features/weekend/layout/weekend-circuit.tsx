import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { valueOf } from "#app/data/api-query.ts";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import { circuitOutlineQuery, circuitProfileQuery } from "#app/data/circuits.queries.ts";
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
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatLapTime, formatList, formatValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { circuitPath, driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import type { Weekend } from "#contract/weekend.ts";
import { cardClass, missingHeadingClass } from "./missing-card.tsx";

/** A heading with a link to all of what stands below it. */
function HeadWithLink({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 text-table *:last:shrink-0">
      <h3 className={missingHeadingClass}>{children}</h3>
      {link}
    </div>
  );
}

/** The circuit of a weekend that is not the next one: its form, and what a lap and the race are. */
export function WeekendCircuit({ weekend }: { weekend: Weekend }) {
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
export function EarlierRaces({ weekend }: { weekend: Weekend }) {
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
 * @param races newest first, upcoming ones included
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
