import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorOdds, DriverOdds } from "#contract/title-odds.ts";
import { constructorOddsQuery, driverOddsQuery } from "#app/data/title-odds.queries.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartAttribution, ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { formatDay } from "#app/text/dates.ts";
import { NoConstructorsYet, constructorsFailed } from "../layout/constructors.tsx";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { RoundAxis } from "../round-axis.tsx";
import { useHighlightedLine } from "../use-highlighted-line.ts";
import { chancesChart, constructorChances, driverChances, findingOf, type SeasonChances } from "./chances.ts";
import { ChancesTable } from "./chances-table.tsx";
import { ReportCardLine, ReportCards } from "./report-card.tsx";

/** Every driver's chance of the title, before and after each round of a season. */
export function DriverChancesScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/odds" }).year);
  const { data } = useSuspenseQuery(driverOddsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers’ title chances</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ drivers }) => drivers.length === 0}
      >
        {(odds) => <DriverChances odds={odds} />}
      </SeasonFacts>
    </>
  );
}

/** Every constructor's chance of the title, before and after each round of a season. */
export function ConstructorChancesScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/odds" }).year);
  const { data } = useSuspenseQuery(constructorOddsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors’ title chances</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={({ teams }) => teams.length === 0}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(odds) => <ConstructorChances odds={odds} />}
      </SeasonFacts>
    </>
  );
}

function DriverChances({ odds }: { odds: DriverOdds }) {
  const season = useMemo(() => driverChances(odds), [odds]);
  return <Chances of="drivers" season={season} />;
}

function ConstructorChances({ odds }: { odds: ConstructorOdds }) {
  const season = useMemo(() => constructorChances(odds), [odds]);
  return <Chances of="constructors" season={season} />;
}

export function ChancesSkeleton() {
  return <ChartSectionSkeleton title="Title chances" count={1} />;
}

type ChancesProps = { of: "drivers" | "constructors"; season: SeasonChances };

function Chances({ of, season }: ChancesProps) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-5 [&_.table-section]:min-h-0">
      <ChancesGraph of={of} season={season} />
      <DecidedDay of={of} season={season} />
      <ChancesTable of={of} season={season} />
      <ReportCards of={of} />
      <p className="text-table">
        <Link to="/standings/odds/" className="more">
          The biggest swings of all time
        </Link>
      </p>
    </div>
  );
}

/** The chances by round. A line stands out while the pointer is at it; a click keeps it so, and puts it into the address. */
function ChancesGraph({ of, season }: ChancesProps) {
  const { picked, pick } = useHighlightedLine(season.lines);
  const [pointed, setPointed] = useState<string | null>(null);
  const whose = of === "drivers" ? "Drivers’" : "Constructors’";
  const chart = useMemo(() => chancesChart(season, whose), [season, whose]);
  const finding = findingOf(season);
  const run = (season.lines[0]?.chances.length ?? 1) - 1;
  return (
    <div className="spoiler">
      <ChartFrame
        chart={chart}
        tall
        {...(finding === undefined ? {} : { finding })}
        axis={
          <RoundAxis
            year={season.year}
            rounds={season.rounds.slice(0, run)}
            start="Start"
            decided={season.decided?.round}
          />
        }
        highlighted={pointed ?? picked?.name ?? null}
        onSeries={setPointed}
        onPick={pick}
      />
      <ChartAttribution />
    </div>
  );
}

/** The day on which nobody else could be champion any more, and how far such figures are to be trusted. */
function DecidedDay({ of, season: { year, rounds, decided } }: ChancesProps) {
  const race = rounds.find(({ round }) => round === decided?.round);
  return (
    <p className="max-w-200 text-[0.875rem] text-soft">
      {decided === null || race === undefined ? null : (
        <>
          <b className="text-ink">The day it was decided:</b> {formatDay(decided.date)}, round {decided.round}{" "}
          of {rounds.length},{" "}
          <Link
            to="/race/$year/$round/race/results"
            params={{ year: String(year), round: String(decided.round) }}
          >
            {race.race_name}
          </Link>
          .{" "}
        </>
      )}
      <ReportCardLine of={of} /> <a href="/method/#title-chances">How chances are computed</a>
    </p>
  );
}
