import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Stints } from "#contract/timing/race.ts";
import { stintsQuery, racePitStopsQuery } from "#app/data/weekend.queries.ts";
import { useRace, useResultTexts, useWeekend } from "#app/features/weekend/layout/use-weekend.ts";
import { Timed } from "#app/features/weekend/timing/timed.tsx";
import {
  firstPitStops,
  stintsBetweenStops,
  timedStints,
  type StintChart,
  type StintLine,
  stopCount,
} from "./stint-lines.ts";
import { useMemo, useState } from "react";
import { isClassified } from "#contract/weekend.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type ApiResult, valueOf } from "#app/data/api-query.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { coverageOf, CoverageNote } from "#app/features/coverage/coverage.tsx";
import { useFirstFrame } from "#app/ui/first-frame.ts";
import type { ViewSearch } from "#app/ui/table/view.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { StintBars } from "./stint-bars.tsx";
import { formatCount } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { compoundNames } from "#app/features/weekend/marks.tsx";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { stintRows, stintsTable, teamOfStint, untimedStintsTable } from "./stints-table.tsx";
import { formatList } from "#contract/values.ts";

/** What stands for the stints of a race without timing. */
const noStints: ApiResult<Stints | null> = { available: true, value: null };

/** On which tyres each driver drove which laps of a race or sprint; without timing, when they stopped. */
export function StintsScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(stintsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Stints</h2>
      {session === "R" && data.available && data.value === null ? (
        <StintsOfPitStops race={race} />
      ) : (
        <Timed facts={data} session={session} document="stints">
          {(stints) => <TimedStints stints={stints} session={session} />}
        </Timed>
      )}
    </>
  );
}

function TimedStints({ stints, session }: { stints: Stints; session: ScoringSession }) {
  const chart = timedStints(stints, useResultTexts(session));
  return <StintsView chart={chart} method={timedMethod(chart.lines, stints.source)} />;
}

/** What the list of pit stops says about the stints of a race without timing, or why there is none. */
function StintsOfPitStops({ race }: { race: RaceRef }) {
  const { data } = useSuspenseQuery(racePitStopsQuery(race));
  const answer = valueOf(data);
  const chart = useMemo(() => (answer === null ? null : stintsBetweenStops(answer)), [answer]);
  if (chart === null || chart.lines.every(({ stops }) => stops.length === 0))
    return (
      <>
        <Timed facts={noStints} session="R" document="stints">
          {() => null}
        </Timed>
        {chart === null ? null : <NoPitStops year={race.year} />}
      </>
    );
  return <StintsView chart={chart} method={untimedMethod} />;
}

/** Why no pit stops can be shown; nothing for a race that has no result yet. */
function NoPitStops({ year }: { year: number }) {
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  const weekend = useWeekend();
  if (!weekend.available || weekend.value === null || !isClassified(weekend.value, "R")) return null;
  const coverage = coverageOf(valueOf(archive), { from: year, to: year }, "pit_stops");
  if (year >= firstPitStops && coverage.of === "none")
    return <CoverageNote coverage={coverage} shows="results" />;
  return (
    <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft">
      Pit stops are on record since {firstPitStops}, with gaps: there are none of this race.
    </p>
  );
}

/** Stints as bars, and the same as a table, which is folded until somebody asks for it. */
function StintsView({ chart, method }: { chart: StintChart; method: string }) {
  const { lines } = chart;
  const rows = useMemo(() => stintRows(lines), [lines]);
  const isFirstFrame = useFirstFrame();
  // Whoever comes by an address that sorts the table has it open.
  const search: ViewSearch = useSearch({ strict: false });
  const [isSorted] = useState(search.sort !== undefined || search.f !== undefined);
  const { year } = useRace();
  const table = useTeamColours(chart.compounds ? stintsTable : untimedStintsTable, year, teamOfStint);
  return (
    <div className="drawn">
      <StintBars
        chart={chart}
        year={year}
        finding={winnersTyres(lines) ?? (chart.compounds ? undefined : stopsFinding(chart))}
      >
        <details className="table-card mt-3 border-t border-line pt-2 text-[0.875rem]" open={isSorted}>
          <summary className="w-fit cursor-pointer font-strong max-md:min-h-(--touch-height) max-md:py-2.5">
            All stints as a table
          </summary>
          <div>{isFirstFrame ? null : <DataTable table={table} rows={rows} method={method} />}</div>
        </details>
      </StintBars>
    </div>
  );
}

