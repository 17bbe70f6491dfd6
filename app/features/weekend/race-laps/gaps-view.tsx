import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { frontLooksOf } from "#app/features/team-colours/contrasting-colours.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { capitalised, formatGap, unbroken } from "#app/text/format.ts";
import { type Bands, neutralisationsText } from "../laps/lap-parts.tsx";
import { keysClass } from "../laps/row-parts.tsx";
import { shortDriverColumn, teamColumn, withDrivers } from "../timing/timed-drivers.tsx";
import { beyondText, crossPath, type DrawnGaps, frontsOf, hasDashes, outText } from "./gap-lines.tsx";
import { gapRange, GapsDrawing } from "./gaps-drawing.tsx";
import {
  type GapLine,
  lapsLed,
  leaderLines,
  leadsOf,
  leaderStopsText,
  leadsText,
  longRunnersUp,
  stopLaps,
  traceLines,
} from "./lap-gaps.ts";
import { teamDashes } from "#app/ui/chart/chart.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";

const titles = { trace: "Race trace", leader: "Gap to the leader at the end of each lap" } as const;

/** How the lines are read: of a sign that none of them has nothing is said. */
export function legendOf(view: "trace" | "leader", lines: ReadonlyArray<Pick<GapLine, "gaps">>): string {
  if (view === "leader") return "Seconds behind the leader; falling loses time.";
  return lines.some(({ gaps }) => gaps.some((gap) => gap !== null && gap > 0))
    ? "Seconds to the winner’s average pace: ahead above zero, behind below."
    : "Seconds behind the winner’s average pace.";
}

type NoteFacts = {
  view: "trace" | "leader";
  bands: Bands;
  /** Who led, who stopped while leading, who ended further back than the drawing reaches, and who was out; null for nobody. */
  leads: string | null;
  leaderStops: string | null;
  beyond: string | null;
  out: string | null;
  /** Whether lines leave the drawing. */
  isCut: boolean;
};

