import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorOdds, DriverOdds } from "#contract/title-odds.ts";
import { constructorOddsQuery, driverOddsQuery } from "#app/data/standings.queries.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { formatThousands } from "#app/text/format.ts";
import {
  NoConstructorsYet,
  constructorsFailed,
  SeasonFacts,
} from "#app/features/standings/layout/season-facts.tsx";
import { RoundAxis, useHighlightedLine } from "#app/features/standings/graph-parts.tsx";
import { chancesChart, constructorChances, driverChances, oddsFinding, type SeasonChances } from "./odds.ts";
import { ChancesTable } from "./odds-table.tsx";
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

/** Stands in for the graph of either title's chances until they are there. */
export function ChancesSkeleton() {
  return <ChartSectionSkeleton title="Title chances" count={1} />;
}

type ChancesProps = { of: "drivers" | "constructors"; season: SeasonChances };

function Chances({ of, season }: ChancesProps) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-5 [&_.table-section]:min-h-0">
      <ChancesGraph of={of} season={season} />
      <ChancesTable of={of} season={season} />
      <AboutChances of={of} season={season} />
    </div>
  );
}

/** The chances by round. A line stands out while the pointer is at it; a click keeps it so, and puts it into the address. */
function ChancesGraph({ of, season }: ChancesProps) {
  const { picked, pick } = useHighlightedLine(season.lines);
  const [pointed, setPointed] = useState<string | null>(null);
  const whose = of === "drivers" ? "Drivers’" : "Constructors’";
  const chart = useMemo(() => chancesChart(season, whose), [season, whose]);
  const finding = oddsFinding(season);
  const run = (season.lines[0]?.chances.length ?? 1) - 1;
  return (
    <div className="spoiler">
      <ChartFrame
        chart={chart}
        tall
        hasCredit
        {...(finding === undefined ? {} : { finding })}
        about={`${whose} title chances after each round. Bold: the two highest.`}
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
    </div>
  );
}

/** How chances are computed, how far they are to be trusted, and a link to the greatest of all. */
function AboutChances({ of, season: { simulations } }: ChancesProps) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 phone:px-5.5 phone:py-5">
      <h3 className="font-display text-block font-extrabold">How accurate are these chances?</h3>
      <p className="max-w-200 text-[0.875rem] text-soft">
        After each round we simulate the rest of the season {formatThousands(simulations)} times, from results
        alone. <ReportCardLine of={of} /> <a href="/method/#title-chances">How chances are computed</a>
      </p>
      <ReportCards of={of} className="" />
      <p className="text-table">
        <Link to="/standings/odds/" className="more">
          The biggest swings of all time
        </Link>
      </p>
    </section>
  );
}
