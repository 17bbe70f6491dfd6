import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { FastestLaps, SpeedTraces } from "#contract/timing/lap.ts";
import { fastestLapsQuery, speedTracesQuery } from "#app/data/weekend.queries.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { comparedDrivers, teamOfRow } from "../timing/timed-drivers.tsx";
import {
  type FastestLapSearch,
  askedDrivers,
  askedPart,
  driversText,
  partText,
} from "#app/features/weekend/weekend-search.ts";
import { type QualifyingSession, Timed } from "#app/features/weekend/timing/timed.tsx";
import { lapComparisonTable, lapRows, lapsTableOf } from "./lap-tables.tsx";
import {
  type LapComparison,
  lapComparisonMethod,
  compareLaps,
  lapComparisonRows,
  lapFacts,
  lapSectors,
  lapsMethod,
  paceSentence,
  tracesOf,
} from "./traces.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { type Colours, lapColours, LineSample } from "./lap-plots.tsx";
import { LapWorkspace } from "./lap-workspace.tsx";
import type { TimedDriver } from "#contract/timing/session.ts";

/** Each driver's fastest lap in qualifying or sprint qualifying, and two of them against each other. */
export function FastestLapScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const search: FastestLapSearch = useSearch({ strict: false });
  const { data: laps } = useSuspenseQuery(fastestLapsQuery({ ...race, session }));
  const { data: traces } = useSuspenseQuery(speedTracesQuery({ ...race, session }));
  const isTimed = laps.available && laps.value !== null;
  return (
    <>
      <h2 className="sr-only">Fastest laps</h2>
      {/* Without laps there are no traces either: one note is enough. */}
      {isTimed ? (
        <Timed facts={traces} session={session} document="speed-traces">
          {(document) => (
            <SpeedComparison year={race.year} document={document} laps={laps.value} search={search} />
          )}
        </Timed>
      ) : null}
      <Timed facts={laps} session={session} document="fastest-laps">
        {(document) => <FastestLapsTable year={race.year} document={document} />}
      </Timed>
    </>
  );
}

function FastestLapsTable({ year, document }: { year: number; document: FastestLaps }) {
  const rows = useMemo(() => lapRows(document), [document]);
  const table = useTeamColours(
    useMemo(() => lapsTableOf(rows), [rows]),
    year,
    teamOfRow,
  );
  return (
    <div className="drawn mt-9">
      <DataTable table={table} rows={rows} method={lapsMethod(document.source)} />
    </div>
  );
}

type SpeedComparisonProps = {
  year: number;
  document: SpeedTraces;
  laps: FastestLaps | null;
  search: FastestLapSearch;
};

/** Two laps over the distance; the first two of the classification unless others are chosen. */
function SpeedComparison({ year, document, laps, search }: SpeedComparisonProps) {
  const traces = useMemo(() => tracesOf(document), [document]);
  const there = traces.map(({ driver }) => driver);
  const ids = there.map(({ driver_id: id }) => id);
  const compared = comparedDrivers(askedDrivers(search), ids, { fewest: 2, most: 2, usual: 2 });
  const [first, second] = compared.map((id) => traces.find(({ driver }) => driver.driver_id === id));
  const comparison = useMemo(
    () => (first === undefined || second === undefined ? null : compareLaps(document, first, second)),
    [document, first, second],
  );
  const sectors = useMemo(
    () => (comparison === null ? [] : lapSectors(comparison, laps)),
    [comparison, laps],
  );
  const navigate = useNavigate();
  if (comparison === null) return null;
  const colours = lapColours(year, comparison.first.driver.team_id, comparison.second.driver.team_id);
  return (
    <section className="drawn mt-5">
      <PairChoice year={year} there={there} compared={compared} colours={colours} />
      <LapWorkspace
        year={year}
        comparison={comparison}
        colours={colours}
        sectors={sectors}
        part={askedPart(search)}
        onPart={(part) =>
          void navigate({
            to: ".",
            search: (previous) => ({ ...previous, part: partText(part) }),
            replace: true,
            resetScroll: false,
          })
        }
        finding={paceSentence(comparison)}
        facts={lapFacts(comparison, laps)}
        table={<SpeedsTable comparison={comparison} source={document.source} />}
      />
    </section>
  );
}

function SpeedsTable({ comparison, source }: { comparison: LapComparison; source: string }) {
  const table = useMemo(() => lapComparisonTable(comparison), [comparison]);
  const rows = useMemo(() => lapComparisonRows(comparison), [comparison]);
  return <DataTable table={table} rows={rows} method={lapComparisonMethod(source)} />;
}

type PairChoiceProps = {
  year: number;
  there: ReadonlyArray<TimedDriver>;
  compared: ReadonlyArray<string>;
  colours: Colours;
};

/**
 * Everyone as a chip, the two who are compared first, so that a phone shows both, each with a piece of the line. The two
 * picked last are set against each other; the choice stands in the address.
 */
function PairChoice({ year, there, compared, colours }: PairChoiceProps) {
  const chosen = compared.flatMap((id) => there.find(({ driver_id }) => driver_id === id) ?? []);
  const others = there.filter((driver) => !chosen.includes(driver));
  return (
    <nav
      className="-mx-4 mt-3 mb-4 flex items-center gap-1 overflow-x-auto px-4 [scrollbar-width:none] md:flex-wrap print:hidden"
      aria-label="Drivers to compare"
    >
      <span className="pe-1 text-small text-soft md:basis-full" aria-hidden="true">
        Compare
      </span>
      {[...chosen, ...others].map(
        ({ driver_id: id, driver_name: name, driver_code: code, team_id: team }) => (
          <Link
            key={id}
            to="."
            search={(previous) => ({ ...previous, drivers: driversText(pairWith(id, compared)) })}
            resetScroll={false}
            // Who is picked comes first: the row goes back to where it begins.
            onClick={({ currentTarget }) => currentTarget.parentElement?.scrollTo({ left: 0 })}
            title={name}
            className={`relative flex h-9 shrink-0 items-center rounded-full border bg-surface px-1.5 text-small font-strong hover:no-underline max-md:h-11 ${teamClass(team, year)} ${compared.includes(id) ? "border-2 border-ink" : "border-line text-soft"}`}
            aria-current={compared.includes(id) ? "true" : undefined}
          >
            {compared.includes(id) ? (
              <span className="me-1.5">
                <LineSample colour={colours[compared.indexOf(id)] ?? ""} isDashed={id === compared[1]} />
              </span>
            ) : (
              <svg className="me-1.5 h-3.5 w-1.5 fill-team [transform:skewX(-14deg)]" aria-hidden="true">
                <rect width="6" height="14" />
              </svg>
            )}
            <span className="sr-only">{name} </span>
            <span aria-hidden="true">{code}</span>
          </Link>
        ),
      )}
    </nav>
  );
}

/** The pair once someone is picked: with the second of the pair before; who is in it already comes first. */
function pairWith(id: string, [first = id, second = id]: ReadonlyArray<string>): Array<string> {
  if (id === second) return [second, first];
  return id === first ? [first, second] : [second, id];
}
