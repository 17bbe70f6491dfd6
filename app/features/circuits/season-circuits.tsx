import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ListedCircuit } from "#app/data/circuits.functions.ts";
import type { SeasonCalendar } from "#app/data/races.functions.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { When } from "#app/features/races/when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { isAhead } from "#contract/races.ts";
import { OutlineShape } from "./circuit-shape.tsx";
import { mostWinsText } from "./circuit-texts.ts";

type SeasonCircuitsProps = { entries: ReadonlyArray<ListedCircuit>; season: SeasonCalendar };

/** The circuits of a season in the order of its calendar. */
export function SeasonCircuits({ entries, season: { year, races } }: SeasonCircuitsProps) {
  const presentMs = usePresentMs();
  const circuits = useMemo(() => new Map(entries.map((each) => [each.circuit_id, each])), [entries]);
  const next = races.find((race) => isAhead(race, presentMs));
  if (races.length === 0) return null;
  return (
    <section className="mb-8" aria-labelledby="season-circuits">
      <h2 id="season-circuits">The {year} season</h2>
      <p className="text-small text-soft">
        In calendar order, with the last winner and who won there most often
      </p>
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-3 md:gap-4 wide:grid-cols-4">
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

/** A circuit with its flag and outline, the day of the race, and who won there last and most often. */
function CircuitCard({ circuit, race, isNext }: CircuitCardProps) {
  const { circuit_id, circuit_name, outline, last_winner, last_held_year, most_wins, is_latest } = circuit;
  return (
    <li
      className={`relative flex overflow-clip rounded-card bg-surface shadow-card hover:bg-raised md:flex-col ${isNext ? "border-2 border-accent" : "border border-line"} ${teamClass(last_winner?.team_id ?? null, last_held_year ?? undefined)}`}
    >
      <div className="flex min-w-0 flex-1 items-start justify-between gap-2.5 px-3 py-2 md:px-4 md:py-3">
        <div className="flex min-w-0 flex-col">
          <h3 className="font-display text-[0.9375rem]/tight font-extrabold tracking-[-0.01em] wrap-anywhere md:text-[1.1875rem]/tight">
            <Link
              to="/circuits/$circuitId/"
              params={{ circuitId: circuit_id }}
              className="after:absolute after:inset-0"
            >
              {circuit_name}
            </Link>
          </h3>
          <p className="text-small text-soft md:order-first">
            <Flag country={race.country} alone /> {isNext ? <b className="text-ink">Next: </b> : null}
            <When {...race} shows="day" />
          </p>
          <p className="mt-0.5 text-small text-soft max-md:hidden">
            {race.race_name.replace("Grand Prix", "GP")}
          </p>
        </div>
        {outline === null ? null : <OutlineShape metres={outline} className="h-16 shrink-0 max-md:hidden" />}
      </div>
      <div
        className={`team-band min-h-13 px-2.5 py-2 text-small max-md:w-42 max-md:shrink-0 max-md:border-s-4 md:px-3 ${is_latest ? "spoiler" : ""}`}
      >
        {last_winner === null ? (
          <p className="text-soft">No Grand Prix held yet</p>
        ) : (
          <>
            <p>
              <span className="text-soft">{last_held_year}</span>{" "}
              <b>
                <span className="max-md:hidden">{last_winner.driver_name}</span>
                <span className="md:hidden">{lastName(last_winner.driver_name)}</span>
              </b>
            </p>
            <p className="text-soft">
              {most_wins === null ? "" : `Most: ${mostWinsText(most_wins, lastName)}`}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
