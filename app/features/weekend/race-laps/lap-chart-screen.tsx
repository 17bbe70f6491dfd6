import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { raceLapsQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { useIsAlone } from "#app/ui/embed/embeddable.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { useRace, useResultTexts } from "../layout/use-weekend.ts";
import { PlacesByLap } from "../progression/laps-view.tsx";
import {
  linesOf,
  movedBack,
  type PlacedDriver,
  resultsNote,
  startText,
  toTheFlag,
} from "../progression/progression-lines.ts";
import { withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { GapsView } from "./gaps-view.tsx";
import { stopLaps } from "./lap-gaps.ts";
import type { LapChartSearch } from "#app/features/weekend/weekend-search.ts";
import type { RaceLine } from "#contract/weekend.ts";
import type { BumpLine } from "#app/ui/chart/bump/bump.ts";
import { ordinal } from "#contract/values.ts";
import { formatCount, formatSeconds } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

const modes = [
  { view: undefined, label: "Positions" },
  { view: "trace", label: "Race trace" },
  { view: "leader", label: "Gap to leader" },
] as const;

/** All cars of a race or sprint lap by lap: positions, the race trace, or gaps to the leader. */
export function LapChartScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const search: LapChartSearch = useSearch({ strict: false });
  const { data } = useSuspenseQuery(raceLapsQuery({ ...race, session }));
  const classification = useSuspenseQuery(raceClassificationQuery(race, session)).data;
  const lines = classification.available ? classification.value?.lines : undefined;
  const results = useResultTexts(session);
  const penalties = useMemo(
    () =>
      new Map(
        (lines ?? []).flatMap(({ driver_id, penalty }) => (penalty === null ? [] : [[driver_id, penalty]])),
      ),
    [lines],
  );
  const params = { year: String(race.year), round: String(race.round) };
  const to = session === "R" ? "/race/$year/$round/race/lap-chart" : "/race/$year/$round/sprint/lap-chart";
  const views = useIsAlone() ? undefined : (
    <ViewLinks
      label="View"
      items={modes.map(({ view, label }) => ({
        label,
        current: search.view === view,
        link: { to, params, search: { view, highlight: search.highlight } },
      }))}
    />
  );
  return (
    <>
      <h2 className="sr-only">Lap chart</h2>
      <Timed facts={data} session={session} document="laps">
        {(laps) => {
          const shared = {
            document: laps,
            results,
            year: race.year,
            views,
            picked: search.highlight ?? null,
          };
          return search.view === undefined ? (
            <Positions penalties={penalties} {...shared} />
          ) : (
            <GapsView finding={marginFinding(lines ?? [])} view={search.view} {...shared} />
          );
        }}
      </Timed>
    </>
  );
}

type PositionsProps = {
  year: number;
  document: RaceLapTimes;
  /** By driver, the classified place or the word for none. */
  results: ReadonlyMap<string, string>;
  /** By driver, the seconds of the time penalty. */
  penalties: ReadonlyMap<string, number>;
  /** Links to the other views. */
  views: ReactNode;
  picked: string | null;
};

function Positions({ year, document, results, penalties, views, picked }: PositionsProps) {
  const { laps, neutralisations: bands, source } = document;
  const placed = useMemo(() => placedDrivers(document), [document]);
  const lines = useMemo(() => {
    const stops = document.lines.map(stopLaps);
    const all = linesOf(year, placed, results);
    const moved = movedBack(all);
    return all.map((line, index) => {
      const penalty = moved.has(line.id) ? penalties.get(line.id) : undefined;
      return {
        ...line,
        marks: stops[index] ?? [],
        isMoved: moved.has(line.id),
        note: penalty === undefined ? retiredNote(line.places, document.laps) : `+${penalty} s penalty`,
      };
    });
  }, [year, placed, results, penalties, document]);
  return (
    <PlacesByLap
      block={{ name: "lap-chart", title: "Positions at the end of each lap" }}
      finding={winnerFinding(document)}
      views={views}
      title="Each car’s position at the end of each lap"
      legend="Rings: pit stops. Dashed: a team’s second car (first six only)."
      wideLegend={document.lines.some(({ grid }) => grid === null) ? "PL: from the pit lane." : undefined}
      note={penaltyNote(lines, penalties)}
      positions={document.lines.map((line) => line.positions)}
      laps={laps}
      bands={bands}
      lines={lines}
      picked={picked}
      table={{ name: "lap-chart", caption: "Positions at the end of each lap" }}
      rows={placed}
      method={`Positions when crossing the line at the end of each lap, from the grid on; lapped cars are led to their place. ${resultsNote} ${source}; grid and results: F1DB.`}
    />
  );
}

/** Drivers with their place on the grid, at the end of each lap, and, where they were laps down, at the flag. */
function placedDrivers({ drivers, lines, laps }: RaceLapTimes): Array<PlacedDriver> {
  const all = withDrivers(drivers, lines);
  const placed = all.map(({ driver, line: { grid, positions } }) => ({
    ...driver,
    places: [grid, ...Array.from({ length: laps }, (_, lap) => positions[lap] ?? null)],
    place_texts: [grid === null ? "PL" : null, ...Array.from({ length: laps }, () => null)],
  }));
  return toTheFlag(
    placed,
    new Map(
      all.flatMap(({ driver, line: { position } }) =>
        position === null ? [] : [[driver.driver_id, position]],
      ),
    ),
  );
}

/** "lap 45" for a car whose line ends there; null for one that ran to the flag, and for one that ended no lap. */
function retiredNote(places: BumpLine["places"], laps: number): string | null {
  const lap = places.findLastIndex((place) => place !== null);
  return lap < 1 || lap === laps ? null : `lap ${lap}`;
}

/** "* Doohan is 13th after a 10 s penalty."; null where each car was classified where its line ends. */
export function penaltyNote(
  lines: ReadonlyArray<BumpLine>,
  penalties: ReadonlyMap<string, number>,
): string | null {
  const moved = movedBack(lines);
  const texts = lines.flatMap(({ id, name }) => {
    const [place, penalty] = [moved.get(id), penalties.get(id)];
    if (place === undefined) return [];
    return penalty === undefined
      ? `${lastName(name)} is classified ${ordinal(place)}`
      : `${lastName(name)} is ${ordinal(place)} after a ${penalty} s penalty`;
  });
  return texts.length === 0 ? null : `* ${texts.join(", ")}.`;
}

/** "Verstappen wins from P2 and leads 49 of 50 laps"; undefined without a winner. */
export function winnerFinding({ drivers, lines, laps }: RaceLapTimes): string | undefined {
  const winner = lines.find(({ position }) => position === 1);
  const name = winner === undefined ? undefined : drivers[winner.driver]?.driver_name;
  if (winner === undefined || name === undefined) return undefined;
  const start = startText(winner.grid);
  // Of laps whose order is not known nobody can say who led.
  if (winner.positions.includes(null)) return `${lastName(name)} wins from ${start}`;
  const led = winner.positions.filter((position) => position === 1).length;
  const lead = led === laps ? "leads every lap" : `leads ${led} of ${laps} laps`;
  return `${lastName(name)} wins from ${start} and ${lead}`;
}

/** "Verstappen beats Russell by 23.546 s"; undefined where the classification does not tell. */
function marginFinding(lines: ReadonlyArray<RaceLine>): string | undefined {
  const [first, second] = [1, 2].map((place) => lines.find(({ position }) => position === place));
  if (first === undefined || second === undefined) return undefined;
  const margin =
    second.gap !== null
      ? `${formatSeconds(second.gap)} s`
      : second.gap_laps === null
        ? null
        : formatCount(second.gap_laps, "lap");
  return margin === null
    ? undefined
    : `${lastName(first.driver_name)} beats ${lastName(second.driver_name)} by ${margin}`;
}
