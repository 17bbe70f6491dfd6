import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { type ScoringSession, sessionNames } from "#contract/sessions.ts";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { formatCount, formatLapTime } from "#app/text/format.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { ClassificationOrNote } from "./classification-or-note.tsx";
import { raceResultsTable, raceTableFor, sprintResultsTable } from "./race-tables.tsx";
import { otherStopsText, raceMethod, raceTimeText } from "./race-texts.ts";
import { Link } from "@tanstack/react-router";
import { PlaceMark } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { CarDrivers } from "#app/features/results/podium.tsx";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { headlineFacts } from "./headline-facts.ts";
import { valueOf } from "#app/data/api-query.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { raceClassificationQuery, racePitStopsQuery, stintsQuery } from "#app/data/weekend.queries.ts";
import { StintBars } from "../stints/stint-bars.tsx";
import {
  firstPitStops,
  type StintChart,
  stintsBetweenStops,
  stopCount,
  timedStints,
} from "../stints/stint-lines.ts";

/** The classification of a race or sprint. */
function ScoredResults({ session }: { session: ScoringSession }) {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), session));
  const hasLines = data.available && data.value !== null && data.value.lines.length > 0;
  return (
    <>
      {/* The table has a heading of its own. */}
      {hasLines ? null : <h2 className="sr-only">{sessionNames[session]} results</h2>}
      <ClassificationOrNote session={session} facts={data}>
        {(classification) => <Lines classification={classification} />}
      </ClassificationOrNote>
    </>
  );
}

function Lines({ classification }: { classification: RaceClassification }) {
  const table = useMemo(() => raceTableFor(classification), [classification]);
  return (
    <>
      <RaceSummary classification={classification} />
      {/* The note is one line where the page is wide. */}
      <div className="[&_.table-method]:max-w-none">
        <DataTable table={table} rows={classification.lines} method={raceMethod(classification)} />
      </div>
    </>
  );
}

/** The classification of a Grand Prix, and below it the strategies of the first ten. */
export function RaceResultsScreen() {
  return (
    <>
      <ScoredResults session="R" />
      <Suspense>
        <StrategyStrip />
      </Suspense>
    </>
  );
}

/** The classification of a sprint. */
export function SprintResultsScreen() {
  return <ScoredResults session="S" />;
}

/** Stands in for a race's podium, facts and table, at their heights, until its classification is there. */
export function RaceResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={raceResultsTable} />
    </>
  );
}

/** The same for a sprint. */
export function SprintResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={sprintResultsTable} />
    </>
  );
}

/**
 * A race at a glance: its podium, and its headline facts. Both are as high as `RaceSummarySkeleton`, so that the table
 * below does not move; higher where names take a second line.
 */
function RaceSummary({ classification }: { classification: RaceClassification }) {
  const { year } = classification;
  return (
    <section className="mt-5 mb-6 grid gap-4 max-phone:my-4 max-phone:gap-3" aria-label="Summary">
      <ol
        className="grid grid-cols-1 items-end gap-3 max-md:gap-1.5 md:grid-flow-dense md:grid-cols-3"
        aria-label="Podium"
      >
        {[1, 2, 3].map((place) => (
          <PodiumStep key={place} place={place} classification={classification} />
        ))}
      </ol>
      <FactTiles
        tiles={headlineFacts(classification).map(({ teamId, ...fact }) => ({
          ...fact,
          // A second line of words finds its room below; one alone stands in the middle.
          className: `min-h-24 max-phone:min-h-20 md:pt-4 md:pb-1.5 ${teamClass(teamId, year)}`,
        }))}
      />
    </section>
  );
}

/** The steps from the first on, on a wide screen: the winner's stands in the middle and is the highest. */
const steps = ["md:col-start-2 md:min-h-36", "md:min-h-32", "md:min-h-28"];

type PodiumStepProps = { place: number; classification: RaceClassification };

