import { useSuspenseQuery } from "@tanstack/react-query";
import { lazyRouteComponent, Link, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { CircuitLaps, LapRace, PitLoss, SeasonLaps } from "#contract/lap-figures.ts";
import { circuitLapsQuery } from "#app/data/circuits.queries.ts";
import { seasonLapsQuery } from "#app/data/standings.queries.ts";
import { noCircuitFacts } from "#app/features/circuits/circuit-texts.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import { MissingCard, cardButtonClass } from "#app/features/weekend/layout/missing-card.tsx";
import { Block, statusWords } from "#app/features/weekend/laps/lap-parts.tsx";
import { lastSeason } from "#contract/ids.ts";
import { firstLapSeason, seasonWithoutLaps } from "#contract/timing/session.ts";
import { formatCount, formatSigned, noValue } from "#app/text/format.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { formatList } from "#contract/values.ts";

// A full archive has the laps of most circuits of today.
const CircuitWinners = lazyRouteComponent(
  () => import("#app/features/circuits/circuit-screens.tsx"),
  "CircuitWinners",
);
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) void CircuitWinners.preload?.();

/** What the laps of the races held at a circuit tell of pit stops and first laps. */
export function CircuitLapsScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={pitLossTable} />}>
      <CircuitFigures />
    </Suspense>
  );
}

function CircuitFigures() {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const { data } = useSuspenseQuery(circuitLapsQuery(circuitId));
  if (!data.available) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
  const { races, pit_loss, first_lap } = data.value;
  if (races.length === 0)
    return (
      <div className="grid grid-cols-1 gap-5">
        <h2 className="sr-only">Stops and starts</h2>
        <MissingCard title="No laps of races here" reason={`${lapSeasons}.`}>
          <p className="flex flex-wrap gap-2">
            <Link to="/circuits/$circuitId/" params={{ circuitId }} className={`${cardButtonClass} filled`}>
              Every Grand Prix here
            </Link>
            <Link
              to="/standings/$year/$"
              params={{ year: String(lastSeason), _splat: "drivers/placesGained" }}
              className={cardButtonClass}
            >
              Stops and starts of {lastSeason}
            </Link>
          </p>
        </MissingCard>
        <CircuitWinners />
      </div>
    );
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-9 min-[80rem]:grid-cols-[minmax(0,1fr)_18rem]">
      <h2 className="sr-only">Stops and starts</h2>
      <div className="grid grid-cols-1 gap-9">
        <PitLossBlock pitLoss={pit_loss} />
        <RacesBlock races={races} />
      </div>
      <Block title="First lap">
        <DataTable
          table={firstLapTable}
          rows={first_lap}
          method="Places gained from the grid to the end of lap 1, on average. Starts from the pit lane and cars that did not complete the lap are not counted, so others gain more than they lose."
        />
      </Block>
    </div>
  );
}

/** What the laps of a season's races tell of each driver. */
export function SeasonLapsScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/placesGained" }).year);
  const { data } = useSuspenseQuery(seasonLapsQuery(year));
  return (
    <>
      <SeasonFacts
        year={year}
        facts={data}
        detail="race"
        isEmpty={({ races }) => races.length === 0}
        {...(data.available ? { note: noLaps(`races of ${year}`) } : {})}
      >
        {(laps) => <SeasonFigures laps={laps} />}
      </SeasonFacts>
    </>
  );
}

/** The placeholder of a season's figures. */
export function SeasonLapsSkeleton() {
  return <TableSkeleton table={driversTable} />;
}

function SeasonFigures({ laps: { year, races, pit_loss, drivers } }: { laps: SeasonLaps }) {
  const table = useTeamColours(driversTable, year, teamOf);
  return (
    <div className="grid grid-cols-1 gap-9">
      <DataTable
        table={table}
        rows={drivers}
        above={<p className="mb-1.5 text-small text-soft">{countedText(races)}</p>}
        method="Races and sprints whose laps are in the archive. First lap: places gained from the grid to the end of lap 1; usual: what the same place on the grid and those beside it gained over the season. On track and by stops: changes of order after lap 1 against a car on the same lap, without those while the track was neutralised; by stops where one of the two was in the pits. Safety cars: seconds gained on the mean of the field while they were out."
      />
      <PitLossBlock pitLoss={pit_loss} />
      <RacesBlock races={races} />
    </div>
  );
}