/** "Norris wins on intermediate, hard and intermediate tyres"; undefined where compounds or the winner are not known. */
export function winnersTyres(lines: ReadonlyArray<StintLine>): string | undefined {
  const winner = lines.find(({ place }) => place === 1);
  const tyres = winner?.stints.flatMap(({ compound }) => (compound === null ? [] : compoundNames[compound]));
  if (winner === undefined || tyres === undefined || tyres.length === 0) return undefined;
  if (tyres.length < winner.stints.length) return undefined;
  return `${lastName(winner.driver.name)} wins on ${formatList(tyres).toLowerCase()} tyres`;
}

/**
 * How often most cars stop, and the winner where that is another number: "17 of 20 cars stop twice", "Verstappen wins with
 * 1 stop; 17 of 20 cars stop twice". Where no number is that of most, the winner's alone; undefined without a winner.
 */
export function stopsFinding({ lines, laps }: Pick<StintChart, "lines" | "laps">): string | undefined {
  const counts = lines.flatMap((line) => stopCount(line, laps) ?? []);
  const groups = [...Map.groupBy(counts, (count) => count).values()];
  const most = groups.find((group) => group.length > counts.length / 2);
  const winner = lines.find(({ place }) => place === 1);
  const stops = winner === undefined ? null : stopCount(winner, laps);
  if (winner === undefined || stops === null) return undefined;
  const won = `${lastName(winner.driver.name)} wins ${stops === 0 ? "without a stop" : `with ${formatCount(stops, "stop")}`}`;
  if (most === undefined || counts.length === 1) return won;
  const cars = most.length === counts.length ? `All ${counts.length}` : `${most.length} of ${counts.length}`;
  const usual = `${cars} cars ${timesWords[most[0] ?? 0] ?? `stop ${most[0]} times`}`;
  return most[0] === stops ? usual : `${won}; ${usual}`;
}

const timesWords: ReadonlyArray<string> = ["do not stop", "stop once", "stop twice"];

const stopsLine =
  "A stop is a visit to the pit lane in which tyres were changed or the car stood. It is counted on the lap at whose end the driver came in; its time is from pit entry to pit exit, in the row of the stint that it ends.";

/** The method line under the stints that timing recorded, with the visits to the pit lane that were no stops. */
export function timedMethod(lines: ReadonlyArray<StintLine>, source: string): string {
  return [stopsLine, driveThroughsText(lines), fieldLapsText(lines), `Source: ${source}.`]
    .filter(Boolean)
    .join(" ");
}

/** "No stop: Carlos Sainz on lap 56 (drive through penalty)." */
function driveThroughsText(lines: ReadonlyArray<StintLine>): string {
  const texts = lines.flatMap(({ driver, passes }) =>
    passes
      .filter(({ withField }) => !withField)
      .map(({ lap, penalty }) => `${driver.name} on lap ${lap} (${penalty ?? "on the same tyres"})`),
  );
  return texts.length === 0 ? "" : `No stop: ${texts.join(", ")}.`;
}

/** "The field came through the pit lane on laps 2, 3, 4: no stops, though F1DB lists them." */
function fieldLapsText(lines: ReadonlyArray<StintLine>): string {
  const laps = lines
    .flatMap(({ passes }) => passes.filter(({ withField }) => withField))
    .map(({ lap }) => lap);
  if (laps.length === 0) return "";
  const list = [...new Set(laps)].toSorted((one, other) => one - other).join(", ");
  return `The field came through the pit lane on ${list.includes(",") ? "laps" : "lap"} ${list}: no stops, though F1DB lists them.`;
}

/** The method line under stints that are made of pit stops alone. */
const untimedMethod =
  "Pit lane: the stop that ends the stint. Laps on which the whole field came through the pit lane are not counted as stops. Source: F1DB.";
