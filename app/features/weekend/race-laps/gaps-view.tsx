import { Link } from "@tanstack/react-router";
import { type PointerEvent, type ReactNode, useMemo } from "react";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { frontLooksOf } from "#app/features/team-colours/contrasting-colours.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { capitalised, formatGap, formatSigned, unbroken } from "#app/text/format.ts";
import { type Bands, LapAxis, lapEnd, LapGround, mostGap, neutralisationsText } from "../laps/lap-parts.tsx";
import { keysClass } from "../laps/row-parts.tsx";
import { shortDriverColumn, teamColumn, withDrivers } from "../timing/timed-drivers.tsx";
import {
  beyondText,
  crossPath,
  type DrawnGaps,
  frontsOf,
  GapLines,
  type GapLinesProps,
  GapNames,
  hasDashes,
  height,
  NamesOnLines,
  outText,
  phoneWidth,
  usualWidth,
} from "./gap-lines.tsx";
import {
  type GapLine,
  type Lead,
  leaderLines,
  leadsOf,
  leaderStopsText,
  leadsText,
  longRunnersUp,
  stopLaps,
  traceLines,
} from "./lap-gaps.ts";
import { teamDashes } from "#app/ui/chart/chart.ts";
import { percent, roundStep } from "#app/ui/drawing/lengths.ts";
import { CursorDrawing, useCursor } from "#app/ui/drawing/cursor.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";
import { type Range, shareFromTop, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";

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
      const led = leads.filter(({ driver }) => driver === index).reduce((sum, lead) => sum + lapsOf(lead), 0);
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
        <GapLinesDrawing
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
            // Of who led every lap the heading says it.
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

/** About how many lines the axis of gaps has. */
const axisLines = 6;

/** Pixels over the line at zero for the letters of those who led. */
const leadersRoom = 26;

/** The cars that a drawing has room for, and the most seconds that it reaches back for them. */
const shownCars = 10;
const mostBehind = 100;

/** From this share of a step of the axis on, a rise is worth the room up to the next value that is named. */
const nearlyNamed = 0.7;

/** How much further than the winner's own line it reaches, which falls by minutes where a wet track dries. */
const belowWinner = 1.25;

/**
 * The seconds that a drawing shows: a minute back those of the first ten and of all on the lead lap, up to 100 s those of
 * who is both, and all of the winner's. Where lines rise well above zero it reaches to a value that the axis names.
 *
 * @param gaps in order of classification
 */
export function gapRange(gaps: ReadonlyArray<GapLine>, laps: number, view: "trace" | "leader"): Range {
  const back = view === "leader" ? -1 : 1;
  const winner = Math.min(0, ...(gaps[0]?.gaps ?? []).map((gap) => back * (gap ?? 0)));
  const furthest = Math.min(-mostBehind, belowWinner * winner);
  const all = gaps.flatMap((line, index) => {
    const isOnLeadLap = (line.gaps[laps - 1] ?? null) !== null;
    const isFirst = index < shownCars;
    if (!isOnLeadLap && !isFirst) return [];
    const least = isOnLeadLap && isFirst ? furthest : -mostGap;
    return line.gaps.flatMap((gap) => (gap === null ? [] : Math.max(back * gap, least)));
  });
  const from = Math.min(0, ...all) - 1;
  if (view === "leader") return { from, to: (-from * leadersRoom) / (height - leadersRoom) };
  const most = Math.min(mostGap, Math.max(5, ...all));
  const step = roundStep((most + 1 - from) / axisLines);
  // Room for the name of the highest line, below that of the axis of laps.
  const named = (Math.ceil(most / step) + 1 / 8) * step;
  const isNamed = most > nearlyNamed * step && roundStep((named - from) / axisLines) === step;
  return { from, to: isNamed ? Math.max(most + 1, named) : most + 1 };
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

/** How near the pointer has to be to a line to point at it, in pixels. */
const reach = 16;

/** A line for each car over the laps, with its name at its end; pointing at one, or a tap, makes it stand out. */
function GapLinesDrawing({
  title,
  lines,
  laps,
  bands,
  range,
  up,
  picked,
  leads,
}: GapLinesProps & { leads: ReadonlyArray<NamedLead> }) {
  const cursor = useCursor(Array.from({ length: laps }, (_, index) => index + 1));
  const { at: lap, pointed } = cursor;
  const shown = lines.some(({ id }) => id === (pointed ?? picked)) ? (pointed ?? picked) : null;
  const drawn = useMemo(() => lines.filter(({ gaps }) => gaps.some((gap) => gap !== null)), [lines]);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const at = Math.min(laps, Math.max(1, Math.round(((clientX - left) / width) * laps)));
    const distances = drawn.map(({ gaps }) => {
      const gap = gaps[at - 1] ?? null;
      return gap === null ? Infinity : Math.abs(shareFromTop(range, up * gap) * height - (clientY - top));
    });
    const nearest = Math.min(...distances);
    cursor.moveTo(at, nearest > reach ? null : (drawn[distances.indexOf(nearest)]?.id ?? null));
  }

  return (
    <>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_10.25rem] overflow-hidden max-md:grid-cols-[2.375rem_minmax(0,1fr)_3.5rem]">
        <div className="col-start-2">
          <LapAxis laps={laps} bands={bands} />
        </div>
        {/* A phone has no gaps beside the names. */}
        <svg
          className="col-start-3 row-start-1 w-full self-end overflow-visible max-md:hidden"
          height="18"
          aria-hidden="true"
        >
          <text className="axis-label" x="10" y="10">
            Gap at the flag
          </text>
        </svg>
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={lap === null ? null : lapEnd(lap, laps)}
          onPoint={follow}
          height={height}
          className="col-start-2 row-start-2"
          svgClass="w-full overflow-visible fill-soft text-xs"
          ground={
            <>
              <LapGround laps={laps} bands={bands} opacity={0.5} />
              <ValueLines range={range} lines={axisLines} />
            </>
          }
        >
          <GapLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
          <NamesOnLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
          <ValueLabels range={range} lines={axisLines} format={(value) => formatSigned(up * value, 0)} />
          {up === 1 ? null : <Leaders leads={leads} laps={laps} y={shareFromTop(range, 0) * height - 11} />}
        </CursorDrawing>
        <GapNames lines={drawn} laps={laps} range={range} up={up} shown={shown} />
      </div>
      <Readout lines={drawn} lap={lap} laps={laps} up={up} />
    </>
  );
}

