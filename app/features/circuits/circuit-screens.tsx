import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { circuitRecords } from "./circuit-records.ts";
import { CircuitOutlineFigure } from "./circuit-outline.tsx";
import { driverHonours, teamHonours } from "./honours.ts";
import { layoutsOf } from "./layouts.ts";
import {
  circuitRacesTable,
  CircuitTable,
  driverHonoursTable,
  layoutsTable,
  teamHonoursTable,
} from "./tables.tsx";
import { heldRaces } from "./texts.ts";

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