/** What stands below the drawing, each under its label: what it does not show by itself, what zero leaves out, what is shaded. */
export function notesOf({
  view,
  bands,
  leads,
  leaderStops,
  beyond,
  out,
  isCut,
}: NoteFacts): Array<[string, string]> {
  const isNeutralised = (bands ?? []).length > 0;
  const notes: Array<[string, string | null]> = [
    ["In the lead", leads],
    ["Leader stops", leaderStops],
    ["Further back", beyond ?? (isCut ? "For some laps lines leave the drawing; the table has all" : null)],
    ["Out", out],
    // The heading says the rest.
    [
      "Zero",
      view === "trace" && isNeutralised ? "The winner’s average pace, without the neutralised laps" : null,
    ],
    // Nothing is shaded and nothing said of a race without any.
    [
      isNeutralised ? "Shaded" : "Neutralised",
      bands?.length === 0 ? null : capitalised(neutralisationsText(bands)),
    ],
  ];
  return notes.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

/** The notes in one column beside their labels; on a phone, where that would be narrow, behind them. */
function Notes({ children }: { children: ReturnType<typeof notesOf> }) {
  return (
    <dl className="mt-2 grid max-w-200 gap-x-4 gap-y-1 text-small text-soft md:grid-cols-[auto_minmax(0,1fr)]">
      {children.map(([label, text]) => (
        <div key={label} className="md:contents">
          <dt className="inline font-strong text-ink">{label}</dt>{" "}
          <dd className="inline">{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

type GapsViewProps = {
  year: number;
  document: RaceLapTimes;
  /** By driver, the classified place or the word for none. */
  results: ReadonlyMap<string, string>;
  /** What the drawing shows, said as news. */
  finding: string | undefined;
  view: "trace" | "leader";
  /** The id of the driver who stands out. */
  picked: string | null;
  /** Links to the other views. */
  views: ReactNode;
};

/** Gaps lap by lap, to the leader or to the winner's average: drawn, and as a table. */
export function GapsView({ year, document, results, finding, picked, view, views }: GapsViewProps) {
  const { drivers, laps, neutralisations: bands, lines, source } = document;
  const gaps = useMemo(
    () => (view === "trace" ? traceLines(document) : leaderLines(document)),
    [document, view],
  );
  const table = useMemo(() => gapsTable(view, laps), [view, laps]);
  const range = gapRange(gaps, laps, view);
  const up = view === "leader" ? -1 : 1;
  const leads = useMemo(() => (view === "leader" ? leadsOf(document) : []), [document, view]);
  const runnersUp = useMemo(() => longRunnersUp(document), [document]);
  const rows = withDrivers(drivers, gaps);
  const fronts = frontsOf(
    rows.map(({ line: { driver: index } }) => {
      const led = leads
        .filter(({ driver }) => driver === index)
        .reduce((sum, lead) => sum + lapsLed(lead), 0);
      return runnersUp.has(index) || led >= laps / 10 ? "long" : led > 0 ? "led" : null;
    }),
  );
  const looks = frontLooksOf(
    year,
    rows.map(({ driver: { team_id } }, at) => ({ team_id, isRaised: fronts[at]?.wide === true })),
  );
  const drawn = rows.flatMap(({ driver, line: { driver: index, gaps: own } }, at): Array<DrawnGaps> => {
    const [look, isFront, line] = [looks[at], fronts[at], lines.find((each) => each.driver === index)];
    if (look === undefined || isFront === undefined || line === undefined) return [];
    return [
      {
        id: driver.driver_id,
        name: driver.driver_name,
        code: driver.driver_code,
        look,
        gaps: own,
        stops: stopLaps(line),
        result: results.get(driver.driver_id) ?? null,
        toTheFlag: line.position !== null || own.length === laps,
        isFront,
      },
    ];
  });
  const teams = new Map(
    rows.map(({ driver: { driver_id, team_id } }) => [driver_id, teamClass(team_id, year)]),
  );
  const timed = drawn.filter((each) => each.gaps.some((gap) => gap !== null));
  const isCut = gaps.some((line) =>
    line.gaps.some((gap) => gap !== null && (up * gap < range.from || up * gap > range.to)),
  );
  return (
    <div className="drawn">
      <BlockCard
        name={view === "leader" ? "leader-gaps" : "race-trace"}
        title={titles[view]}
        finding={finding}
        beside={views}
        about={
          <div className="flex flex-wrap items-baseline gap-x-4">
            {legendOf(view, gaps)}
            <Keys lines={timed} className="max-md:hidden!" />
          </div>
        }
        table={
          <DataTable
            table={table}
            rows={rows}
            method={
              view === "leader"
                ? `Seconds behind the first car to end the same lap. ${source}.`
                : `Seconds ahead of a car at the winner’s average lap time, from the end of lap 1; on neutralised laps it takes as long as the winner. ${source}.`
            }
          />
        }
      >
        <GapsDrawing
          title={titles[view]}
          lines={drawn}
          laps={laps}
          bands={bands}
          range={range}
          up={up}
          picked={picked}
          leads={leads.flatMap(({ driver, from, to }) => {
            const line = drawn.find(({ id }) => id === drivers[driver]?.driver_id);
            return line === undefined ? [] : { line, from, to };
          })}
        />
        {/* The screen of a phone is for the drawing. */}
        <Keys lines={timed} className="md:hidden!" />
        <DriverLinks drivers={drawn} picked={picked} teams={teams} />
        <Notes>
          {notesOf({
            view,
            bands,
            // The heading names a driver who led every lap.
            leads: leads.length > 1 ? leadsText(document, leads) : null,
            leaderStops: leaderStopsText(document, leads),
            beyond: beyondText({ lines: drawn, laps, range, up }),
            out: outText(drawn),
            isCut,
          })}
        </Notes>
      </BlockCard>
    </div>
  );
}

type DriverLinksProps = {
  drivers: ReadonlyArray<DrawnGaps>;
  picked: string | null;
  /** The class of each driver's team. */
  teams: ReadonlyMap<string, string>;
};

/** Every driver as a link that makes the line stand out, and lets it go again. */
function DriverLinks({ drivers, picked, teams }: DriverLinksProps) {
  return (
    <nav className="mt-1 print:hidden" aria-label="Highlight a driver">
      <LinkChips className={`${chipRowClass} *:*:border-s-3 *:*:border-s-team`} shape="tight">
        <li className="self-center pe-2 text-soft">Highlight</li>
        {drivers.map(({ id, name, code, gaps, result }, index) => (
          <li
            key={id}
            // The first ones are in sight as they are.
            className={`${teams.get(id) ?? ""} ${index > 3 && id === picked ? "max-md:[scroll-initial-target:nearest]" : ""}`}
          >
            {gaps.every((gap) => gap === null) ? (
              // Nothing to highlight.
              <span title={`${name} ended no lap`}>
                {code} {result}
              </span>
            ) : (
              <Link
                to="."
                search={(before) => ({ ...before, highlight: id === picked ? undefined : id })}
                replace
                resetScroll={false}
                preload={false}
                aria-current={id === picked ? "true" : undefined}
                title={name}
              >
                {code}
              </Link>
            )}
          </li>
        ))}
      </LinkChips>
    </nav>
  );
}

type GapRow = { driver: RaceLapTimes["drivers"][number]; line: GapLine };

function gapsTable(view: "trace" | "leader", laps: number): Table<GapRow> {
  const columns = Array.from({ length: laps }, (_, index): Column<GapRow> => ({
    id: `lap${index + 1}`,
    label: `Lap ${index + 1}`,
    head: String(index + 1),
    value: ({ line }) => line.gaps[index] ?? null,
    cell: ({ line }) => formatGap(line.gaps[index] ?? null),
    numeric: true,
    firstSort: "asc",
  }));
  return defineTable({
    name: view === "trace" ? "race-trace" : "leader-gaps",
    caption: view === "trace" ? "Race trace, in seconds" : "Gaps to the leader, in seconds",
    noun: ["driver", "drivers"],
    widths: "equal",
    equalWidths: { each: 5.5, second: 9, smallFirst: 4 },
    columns: [shortDriverColumn, { ...teamColumn, smallWidth: null }, ...columns],
  });
}

type KeysProps = { lines: ReadonlyArray<DrawnGaps>; className: string };

/** What the marks on the lines mean. */
function Keys({ lines, className }: KeysProps) {
  return (
    <p className={`${keysClass} ${className}`}>
      {hasDashes(lines, "wide") ? (
        <span className={hasDashes(lines, "phone") ? undefined : "max-md:hidden!"}>
          <svg className="h-2.5 w-6" aria-hidden="true">
            <path className="stroke-line-strong stroke-2" strokeDasharray={teamDashes.dashed} d="M0 5h24" />
          </svg>
          Team’s second car
        </span>
      ) : null}
      <span>
        <svg className="size-2.5" viewBox="-5 -5 10 10" aria-hidden="true">
          <circle r="3.25" className="fill-line-strong" />
        </svg>
        Pit stop
      </span>
      {lines.some(({ toTheFlag }) => !toTheFlag) ? (
        <span>
          <svg className="size-2.5" viewBox="-5 -5 10 10" aria-hidden="true">
            <path className="stroke-ink" strokeWidth="1.75" d={crossPath} />
          </svg>
          Retirement
        </span>
      ) : null}
    </p>
  );
}
