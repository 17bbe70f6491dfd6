import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { Compound } from "#contract/timing/session.ts";
import { raceLapsQuery } from "#app/data/weekend.queries.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { formatCount, formatLapTime, formatSeconds, lastName, noValue } from "#app/text/format.ts";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { bandsSentence, Block } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { shortDriverColumn, teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { ageText, compoundLetters, TyreMark, tyreClass } from "#app/features/weekend/marks.tsx";
import { lapTones, neighboursAt } from "./lap-gaps.ts";
import { LapStrip, toneLooks, type ToneRow, usual } from "./lap-strip.tsx";
import type { LapsSearch } from "#app/features/weekend/weekend-search.ts";

const modes = [
  { view: undefined, label: "At a glance" },
  { view: "times", label: "Lap times" },
  { view: "tyres", label: "Tyres" },
] as const;

/** Every lap of every car, or the laps of one. */
export function LapsScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const search: LapsSearch = useSearch({ strict: false });
  const { data } = useSuspenseQuery(raceLapsQuery({ ...race, session }));
  const params = { year: String(race.year), round: String(race.round) };
  const to = session === "R" ? "/race/$year/$round/race/laps" : "/race/$year/$round/sprint/laps";
  return (
    <>
      <h2 className="sr-only">Laps</h2>
      <Timed facts={data} session={session} document="laps">
        {(laps) => {
          const index = laps.drivers.findIndex(({ driver_id }) => driver_id === search.driver);
          // The names before its rows lead to the drivers as well.
          const isDrawn = index === -1 && search.view === undefined;
          return (
            <>
              <div className="mb-3 flex items-center gap-x-4 gap-y-2 max-wide:flex-wrap">
                <ViewLinks
                  label="View"
                  items={modes.map(({ view, label }) => ({
                    label,
                    current: index === -1 && search.view === view,
                    link: { to, params, search: { view } },
                  }))}
                />
                <nav
                  aria-label="One driver’s laps"
                  className={`flex flex-wrap gap-x-2.5 text-small max-wide:basis-full ${isDrawn ? "max-md:hidden" : ""}`}
                >
                  <span className="py-1 text-soft">One driver:</span>
                  {laps.drivers.map(({ driver_id, driver_code, driver_name }) => (
                    <a
                      key={driver_id}
                      href={`?driver=${driver_id}`}
                      title={`Laps of ${driver_name}`}
                      aria-current={driver_id === search.driver ? "page" : undefined}
                      className="inline-block py-1 aria-[current=page]:font-bold aria-[current=page]:text-accent-ink"
                    >
                      {driver_code}
                    </a>
                  ))}
                </nav>
              </div>
              {index === -1 ? (
                <AllLaps document={laps} view={search.view} year={race.year} />
              ) : (
                <DriverLaps document={laps} driver={index} />
              )}
            </>
          );
        }}
      </Timed>
    </>
  );
}

type AllLapsProps = { document: RaceLapTimes; view: LapsSearch["view"]; year: number };

/** Every lap of every car: drawn, or as a table. */
function AllLaps({ document, view, year }: AllLapsProps) {
  const { drivers, lines, laps, neutralisations, source } = document;
  const rows = useMemo(() => {
    const tones = lapTones(document);
    return withDrivers(
      drivers,
      lines.map((line, index) => ({ ...line, tones: tones[index] ?? [] })),
    );
  }, [document, drivers, lines]);
  const colours = view === "tyres" ? "tyres" : "pace";
  const plain = useMemo(() => gridTable(laps, colours), [laps, colours]);
  const grid = (
    <DataTable
      table={useTeamColours(plain, year, teamOfRow)}
      rows={rows}
      method={`${
        colours === "pace" ? tonesNote : "Coloured by the tyre of the lap."
      } P: came in at the end of the lap. A lap leads to the driver’s list. ${bandsSentence(neutralisations)} ${source}.`}
    />
  );
  if (view !== undefined) return grid;
  return (
    <div className="drawn">
      <BlockCard
        name="laps-drawing"
        title={stripTitle}
        finding={quickestFinding(rows)}
        about={
          <p className="drawing-about">
            A cell for each lap. {tonesNote} Lines are visits to the pit lane.{" "}
            {bandsSentence(neutralisations)}
          </p>
        }
        table={grid}
      >
        <LapStrip title={stripTitle} rows={rows} laps={laps} bands={neutralisations} year={year} />
      </BlockCard>
    </div>
  );
}

const stripTitle = "Every lap of every car";

const tonesNote =
  "Coloured by the lap’s median over cars that neither stopped nor were neutralised on it: violet and green quicker, red slower; each step is about half a per cent.";

/**
 * "Piastri is clearly quicker than the median on 43 laps": who has the most cells of a quicker colour on laps that were
 * not neutralised. Undefined where nobody has one, and where two have as many.
 */
export function quickestFinding(rows: ReadonlyArray<ToneRow>): string | undefined {
  const counted = rows.map(({ driver, line }) => ({
    driver,
    count: line.tones.filter(
      (tone, index) => tone !== null && tone < usual && !line.neutralised_laps.includes(index + 1),
    ).length,
  }));
  const [first, second] = counted.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === 0 || first.count === second?.count
    ? undefined
    : `${lastName(first.driver.driver_name)} is clearly quicker than the median on ${formatCount(first.count, "lap")}`;
}

