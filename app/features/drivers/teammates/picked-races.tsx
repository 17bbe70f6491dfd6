import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { circuitRacesTable, teammateRacesTable } from "./race-tables.tsx";
import type { TeammatesSearch } from "./search.ts";
import { WinsSentence } from "./wins-sentence.tsx";
import { winsIn } from "./wins.ts";

type PickedRacesProps = { records: ReadonlyArray<TeammateRecord>; search: TeammatesSearch; method: string };

/** Each race at the chosen circuit. */
export function CircuitRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.circuit_id, name: each.circuit_name }))),
    [records],
  );
  const circuit = picked(choices, search.circuit);
  const rows = useMemo(() => records.filter((each) => each.circuit_id === circuit?.id), [records, circuit]);
  if (circuit === null) return null;
  return (
    <>
      <div className="picked">
        <PickForm label="Circuit" name="circuit" choices={choices} picked={circuit} keep={kept(search)} />
        <WinsSentence wins={winsIn(rows)} />
      </div>
      <DataTable table={circuitRacesTable} rows={rows} method={method} />
    </>
  );
}

/** Each race against the chosen teammate. */
export function TeammateRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.teammate_id, name: each.teammate_name }))),
    [records],
  );
  const teammate = picked(choices, search.teammate);
  const rows = useMemo(
    () => records.filter((each) => each.teammate_id === teammate?.id),
    [records, teammate],
  );
  const [driver] = records;
  if (teammate === null) return null;
  return (
    <>
      <div className="picked">
        <PickForm label="Teammate" name="teammate" choices={choices} picked={teammate} keep={kept(search)} />
        <WinsSentence wins={winsIn(rows)} teammate={teammate} />
        {driver === undefined ? null : (
          <Link to="/compare/" search={{ ids: `${driver.driver_id},${teammate.id}` }}>
            Compare careers
          </Link>
        )}
      </div>
      <DataTable table={teammateRacesTable} rows={rows} method={method} />
    </>
  );
}

function kept({ view, races }: TeammatesSearch) {
  return { view, races };
}
