import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { type ScoringSession, sessionNames } from "#contract/sessions.ts";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { HeldLines } from "./no-results.tsx";
import { raceResultsTable, raceTableFor, sprintResultsTable } from "./race-tables.tsx";
import { StrategyStrip } from "../stints/strategy-strip.tsx";
import { raceMethod, raceTimeText } from "./race-texts.ts";
import { Link } from "@tanstack/react-router";
import { PlaceMark } from "#app/ui/place-mark.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { firstThree } from "#app/features/results/podium.tsx";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { headlineFacts } from "./headline-facts.ts";

/** The classification of a race or sprint. */
function ScoredResults({ session }: { session: ScoringSession }) {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), session));
  const hasLines = data.available && data.value !== null && data.value.lines.length > 0;
  return (
    <>
      {/* The table has a heading of its own. */}
      {hasLines ? null : <h2 className="sr-only">{sessionNames[session]} results</h2>}
      <HeldLines session={session} facts={data}>
        {(classification) => <Lines classification={classification} />}
      </HeldLines>
    </>
  );
}

function Lines({ classification }: { classification: RaceClassification }) {
  const table = useMemo(() => raceTableFor(classification), [classification]);
  return (
    <>
      <RaceSummary classification={classification} />
      <DataTable table={table} rows={classification.lines} method={raceMethod(classification)} />
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

export function RaceResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={raceResultsTable} />
    </>
  );
}

export function SprintResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={sprintResultsTable} />
    </>
  );
}

/**
 * A race at a glance: its podium, and its headline facts. Both have a fixed height, the same as `RaceSummarySkeleton`,
 * so that the table below does not move.
 */
function RaceSummary({ classification }: { classification: RaceClassification }) {
  const { year, lines } = classification;
  return (
    <section className="mt-5 mb-6 grid gap-4 max-phone:my-4 max-phone:gap-3" aria-label="Summary">
      <ol className="grid items-end gap-3 max-md:gap-1.5 md:grid-cols-3" aria-label="Podium">
        {firstThree(lines).map((line) => (
          <PodiumStep key={line.driver_id} line={line} year={year} />
        ))}
      </ol>
      <FactTiles
        tiles={headlineFacts(classification).map(({ teamId, isWide = false, ...fact }) => ({
          ...fact,
          className: `${teamClass(teamId, year)} ${isWide ? "max-phone:hidden" : ""}`,
        }))}
      />
    </section>
  );
}

/** How high the steps are on a wide screen: the winner's stands in the middle and is the highest. */
const steps: Readonly<Record<number, string>> = {
  1: "md:col-start-2 md:row-start-1 md:h-34",
  2: "md:col-start-1 md:row-start-1 md:h-28",
  3: "md:col-start-3 md:row-start-1 md:h-23",
};

function PodiumStep({ line, year }: { line: RaceLine & { position: number }; year: number }) {
  const place = line.position;
  return (
    <li
      value={place}
      className={`relative grid content-center gap-x-4 overflow-clip rounded-tile border-t-4 border-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_8%,var(--color-surface)))] px-4 max-md:h-14 max-md:grid-cols-[1.75rem_minmax(0,1fr)_auto] max-md:border-t-0 max-md:border-l-4 md:grid-cols-[minmax(0,1fr)_auto] ${steps[place] ?? ""} ${teamClass(line.team_id, year)}`}
    >
      <PlaceMark
        place={place}
        className="max-md:row-span-2 max-md:row-start-1 max-md:self-center md:absolute md:end-3 md:top-2"
      >
        {place}
      </PlaceMark>
      <b
        aria-hidden="true"
        className="font-display text-2xl leading-none font-extrabold text-team-ink max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-[350px]:hidden md:col-span-2 md:text-[1.75rem]"
      >
        {line.driver_code}
      </b>
      <Link
        to="/driver/$driverId/"
        params={{ driverId: line.driver_id }}
        className="truncate font-strong max-md:col-start-2 max-md:row-start-1 max-md:self-end max-md:leading-5 md:col-span-2 md:mt-1"
      >
        {line.driver_name}
      </Link>
      <span className="truncate text-small text-[light-dark(#434a57,#c3c9d3)] max-md:col-start-2 max-md:row-start-2 max-md:self-start md:col-span-2">
        <Link to="/teams/$teamId/" params={{ teamId: line.team_id }}>
          {line.team_name}
        </Link>{" "}
        · {raceTimeText(line) ?? line.status}
      </span>
    </li>
  );
}

/** An empty place of the same height. */
function RaceSummarySkeleton() {
  return <div className="mt-5 mb-6 h-62 max-md:h-73 max-phone:my-4 max-phone:h-105" />;
}