function gridTable(laps: number, view: "pace" | "tyres"): Table<ToneRow> {
  const columns = Array.from({ length: laps }, (_, index): Column<ToneRow> => ({
    id: `lap${index + 1}`,
    label: `Lap ${index + 1}`,
    head: String(index + 1),
    value: ({ line }) => line.seconds[index] ?? null,
    cell: (row) => <LapCell row={row} lap={index + 1} view={view} />,
    numeric: true,
    firstSort: "asc",
  }));
  return defineTable({
    name: view === "pace" ? "laps-by-pace" : "laps-by-tyre",
    caption: "Every lap of every car",
    noun: ["driver", "drivers"],
    widths: "equal",
    bar: "driver",
    equalWidths: { each: 5.75, smallFirst: 4 },
    columns: [shortDriverColumn, ...columns],
  });
}

type LapCellProps = { row: ToneRow; lap: number; view: "pace" | "tyres" };

function LapCell({ row: { driver, line }, lap, view }: LapCellProps) {
  if (lap > line.seconds.length) return noValue;
  const compound = compoundOn(line, lap);
  const tone = line.tones[lap - 1] ?? null;
  const colour =
    view === "tyres"
      ? `border-b-3 border-b-(--tyre) ${tyreClass(compound)}`
      : tone === null
        ? ""
        : toneLooks[tone].cell;
  return (
    <a
      href={`?driver=${driver.driver_id}#lap-${lap}`}
      className={`block rounded-chip px-1 py-0.5 font-normal ${colour}`}
    >
      {formatLapTime(line.seconds[lap - 1] ?? null)}
      {view === "tyres" && compound !== null ? ` ${compoundLetters[compound]}` : null}
      {line.pit_laps.includes(lap) ? " P" : null}
    </a>
  );
}

function compoundOn({ stints }: ToneRow["line"], lap: number): Compound {
  return stints.find(({ from_lap, to_lap }) => from_lap <= lap && lap <= to_lap)?.compound ?? null;
}

type LapRow = {
  lap: number;
  seconds: number | null;
  position: number | null;
  compound: Compound;
  age: number | null;
  ahead: number | null;
  behind: number | null;
  note: string | null;
};

function DriverLaps({ document, driver }: { document: RaceLapTimes; driver: number }) {
  const rows = useMemo(() => lapRows(document, driver), [document, driver]);
  const name = document.drivers[driver]?.driver_name ?? "";
  return (
    <Block title={name}>
      <DataTable
        table={driverTable}
        rows={rows}
        method={`Gaps are to the cars before and behind on the same lap when it ended. The age of tyres is that at the end of the lap. ${document.source}.`}
      />
    </Block>
  );
}

function lapRows(document: RaceLapTimes, driver: number): Array<LapRow> {
  const line = document.lines.find((each) => each.driver === driver);
  if (line === undefined) return [];
  return line.seconds.map((seconds, index) => {
    const lap = index + 1;
    const stint = line.stints.find(({ from_lap, to_lap }) => from_lap <= lap && lap <= to_lap);
    const age = stint?.age_at_start ?? null;
    const notes = [
      line.pit_laps.includes(lap) ? "came in" : null,
      line.pit_laps.includes(lap - 1) ? "out-lap" : null,
      line.neutralised_laps.includes(lap) ? "neutralised" : null,
    ].filter((note) => note !== null);
    return {
      lap,
      seconds,
      position: line.positions[index] ?? null,
      compound: stint?.compound ?? null,
      age: stint === undefined || age === null ? null : age + lap - stint.from_lap + 1,
      ...neighboursAt(document, driver, lap),
      note: notes.length === 0 ? null : notes.join(", "),
    };
  });
}

const driverTable: Table<LapRow> = defineTable({
  name: "driver-laps",
  caption: "Laps of one driver",
  noun: ["lap", "laps"],
  columns: [
    {
      id: "lap",
      label: "Lap",
      value: ({ lap }) => lap,
      cell: ({ lap }) => <span id={`lap-${lap}`}>{lap}</span>,
      numeric: true,
      firstSort: "asc",
      width: 4,
    },
    {
      id: "time",
      label: "Time",
      value: ({ seconds }) => seconds,
      cell: ({ seconds }) => formatLapTime(seconds),
      numeric: true,
      firstSort: "asc",
      width: 6,
    },
    {
      id: "position",
      label: "Pos",
      value: ({ position }) => position,
      numeric: true,
      firstSort: "asc",
      width: 4,
    },
    {
      id: "tyre",
      label: "Tyre",
      value: ({ compound }) => compound,
      cell: ({ compound }) => <TyreMark compound={compound} />,
      width: 4.5,
    },
    {
      id: "age",
      label: "Age",
      value: ({ age }) => age,
      cell: ({ age }) => (age === null ? noValue : ageText(age)?.replace(/^used \((.*)\)$/, "$1")),
      numeric: true,
      width: 5.5,
    },
    {
      id: "ahead",
      label: "Gap ahead (s)",
      value: ({ ahead }) => ahead,
      cell: ({ ahead }) => formatSeconds(ahead),
      numeric: true,
      firstSort: "asc",
      width: 7.5,
    },
    {
      id: "behind",
      label: "Gap behind (s)",
      value: ({ behind }) => behind,
      cell: ({ behind }) => formatSeconds(behind),
      numeric: true,
      firstSort: "asc",
      width: 7.5,
    },
    { id: "note", label: "Note", value: ({ note }) => note, width: [9, 1] },
  ],
});
