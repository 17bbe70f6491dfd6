import { usePresentMs } from "#app/data/use-present-ms.ts";
import { When } from "#app/features/races/when.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import { isAhead } from "#contract/races.ts";

/** Which Grand Prix comes next at a circuit, and when; nothing where none is on the calendar. */
export function NextRaceThere({ races }: { races: ReadonlyArray<CircuitRace> }) {
  const presentMs = usePresentMs();
  const next = races.findLast((race) => race.winner === null && isAhead(race, presentMs));
  if (next === undefined) return null;
  return (
    <>
      Next:{" "}
      <a href={`/race/${next.year}/${next.round}/race/results`}>
        {next.year} {next.race_name}
      </a>
      , <When {...next} shows="time and zone" />.
    </>
  );
}