/** How much of a season is counted: "Counted: 1 Grand Prix and 6 sprints, of which the archive has the laps." */
function countedText(races: SeasonLaps["races"]): string {
  const sprints = races.filter(({ session }) => session === "S").length;
  const counts = [
    formatCount(races.length - sprints, "Grand Prix", "Grands Prix"),
    ...(sprints === 0 ? [] : [formatCount(sprints, "sprint")]),
  ];
  return `Counted: ${formatList(counts)}, of which the archive has the laps.`;
}

function noLaps(of: string): string {
  return `The archive has no laps of ${of}. ${lapSeasons}.`;
}

const lapSeasons = `Laps start in ${firstLapSeason}; those of ${seasonWithoutLaps} and of some other races are missing`;

function PitLossBlock({ pitLoss }: { pitLoss: Array<PitLoss> }) {
  return (
    <Block title="What a pit stop costs">
      {pitLoss.length === 0 ? (
        <EmptyNote>The laps tell the cost of fewer than three stops.</EmptyNote>
      ) : (
        <DataTable
          table={pitLossTable}
          rows={pitLoss}
          method="Seconds lost in the races below: the lap into the pits and the lap out of them, less the laps around them; under a safety car, real or virtual, less what cars beside it took that stayed out."
        />
      )}
    </Block>
  );
}

function RacesBlock({ races }: { races: ReadonlyArray<LapRace> }) {
  const sources = [...new Set(races.map(({ source }) => source.replace(/, session \d+$/, "")))];
  return (
    <Block title="Races">
      <DataTable
        table={racesTable}
        rows={races}
        method={`Races and sprints whose laps are in the archive. Changes of place are counted as for drivers, each once. Source: ${sources.join("; ")}.`}
      />
    </Block>
  );
}

const pitLossTable = defineTable<PitLoss>({
  name: "pit-loss",
  caption: "What a pit stop costs, by the state of the track",
  noun: ["state of the track", "states of the track"],
  columns: [
    { id: "under", label: "Track", value: ({ under }) => statusWords[under], width: [8, 1] },
    { id: "stops", label: "Stops", value: ({ stops }) => stops, numeric: true, width: 4.5 },
    {
      id: "median",
      label: "Median (s)",
      value: ({ median }) => median,
      cell: ({ median }) => median.toFixed(1),
      numeric: true,
      firstSort: "asc",
      width: 6.5,
    },
    {
      id: "middle_half",
      label: "Middle half (s)",
      value: ({ lower, upper }) => `${lower.toFixed(1)}–${upper.toFixed(1)}`,
      sortable: false,
      numeric: true,
      width: [8, 1],
    },
  ],
});

type FirstLap = CircuitLaps["first_lap"][number];

const firstLapTable = defineTable<FirstLap>({
  name: "first-lap-gains",
  caption: "Places gained on the first lap, by place on the grid",
  noun: ["place on the grid", "places on the grid"],
  columns: [
    {
      id: "grid",
      label: "Grid",
      value: ({ grid }) => grid,
      numeric: true,
      firstSort: "asc",
      width: [4.5, 1],
    },
    { id: "starts", label: "Starts", value: ({ starts }) => starts, numeric: true, width: [4.5, 1] },
    signed("gained", "Gained", ({ gained }) => gained, 1),
  ],
});

