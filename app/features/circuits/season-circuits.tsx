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
import { NumberBehind } from "#app/ui/number-behind.tsx";
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
      <ol className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 wide:grid-cols-4">
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

/** A circuit with its flag, its outline or else the number of its round, the day of the race, and who won there. */
function CircuitCard({ circuit, race, isNext }: CircuitCardProps) {
  const { circuit_id, circuit_name, outline, last_winner, last_held_year, is_latest } = circuit;
  return (
    <li
      className={`relative flex flex-col overflow-clip rounded-card border bg-surface shadow-card hover:bg-raised ${isNext ? "border-accent outline-1 outline-accent" : "border-line"} ${teamClass(last_winner?.team_id ?? null, last_held_year ?? undefined)} ${is_latest ? "in-[:root[data-spoilers=hidden]]:[--color-team:transparent]" : ""}`}
    >
      <div className="relative flex flex-1 flex-col px-3 py-2 md:min-h-26 md:px-4 md:py-3">
        <h3 className="font-display md:truncate text-small/tight font-extrabold tracking-[-0.01em] md:text-[1.1875rem]/tight">
          <Link
            to="/circuits/$circuitId/"
            params={{ circuitId: circuit_id }}
            className="after:absolute after:inset-0"
          >
            {circuit_name}
          </Link>
        </h3>
        <p className="text-small text-soft md:mt-auto">
          <Flag country={race.country} alone /> {isNext ? <b className="text-ink">Next: </b> : null}
          <When {...race} shows="day" />
        </p>
        <p className="text-small text-soft max-md:hidden">{race.race_name.replace("Grand Prix", "GP")}</p>
        {outline === null ? (
          <NumberBehind number={race.round} className="end-3 bottom-2 text-[3.5rem]/[0.95]" />
        ) : (
          <OutlineShape metres={outline} className="absolute end-3 bottom-2 h-12 max-md:hidden" />
        )}
      </div>
      <div
        className={`team-band px-2 py-1.5 text-small max-md:border-s-4 md:min-h-13 md:px-2.5 md:py-2 ${is_latest ? "spoiler" : ""}`}
      >
        <LastWinner circuit={circuit} />
      </div>
    </li>
  );
}

/** Who won at a circuit last, and most often; on a phone there is room for the first. */
function LastWinner({ circuit: { last_winner, last_held_year, most_wins } }: { circuit: ListedCircuit }) {
  if (last_winner === null) return <p className="text-soft">No Grand Prix yet</p>;
  return (
    <>
      <p className="truncate">
        <span className="text-soft">{last_held_year}</span>{" "}
        <b>
          <span className="max-md:hidden">{last_winner.driver_name}</span>
          <span className="md:hidden">{lastName(last_winner.driver_name)}</span>
        </b>
      </p>
      <p className="truncate text-soft max-md:hidden">
        {most_wins === null ? "" : `Most: ${mostWinsText(most_wins, lastName)}`}
      </p>
    </>
  );
}
