import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DetailKind } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type ApiResult, valueOf } from "#app/data/api-query.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { coverageLineClass, coverageOf } from "#app/features/coverage/coverage.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { seasonHasNotStarted } from "./season.ts";
import { lazyRouteComponent, Link } from "@tanstack/react-router";
import { calendarQuery } from "#app/data/races.queries.ts";
import { noCalendar } from "#app/features/races/races-texts.ts";
import { ZoneLine } from "#app/features/races/when.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { CalendarRow } from "#contract/calendar.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import * as columns from "#app/features/races/race-columns.tsx";

type SeasonFactsProps<T> = {
  year: number;
  facts: ApiResult<T>;
  /** The kind of detail that the facts are made of. */
  detail: DetailKind;
  isEmpty: (value: T) => boolean;
  /** What is said where there is nothing to show and nothing is known to be missing. */
  note?: string;
  children: (value: T) => ReactNode;
};

/**
 * Tells apart a season's facts that are there, those of a season that has not started, those that this archive does not
 * hold, and none at all.
 */
export function SeasonFacts<T>({
  year,
  facts,
  detail,
  isEmpty,
  note = "No standings data available.",
  children,
}: SeasonFactsProps<T>) {
  if (!facts.available) return <NoFacts year={year} detail={detail} note={note} />;
  if (isEmpty(facts.value)) return <NothingYet year={year} detail={detail} note={note} />;
  return children(facts.value);
}

const loadStandings = () => import("#app/features/standings/overview/final-standings.tsx");

// A full archive has every season's rounds, and most seasons have a constructors' championship.
const FinalStandings = lazyRouteComponent(loadStandings, "FinalStandings");
const SeasonDrivers = lazyRouteComponent(loadStandings, "SeasonDrivers");
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) for (const view of [FinalStandings, SeasonDrivers]) void view.preload?.();

type NoFactsProps = { year: number; detail: DetailKind; note: string };

function NothingYet(props: NoFactsProps) {
  const { data: overview } = useSuspenseQuery(driverOverviewQuery(props.year));
  return seasonHasNotStarted(overview) ? <SeasonAhead year={props.year} /> : <NoFacts {...props} />;
}

function NoFacts({ year, detail, note }: NoFactsProps) {
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  const coverage = coverageOf(valueOf(archive), { from: year, to: year }, detail);
  if (coverage.of === "none") return <FinalStandings year={year} detail={detail} />;
  return <EmptyNote>{note}</EmptyNote>;
}

/** What stands in place of a season's standings until its first race: its calendar. */
function SeasonAhead({ year }: { year: number }) {
  const { data } = useSuspenseQuery(calendarQuery(year));
  if (!data.available || data.value.races.length === 0) return <EmptyNote>{noCalendar}</EmptyNote>;
  const { races } = data.value;
  return (
    <section>
      <p className="my-1 max-w-200 text-[0.875rem] text-soft">
        There are no standings before the first race. This is the calendar; the times of all sessions are on
        the{" "}
        <Link to="/races/" search={{ year }}>
          page of races
        </Link>
        .
      </p>
      <ZoneLine races={races} />
      <DataTable table={seasonAheadTable} rows={races} method="Source: F1DB." />
    </section>
  );
}

/** The races of a season that has not started: nobody has won any. */
const seasonAheadTable = defineTable<CalendarRow>({
  name: "season-ahead",
  caption: "Calendar of the season",
  noun: ["race", "races"],
  columns: [
    { ...columns.round, width: 4, smallWidth: 3.125 },
    { ...columns.dayAndTime, width: 6.75, smallWidth: 5 },
    { ...columns.race, width: [14, 1.5], smallWidth: [8, 1.5] },
    { ...columns.circuit, width: [9, 1], smallWidth: [7.5, 1] },
  ],
});

/** What stands where the constructors' facts could not be had. */
export const constructorsFailed = "Failed to load constructor standings data";

/** In place of a season's constructors' championship before there was one: that line above the drivers' standings. */
export function NoConstructorsYet({ year }: { year: number }) {
  return (
    <>
      <NoConstructorsLine year={year} />
      <SeasonDrivers year={year} />
    </>
  );
}

/** Says that a season was before the first constructors' championship, and leads to the drivers of that season. */
export function NoConstructorsLine({ year }: { year: number }) {
  return (
    <p className={`mb-2 ${coverageLineClass}`}>
      There was no constructors’ championship before {firstConstructorsSeason}:{" "}
      <Link
        to="/standings/$year/$"
        params={{ year: String(year), _splat: "drivers/overview" }}
        className="text-ink underline underline-offset-4"
      >
        drivers’ standings of {year}
      </Link>
      .
    </p>
  );
}