const racesTable = defineTable<LapRace>({
  name: "lap-races",
  caption: "Races whose laps are in the archive",
  noun: ["race", "races"],
  columns: [
    {
      id: "year",
      label: "Year",
      value: ({ year }) => year,
      cell: ({ year }) => year,
      numeric: true,
      width: 4.5,
    },
    {
      id: "race",
      label: "Race",
      value: raceText,
      cell: (race) => <a href={storyOf(race)}>{raceText(race)}</a>,
      width: [9, 2],
    },
    {
      id: "track",
      label: "Changes on track",
      value: ({ track_changes }) => track_changes,
      numeric: true,
      width: 9.25,
    },
    {
      id: "stops",
      label: "By pit stops",
      value: ({ stop_changes }) => stop_changes,
      numeric: true,
      width: 7,
    },
    lossColumn("green", "Pit stop (s)", 6.75),
    lossColumn("VSC", "Virtual safety car (s)", 10.5),
    lossColumn("SC", "Safety car (s)", 7.5),
  ],
});

function raceText({ race_name, session }: LapRace): string {
  return session === "S" ? `${race_name}, sprint` : race_name;
}

function storyOf({ year, round, session }: LapRace): string {
  return `/race/${year}/${round}/${session === "R" ? "race" : "sprint"}/story`;
}

/** The median cost of a race's stops; none of fewer than three. */
function lossColumn(under: PitLoss["under"], label: string, width: number): Column<LapRace> {
  const loss = ({ pit_loss }: LapRace) => pit_loss.find((one) => one.under === under) ?? null;
  return {
    id: under.toLowerCase(),
    label,
    value: (race) => loss(race)?.median ?? null,
    cell: (race) => loss(race)?.median.toFixed(1) ?? noValue,
    numeric: true,
    firstSort: "asc",
    width,
  };
}

type DriverRow = SeasonLaps["drivers"][number];

const teamOf = ({ team_id }: DriverRow) => team_id;

const driversTable = defineTable<DriverRow>({
  name: "places-gained",
  bar: "driver",
  caption: "Places won and lost by driver",
  heading: "Places gained",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "driver",
      label: "Driver",
      value: ({ driver_name }) => driver_name,
      cell: ({ driver_id, driver_name }) => <a href={driverPath(driver_id)}>{driver_name}</a>,
      phone: "name",
      width: [9, 1.4],
    },
    {
      id: "team",
      label: "Team",
      value: ({ team_name }) => team_name,
      cell: ({ team_id, team_name }) => <a href={teamPath(team_id)}>{team_name}</a>,
      look: "aside",
      phone: "lead",
      width: [7.5, 1.2],
    },
    {
      id: "races",
      label: "Races",
      value: ({ races }) => races,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " races", one: " race" },
      width: 4.25,
    },
    { ...signed("first_lap", "First lap", ({ first_lap }) => first_lap, 0), phone: "value" },
    signed("usual", "Usual", ({ first_lap_usual }) => first_lap_usual, 1),
    {
      ...signed("against", "Above usual", (row: DriverRow) => row.first_lap - row.first_lap_usual, 1),
      phone: "second",
      phoneWords: { after: " against usual" },
    },
    counted("track_won", "Won on track"),
    counted("track_lost", "Lost on track"),
    counted("stops_won", "Won by stops"),
    counted("stops_lost", "Lost by stops"),
    signed("neutralised", "Safety car (s)", ({ neutralised }) => neutralised, 1),
  ],
});

function counted(
  id: "track_won" | "track_lost" | "stops_won" | "stops_lost",
  label: string,
): Column<DriverRow> {
  return { id, label, value: (row) => row[id], numeric: true, width: 6.75 };
}

/** A difference with its sign; what was gained is green, what was lost red. */
function signed<Row>(
  id: string,
  label: string,
  value: (row: Row) => number | null,
  decimals: number,
): Column<Row> {
  return {
    id,
    label,
    value: (row) => {
      const difference = value(row);
      return difference === null ? null : Number(difference.toFixed(decimals));
    },
    cell: (row) => {
      const difference = value(row);
      const text = formatSigned(difference, decimals);
      if (text.startsWith("+")) return <span className="text-better">{text}</span>;
      return text.startsWith("−") ? <span className="text-worse">{text}</span> : text;
    },
    numeric: true,
    width: 6.25,
  };
}
