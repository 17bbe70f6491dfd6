import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ListedCircuit } from "#app/data/circuits.functions.ts";
import type { SeasonCalendar } from "#app/data/races.functions.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { When } from "#app/features/races/when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { hasNotStarted } from "#contract/races.ts";
import { OutlineShape } from "./circuit-shape.tsx";
import { mostWinsText } from "./circuit-texts.ts";

type SeasonCircuitsProps = { entries: ReadonlyArray<ListedCircuit>; season: SeasonCalendar };

/** The circuits of a season in the order of its calendar. */
export function SeasonCircuits({ entries, season: { year, races } }: SeasonCircuitsProps) {
  const presentMs = usePresentMs();
  const circuits = useMemo(() => new Map(entries.map((each) => [each.circuit_id, each])), [entries]);
  const next = races.find((race) => hasNotStarted(race, presentMs));
  if (races.length === 0) return null;
  return (
    <section className="mt-7 mb-9" aria-labelledby="season-circuits">
      <h2 id="season-circuits">The {year} season</h2>
      <p className="text-small text-soft">
        In calendar order, with the last winner
        <span className="max-md:hidden"> and who has won there most often</span>
      </p>
      <ol className="mt-4 max-md:-mx-4 max-md:border-y max-md:border-line md:grid md:grid-cols-3 md:gap-4 wide:grid-cols-4">
        {races.map((race) => {
          const circuit = circuits.get(race.circuit_id);
          return circuit === undefined ? null : (
            <CircuitCard key={race.round} circuit={circuit} race={race} isNext={race === next} />
          );
        })}
      </ol>
    </section>
  );
}

type CircuitCardProps = {
  circuit: ListedCircuit;
  race: CalendarRow;
  /** True for the one that the season comes to next. */
  isNext: boolean;
};

/** A circuit of the season: which round, when, what the circuit is like and who won there; on a phone a row of two lines. */
function CircuitCard({ circuit, race, isNext }: CircuitCardProps) {
  const { circuit_id, circuit_name, place, outline, last_winner, last_held_year, is_latest } = circuit;
  return (
    <li
      className={`relative bg-surface hover:bg-raised max-md:grid max-md:grid-cols-[3.75rem_minmax(0,1fr)_6.5rem] max-md:gap-x-1 max-md:items-center max-md:px-4 max-md:py-2 max-md:not-last:border-b md:flex md:flex-col md:overflow-clip md:rounded-card md:border md:shadow-card ${isNext ? "border-accent outline-1 outline-accent max-md:-outline-offset-1" : "border-line"} ${teamClass(last_winner?.team_id ?? null, last_held_year ?? undefined)} ${is_latest ? "in-[:root[data-spoilers=hidden]]:[--color-team:transparent]" : ""}`}
    >
      <div className="flex-1 max-md:contents md:px-4 md:pt-3 md:pb-2.5">
        <p className="text-small font-strong text-soft">
          R{race.round}
          {circuit_name.includes(place) ? null : (
            <span className="font-normal max-md:hidden"> · {place}</span>
          )}
          {isNext ? <span className="text-accent-ink max-md:block max-md:leading-none"> Next</span> : null}
        </p>
        <h3 className="font-display text-[0.9375rem]/tight font-extrabold tracking-[-0.01em] md:text-[1.1875rem]/tight">
          <Link
            to="/circuits/$circuitId/"
            params={{ circuitId: circuit_id }}
            className="after:absolute after:inset-0"
          >
            {circuit_name}
          </Link>
        </h3>
        <p className="truncate text-small text-soft max-md:col-start-2 max-md:row-start-2">
          <Flag country={race.country} alone /> <When {...race} day="short" />
          {` · ${race.race_name.replace("Grand Prix", "GP")}`}
        </p>
        <div className="mt-2 flex items-center justify-between gap-3 max-md:contents">
          <CircuitFigures circuit={circuit} />
          {outline === null ? null : (
            <OutlineShape metres={outline} className="h-7 w-11.5 max-md:row-start-2 md:h-20 md:w-auto" />
          )}
        </div>
      </div>
      <div
        className={`team-band min-w-0 text-small max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:border-s-4 max-md:bg-none max-md:ps-2 md:min-h-13 md:px-2.5 md:py-2 ${is_latest ? "spoiler" : ""}`}
      >
        <LastWinner circuit={circuit} />
      </div>
    </li>
  );
}

/** How long a circuit is, how many turns it has, and how many Grands Prix were held there. */
function CircuitFigures({ circuit: { length_km, turns, races_held } }: { circuit: ListedCircuit }) {
  const figures = [
    ["km", length_km === null ? noValue : length_km.toFixed(3)],
    ["turns", turns ?? noValue],
    ["GPs", races_held],
  ] as const;
  return (
    <dl className="grid text-base/6 max-md:hidden">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-1">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who won at a circuit last, and most often; on a phone there is room for the first. */
function LastWinner({ circuit: { last_winner, last_held_year, most_wins } }: { circuit: ListedCircuit }) {
  if (last_winner === null) return <p className="text-soft">No result yet</p>;
  return (
    <>
      <p className="truncate max-md:flex max-md:flex-col-reverse">
        <span className="text-soft">{last_held_year} </span>
        <b className="truncate">
          <span className="max-md:hidden">{last_winner.driver_name}</span>
          <span className="md:hidden">{lastName(last_winner.driver_name)}</span>
        </b>
      </p>
      <p className="truncate text-soft max-md:hidden">
        {most_wins === null ? "" : `Most wins: ${mostWinsText(most_wins, lastName)}`}
      </p>
    </>
  );
}
