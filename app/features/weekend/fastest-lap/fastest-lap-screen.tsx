import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { FastestLaps, SpeedTraces } from "#contract/timing/lap.ts";
import { fastestLapsQuery, speedTracesQuery } from "#app/data/timing.queries.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { comparedDrivers } from "#app/features/weekend/timing/driver-columns.tsx";
import { type DriversSearch, askedDrivers } from "../timing/drivers-search.ts";
import type { QualifyingSession } from "#app/features/weekend/timing/missing-timing.tsx";
import { Timed } from "../timing/timed.tsx";
import { lapComparisonTable, lapRows, lapsTable } from "./lap-tables.tsx";
import {
  type LapComparison,
  lapComparisonMethod,
  compareLaps,
  lapComparisonRows,
  lapsMethod,
  tracesOf,
} from "./traces.ts";
import { TraceDrawing } from "./trace-drawing.tsx";
import type { TimedDriver } from "#contract/timing/session.ts";
import { DriversForm } from "../timing/drivers-form.tsx";
import "./fastest-lap.css";

/** Each driver's fastest lap in qualifying or sprint qualifying, and two of them against each other. */
export function FastestLapScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const search: DriversSearch = useSearch({ strict: false });
  const { data: laps } = useSuspenseQuery(fastestLapsQuery({ ...race, session }));
  const { data: traces } = useSuspenseQuery(speedTracesQuery({ ...race, session }));
  const isTimed = laps.available && laps.value !== null;
  return (
    <>
      <h2 className="sr-only">Fastest laps</h2>
      <Timed facts={laps} session={session} document="fastest-laps">
        {(document) => <FastestLapsTable document={document} />}
      </Timed>
      {/* Without laps there are no traces either: one note is enough. */}
      {isTimed ? (
        <Timed facts={traces} session={session} document="speed-traces">
          {(document) => <SpeedComparison year={race.year} document={document} search={search} />}
        </Timed>
      ) : null}
    </>
  );
}

function FastestLapsTable({ document }: { document: FastestLaps }) {
  const rows = useMemo(() => lapRows(document), [document]);
  return (
    <div className="drawn">
      <DataTable table={lapsTable} rows={rows} method={lapsMethod(document.source)} />
    </div>
  );
}

type SpeedComparisonProps = { year: number; document: SpeedTraces; search: DriversSearch };

/** Two laps over the distance; the first two of the classification unless others are chosen. */
function SpeedComparison({ year, document, search }: SpeedComparisonProps) {
  const traces = useMemo(() => tracesOf(document), [document]);
  const there = traces.map(({ driver }) => driver);
  const ids = there.map(({ driver_id: id }) => id);
  const compared = comparedDrivers(askedDrivers(search), ids, { fewest: 2, most: 2, usual: 2 });
  const [first, second] = compared.map((id) => traces.find(({ driver }) => driver.driver_id === id));
  const comparison = useMemo(
    () => (first === undefined || second === undefined ? null : compareLaps(document, first, second)),
    [document, first, second],
  );
  if (comparison === null) return null;
  return (
    <section className="drawn lap-comparison-section">
      <h3 className="drawing-title">Speed over the lap</h3>
      <PairChoice there={there} compared={compared} />
      <TraceDrawing year={year} comparison={comparison} />
      <SpeedsTable comparison={comparison} source={document.source} />
    </section>
  );
}

function SpeedsTable({ comparison, source }: { comparison: LapComparison; source: string }) {
  const table = useMemo(() => lapComparisonTable(comparison), [comparison]);
  const rows = useMemo(() => lapComparisonRows(comparison), [comparison]);
  return <DataTable table={table} rows={rows} method={lapComparisonMethod(source)} />;
}

type PairChoiceProps = { there: ReadonlyArray<TimedDriver>; compared: ReadonlyArray<string> };

/** Chooses the two whose laps are set against each other. */
function PairChoice({ there, compared }: PairChoiceProps) {
  return (
    // Made anew when others are compared: the fields then show who.
    <DriversForm key={compared.join(",")}>
      {["Lap of", "against"].map((label, index) => (
        <label key={label}>
          {label}{" "}
          <span className="select">
            <select name="drivers" defaultValue={compared[index]}>
              {there.map(({ driver_id: id, driver_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
    </DriversForm>
  );
}