type NamedLead = Omit<Lead, "driver"> & { line: DrawnGaps };

/** Pixels that a leader's three letters take, and between those of two. */
const letters = 26;
const between = 4;

/** How far letters stand beside the middle of the laps led, in pixels: the nearest first, and never beside all of them. */
const asides = Array.from({ length: letters / 2 + 1 }, (_, step) =>
  step === 0 ? [0] : [step, -step],
).flat();

/**
 * The middle of each leader's letters over the line at zero, as a share of the race: that of the laps led, or as near to
 * it as other letters let them stand, those who led most laps first. Null for no room, and for who led every lap, as the
 * heading says.
 */
export function leadNames(
  leads: ReadonlyArray<Omit<Lead, "driver">>,
  laps: number,
  width: number,
): Array<number | null> {
  const taken: Array<number> = [];
  const places = leads.map((): number | null => null);
  const longest = leads
    .map((lead, index) => ({ ...lead, index }))
    .toSorted((one, other) => lapsOf(other) - lapsOf(one));
  for (const { from, to, index } of longest) {
    if (from === 1 && to === laps) continue;
    const middle = ((from - 1 + to) / 2 / laps) * width;
    const place = asides
      .map((aside) => middle + aside)
      .find(
        (x) =>
          x >= letters / 2 &&
          x <= width - letters / 2 &&
          taken.every((other) => Math.abs(other - x) >= letters + between),
      );
    if (place === undefined) continue;
    taken.push(place);
    places[index] = place / width;
  }
  return places;
}

function lapsOf({ from, to }: Pick<Lead, "from" | "to">): number {
  return to - from + 1;
}

type LeadersProps = { leads: ReadonlyArray<NamedLead>; laps: number; y: number };

/** Who led, over the line at zero; on a phone a line of names has room for fewer. */
function Leaders({ leads, laps, y }: LeadersProps) {
  const wide = leadNames(leads, laps, usualWidth);
  if (wide.every((place) => place === null)) return null;
  return (
    <>
      <text className="axis-label" x="-6" y={y} textAnchor="end">
        Lead
      </text>
      <g className="max-md:hidden">
        <LeaderNames leads={leads} places={wide} y={y} />
      </g>
      <g className="md:hidden">
        <LeaderNames leads={leads} places={leadNames(leads, laps, phoneWidth)} y={y} />
      </g>
    </>
  );
}

type LeaderNamesProps = Omit<LeadersProps, "laps"> & { places: ReturnType<typeof leadNames> };

/** Letters without a bar, which would stand between two names: the line below them has the colour. */
function LeaderNames({ leads, places, y }: LeaderNamesProps) {
  return leads.map(({ line, from }, index) => {
    const place = places[index] ?? null;
    // The sentence below names all.
    return place === null ? null : (
      <text
        key={from}
        className="outlined fill-ink stroke-surface font-semibold [text-anchor:middle]"
        x={percent(place)}
        y={y}
      >
        {line.code}
      </text>
    );
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

/** How many a readout ranks. */
const ranked = 8;

type ReadoutProps = Pick<GapLinesProps, "lines" | "laps" | "up"> & { lap: number | null };

/**
 * The gaps to the first at the cursor, below the drawing, where a finger does not cover it. Before there is one a phone has
 * those at the flag, which do not stand beside its names.
 */
function Readout({ lines, lap, laps, up }: ReadoutProps) {
  return (
    <p className="needs-scripts mt-2 min-h-10 text-small text-soft md:min-h-5" aria-live="polite">
      {lap === null ? (
        <>
          <span className="max-md:hidden">
            Point at the drawing, tap it or use the arrow keys to read the gaps at any lap.
          </span>
          <span className="md:hidden">
            <Gaps lines={lines} lap={laps} up={up} />
          </span>
        </>
      ) : (
        <Gaps lines={lines} lap={lap} up={up} />
      )}
    </p>
  );
}

/** The first at the end of a lap, and how far the others are behind. */
function Gaps({ lines, lap, up }: Omit<ReadoutProps, "laps" | "lap"> & { lap: number }) {
  const there = lines
    .flatMap(({ id, code, gaps }) => {
      const gap = gaps[lap - 1] ?? null;
      return gap === null ? [] : [{ id, code, value: up * gap }];
    })
    .toSorted((one, other) => other.value - one.value);
  const first = there[0]?.value ?? 0;
  return (
    <>
      <b className="me-2 text-ink">Lap {lap}</b>
      {there.slice(0, ranked).map(({ id, code, value }, index) => (
        <span key={id} className="me-2 inline-block">
          <span className="text-ink">{code}</span> {index === 0 ? "" : formatSigned(first - value, 1)}
        </span>
      ))}
    </>
  );
}