/** Who came first, second or third: those who shared the car stand on one step. */
function PodiumStep({ place, classification: { year, lines } }: PodiumStepProps) {
  const drivers = lines.filter(({ position }) => position === place);
  // Of the lines of a shared car the first has its time.
  const [car] = drivers;
  if (car === undefined) return null;
  const isShared = drivers.length > 1;
  return (
    <li
      value={place}
      className={`relative flex gap-x-4 rounded-tile border-team bg-[linear-gradient(90deg,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_7%,var(--color-surface)))] px-4 py-1 max-md:min-h-14 max-md:items-center max-md:border-l-4 md:flex-col md:border-t-4 md:pt-3 ${steps[place - 1]} ${teamClass(car.team_id, year)}`}
    >
      <PlaceMark place={place} className="md:absolute md:end-3 md:top-2">
        {place}
      </PlaceMark>
      <b
        aria-hidden="true"
        className={`font-display text-2xl leading-none font-extrabold text-team-ink max-md:order-1 max-[350px]:hidden ${place === 1 ? "md:text-[2.5rem]" : "md:text-[1.75rem]"} ${isShared ? "max-md:hidden" : ""}`}
      >
        {drivers.map(({ driver_code }) => driver_code).join(" / ")}
      </b>
      <div className="min-w-0 max-md:grow">
        <div className={`md:mt-1 ${place === 1 ? "text-[1.125rem] font-bold" : "font-strong"}`}>
          <CarDrivers drivers={drivers} />
        </div>
        <div className="truncate text-small text-soft-on-team">
          <Link to="/teams/$teamId/" params={{ teamId: car.team_id }}>
            {car.team_name}
          </Link>{" "}
          · {raceTimeText(car) ?? car.status}
        </div>
      </div>
      <p className="mt-auto pb-2 text-small text-soft-on-team max-wide:hidden">
        {isShared ? null : howText(car)}
      </p>
    </li>
  );
}

/** From where and how, as far as it is known: "From grid 3 · 2 stops · best lap 1:23.081". */
function howText({ grid_position, grid_text, pit_stops, fastest_lap }: RaceLine): string {
  const start = grid_position === null ? null : `From grid ${grid_position}`;
  return [
    grid_text === "PL" ? "From the pit lane" : start,
    pit_stops === null || pit_stops === 0 ? null : formatCount(pit_stops, "stop"),
    fastest_lap === null ? null : `best lap ${formatLapTime(fastest_lap)}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** An empty place of the same height. */
function RaceSummarySkeleton() {
  return <div className="mt-5 mb-6 h-64 max-md:h-73 max-phone:my-4 max-phone:h-112" />;
}

/** How many of the classification are shown. */
const firstShown = 10;

/** The stints of a race's first ten, with a link to all of them; nothing where no stop is on record. */
function StrategyStrip() {
  const race = useRace();
  const stints = valueOf(useSuspenseQuery(stintsQuery({ ...race, session: "R" })).data);
  if (stints !== null) return <Strip chart={timedStints(stints)} />;
  return race.year < firstPitStops ? null : <PitStopStrip race={race} />;
}

function PitStopStrip({ race }: { race: RaceRef }) {
  const stops = valueOf(useSuspenseQuery(racePitStopsQuery(race)).data);
  if (stops === null || stops.drivers.every((driver) => driver.stops.length === 0)) return null;
  return <Strip chart={stintsBetweenStops(stops)} />;
}

function Strip({ chart }: { chart: StintChart }) {
  const { year, round } = useRace();
  const { lines, compounds, laps } = chart;
  const results = valueOf(useSuspenseQuery(raceClassificationQuery({ year, round }, "R")).data)?.lines ?? [];
  const timed = lines
    .slice(0, firstShown)
    .map((line) => ({ driverId: line.driver.id, stops: stopCount(line, laps) }));
  const otherStops = compounds ? otherStopsText(timed, results) : null;
  return (
    <div className="mt-9 max-phone:mt-7">
      <StintBars
        chart={{ ...chart, lines: lines.slice(0, firstShown) }}
        year={year}
        finding={compounds ? "Tyre strategy" : "Pit stops"}
        level="h2"
        beside={
          lines.length <= firstShown ? undefined : (
            <Link
              to="/race/$year/$round/race/stints"
              params={{ year: String(year), round: String(round) }}
              className="more text-table"
            >
              All {lines.length} cars
            </Link>
          )
        }
      >
        {otherStops === null ? null : <p className="mt-3 text-small text-soft">{otherStops}</p>}
      </StintBars>
    </div>
  );
}
