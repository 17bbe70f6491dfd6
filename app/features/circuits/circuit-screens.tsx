import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { FactTiles, type FactTile } from "#app/ui/fact-tiles.tsx";
import { CircuitOutlineFigure } from "./circuit-outline.tsx";
import { driverHonours, teamHonours, type Honours } from "./honours.ts";
import { layoutsOf } from "./layouts.ts";
import {
  circuitRacesTable,
  CircuitTable,
  driverHonoursTable,
  layoutsTable,
  teamHonoursTable,
} from "./circuit-tables.tsx";
import { heldRaces } from "./circuit-texts.ts";
import type { CircuitRace } from "#contract/circuits.ts";
import { formatCount, formatLapTime } from "#app/text/format.ts";

/** The records of a circuit, and every Grand Prix there, with winner, pole and fastest lap. */
export function CircuitRacesScreen() {
  return (
    <>
      <div className="mt-5 min-h-24 max-phone:mt-4">
        <Suspense>
          <CircuitRecords />
        </Suspense>
      </div>
      <CircuitTable
        table={circuitRacesTable}
        rowsOf={heldRaces}
        method="Pole is grid slot 1; where another driver is credited with it, the table says so. The length is that of the layout then. Source: F1DB."
      />
    </>
  );
}

/** Who holds the records of a circuit; nothing before the first Grand Prix there. */
function CircuitRecords() {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = valueOf(useSuspenseQuery(circuitProfileQuery(circuitId)).data);
  const tiles = useMemo(() => circuitRecords(heldRaces(profile?.races ?? [])), [profile]);
  return tiles.length === 0 ? null : <FactTiles tiles={tiles} />;
}

/** The drivers who were successful at a circuit. */
export function CircuitDriversScreen() {
  return (
    <CircuitTable
      table={driverHonoursTable}
      rowsOf={driverHonours}
      method="Grands Prix only, on every layout. Pole is grid slot 1; both drivers of a winning shared car have won. Source: F1DB."
    />
  );
}

/** The teams that won at a circuit. */
export function CircuitTeamsScreen() {
  return (
    <CircuitTable
      table={teamHonoursTable}
      rowsOf={teamHonours}
      method="Grands Prix won, on every layout, by the make of the car. Source: F1DB."
    />
  );
}

/** The forms that a circuit had, with the fastest race lap on each, and the outline of the one recorded last. */
export function CircuitLayoutsScreen() {
  return (
    <>
      <Suspense>
        <CircuitOutlineFigure saysWhyNot />
      </Suspense>
      <CircuitTable
        table={layoutsTable}
        rowsOf={layoutsOf}
        method="A layout is a form of the circuit with its own length and turns. The lap record is the fastest lap of a Grand Prix, not of qualifying. Source: F1DB."
      />
    </>
  );
}

/**
 * The records of a circuit: lap record of the latest layout, and who won, was on pole and set the fastest lap most often.
 *
 * @param races those held there, newest first
 * @returns nothing where no race was held
 */
export function circuitRecords(races: ReadonlyArray<CircuitRace>): Array<FactTile> {
  const [last] = races;
  if (last === undefined) return [];
  const drivers = driverHonours(races);
  const record = layoutsOf(races)[0]?.record ?? null;
  return [
    {
      label: "Lap record",
      value: formatLapTime(record?.time ?? null),
      detail: record === null ? "Not recorded on this layout" : `${record.driver_name}, ${record.year}`,
    },
    mostOf("Most wins", drivers, "wins", ["win", "wins"]),
    mostOf("Most poles", drivers, "poles", ["pole", "poles"]),
    mostOf("Most fastest laps", drivers, "fastest_laps", ["fastest lap", "fastest laps"]),
    mostOf("Most wins by a team", teamHonours(races), "wins", ["win", "wins"]),
    {
      label: "Last winner",
      value: String(last.year),
      detail: last.winner?.driver_name ?? "",
    },
  ];
}

function mostOf(
  label: string,
  honours: ReadonlyArray<Honours>,
  kind: "wins" | "poles" | "fastest_laps",
  [one, many]: readonly [one: string, many: string],
): FactTile {
  const most = Math.max(0, ...honours.map((each) => each[kind]));
  if (most === 0) return { label, value: "–", detail: "" };
  const holders = honours.filter((each) => each[kind] === most).map(({ name }) => name);
  return { label, value: formatCount(most, one, many), detail: holders.join(", ") };
}
