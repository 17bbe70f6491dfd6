import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { LapAxis, lapEnd, LapGround, lapSpan } from "#app/features/weekend/laps/lap-parts.tsx";
import {
  figureHeadClass,
  Hatch,
  keysClass,
  NeutralisedKey,
  RowEnd,
  rowNamesClass,
  rowEndsClass,
  rowEndText,
  rowHeight,
  RowPlace,
} from "#app/features/weekend/laps/row-parts.tsx";
import {
  isWithoutLap,
  type LaneTimes,
  laneTimes,
  lapsOf,
  lineSentence,
  notClassified,
  secondsInLane,
  type StintChart,
  type StintLine,
  stopCount,
} from "./stint-lines.ts";
import {
  across,
  type BarsProps,
  corner,
  endedTitle,
  room,
  StintEnds,
  TyreBars,
  TyreKeys,
} from "./stint-parts.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import "../../../ui/chart/chart.css";

type StintBarsProps = {
  chart: StintChart;
  year: number;
  /** Below the bars, within their card. */
  children?: ReactNode;
} & Partial<Pick<ComponentProps<typeof BlockCard>, "finding" | "level" | "beside">>;

/** One bar for each driver over the laps of a race; the list reads in words what the bars show. */
export function StintBars({ chart, year, children, ...head }: StintBarsProps) {
  const hatch = useId();
  const { laps, compounds, bands, lines } = chart;
  const times = laneTimes(lines);
  const [driven, parked] = [lines.filter((line) => !isWithoutLap(line)), lines.filter(isWithoutLap)];
  // A phone has no room for each beside the laps, but for their sum.
  const hasTimes = !compounds && times.fastest !== null;
  const ends = driven.map((line) => ({ text: endOf(line, laps), share: (line.laps ?? laps) / laps }));
  return (
    <BlockCard
      name="stints-drawing"
      title="Stints over the laps"
      className={rowNamesClass}
      about={<StintLegend chart={chart} fastest={times.fastest} />}
      {...head}
    >
      {compounds ? <Hatch id={hatch} className="fill-black/30" /> : null}
      <div className={rowEndsClass(ends, hasTimes)}>
        <div className="grid min-h-5.5 grid-cols-[minmax(0,1fr)_var(--row-figures)] items-end ps-(--row-names)">
          <LapAxis laps={laps} bands={bands} />
          <span className={`max-md:hidden ${figureHeadClass}`} aria-hidden="true">
            Stops
          </span>
          {hasTimes ? (
            <span className={`md:hidden ${figureHeadClass}`} aria-hidden="true">
              In pit
            </span>
          ) : null}
        </div>
        <div className="relative">
          <svg
            className="absolute inset-y-0 start-(--row-names) h-full w-[calc(100%-var(--row-names)-var(--row-figures))]"
            aria-hidden="true"
          >
            <LapGround laps={laps} bands={bands} />
          </svg>
          <ol className="relative">
            {driven.map((line) => (
              <StintRow key={line.driver.id} line={line} year={year} laps={laps} hasTimes={hasTimes}>
                {compounds ? (
                  <TyreBars line={line} laps={laps} hatch={hatch} />
                ) : (
                  <PlainBars line={line} laps={laps} times={times} />
                )}
              </StintRow>
            ))}
          </ol>
        </div>
        {parked.length === 0 ? null : (
          <p className="mt-2 text-small text-soft">
            No lap completed:{" "}
            {parked.map(({ driver: { id, name }, place }, index) => (
              <Fragment key={id}>
                {index === 0 ? "" : ", "}
                <a href={driverPath(id)} className="text-ink">
                  {name}
                </a>{" "}
                {place}
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {children}
    </BlockCard>
  );
}

/** How a row ended, where the place at its beginning does not say it all. */
function endOf({ place, laps: driven }: StintLine, laps: number): string | null {
  const text = driven === null ? null : rowEndText(place === notClassified ? null : place, driven, laps);
  return text === place ? null : text;
}

type StintRowProps = { line: StintLine; year: number; laps: number; hasTimes: boolean; children: ReactNode };

function StintRow({ line, year, laps, hasTimes, children }: StintRowProps) {
  const { driver, place } = line;
  const inLane = secondsInLane(line);
  const team = teamClass(line.team.id, year);
  return (
    <li className="grid grid-cols-[var(--row-place)_calc(var(--row-names)-var(--row-place))_minmax(0,1fr)_var(--row-figures)] items-center text-[0.8125rem]">
      <RowPlace place={place === notClassified ? noValue : place} />
      <a
        href={driverPath(driver.id)}
        className={`flex items-center gap-1.5 truncate pe-1 font-semibold no-underline hover:underline max-md:gap-1 max-md:overflow-visible ${team}`}
      >
        <TeamBar isLow />
        <abbr title={driver.name} className="no-underline md:hidden">
          {driver.code ?? driver.name}
        </abbr>
        <span className="truncate max-md:hidden">{driver.name}</span>
      </a>
      <svg className={`h-6.5 w-full overflow-visible ${team}`} role="img" aria-label={lineSentence(line)}>
        {children}
        <RowEnd text={endOf(line, laps)} driven={line.laps ?? laps} laps={laps} y={rowHeight / 2} />
      </svg>
      <span className="text-end text-soft max-md:hidden" aria-hidden="true">
        {stopCount(line, laps) ?? noValue}
      </span>
      {hasTimes ? (
        <span className="text-end text-xs text-soft max-md:tracking-tighter md:hidden" aria-hidden="true">
          {inLane === null ? noValue : `${inLane.toFixed(1)} s`}
        </span>
      ) : null}
    </li>
  );
}

/**
 * A driver's stints where tyres are not known: a bar each in a tint of the team's colour, parted by the stops, with its
 * laps. How long a stop took stands on the gap that it makes: on a narrow screen only what is fast or slow.
 */
function PlainBars({ line: { stints, stops }, laps, times }: BarsProps & { times: LaneTimes }) {
  const plates = stints.map(({ to }, index): LanePlate | null => {
    const seconds = stops.find(({ lap }) => lap === to)?.seconds ?? null;
    const [isShort, isNextShort] = [index, index + 1].map((at) => {
      const stint = stints[at];
      return stint === undefined || lapsOf(stint) / laps < room.stop;
    });
    if (seconds === null || (isShort && isNextShort)) return null;
    const side = isShort ? "after" : isNextShort ? "before" : "on";
    return { seconds, side, mark: laneMark(seconds, times) };
  });
  const fill = "fill-[color-mix(in_oklab,var(--color-team)_50%,var(--color-surface))]";
  return (
    <g className="forced-color-adjust-none">
      {stints.map((stint) => (
        <rect
          key={stint.from}
          className={fill}
          {...lapSpan(stint.from, stint.to, laps)}
          {...across}
          rx={corner(stint)}
        >
          <title>
            {endedTitle(
              stint,
              stops.find(({ lap }) => lap === stint.to),
            )}
          </title>
        </rect>
      ))}
      <StintEnds stints={stints} laps={laps} />
      <g className="pointer-events-none fill-ink text-[0.75rem] font-strong">
        {stints.map((stint, index) => {
          const before = stints[index - 1];
          const plate = plates[index - 1] ?? null;
          const start = plates[index]?.mark ? 3 : 6;
          const from = plate?.mark ? Math.max(start, lanePlace(plate, true).end + 3) : start;
          // A phone has no room for the laps of a short stint but in the next one.
          const beside =
            before !== undefined && lapsOf(before) / laps < room.phone.letter ? lapsOf(before) : null;
          return (
            // Cut off where the bar has no room for all of it.
            <svg key={stint.from} {...lapSpan(stint.from, stint.to, laps)}>
              <text x="50%" y="17" textAnchor="middle" className="max-md:hidden">
                {lapsOf(stint)}
              </text>
              {lapsOf(stint) / laps < room.phone.letter ? null : (
                <g className="md:hidden">
                  {beside === null || from === start ? null : (
                    <text x={start} y="17">
                      {beside}
                    </text>
                  )}
                  <text x={from} y="17">
                    {beside === null || from > start ? "" : `${beside} + `}
                    {lapsOf(stint)}
                  </text>
                </g>
              )}
            </svg>
          );
        })}
        {stints.map(({ to }, index) => {
          const plate = plates[index];
          return plate ? <LaneTime key={to} x={lapEnd(to, laps)} plate={plate} /> : null;
        })}
      </g>
    </g>
  );
}

type LaneMark = "fastest" | "slow" | null;

/** The time of a stop, and on which side of it that stands: not over a stint that is too short for it. */
type LanePlate = { seconds: number; mark: LaneMark; side: "before" | "on" | "after" };

/** Whether a time in the pit lane stands out among all of the race. */
function laneMark(seconds: number, { fastest, slow }: LaneTimes): LaneMark {
  return seconds === fastest ? "fastest" : seconds > slow ? "slow" : null;
}

/** The middle, width and end of a time's plate in pixels from the stop: where there is little room it has no unit. */
function lanePlace({ mark, side }: LanePlate, isNarrow: boolean) {
  const width = (mark === "fastest" ? 57 : 44) - (isNarrow ? 12 : 0);
  // On a phone the laps of a short stint stand between it and the plate.
  const apart = { before: -width / 2 - 5, on: 0, after: width / 2 + (isNarrow ? 14 : 5) };
  const middle = apart[side];
  return { middle, width, end: middle + width / 2 };
}

const laneTones = { fastest: "text-fastest", slow: "text-worse" } as const;

/** The time in the pit lane on a plate where the stop was, so that nobody takes it for something of a stint's laps. */
function LaneTime({ x, plate }: { x: string; plate: LanePlate }) {
  const { mark, seconds } = plate;
  const text = `${mark === "fastest" ? "◆ " : ""}${seconds.toFixed(1)}`;
  return [false, true].map((isNarrow) => {
    if (isNarrow && mark === null) return null;
    const { middle, width } = lanePlace(plate, isNarrow);
    return (
      <g
        key={String(isNarrow)}
        className={`${isNarrow ? "min-[1100px]:hidden" : "max-[1100px]:hidden"} ${mark === null ? "font-normal text-soft" : laneTones[mark]}`}
        fill="currentColor"
      >
        <rect
          className="fill-surface"
          x={x}
          y="6"
          width={width}
          height="14"
          rx="3"
          transform={`translate(${middle - width / 2})`}
        />
        <text x={x} y="17" dx={middle} textAnchor="middle">
          {isNarrow ? text : `${text} s`}
        </text>
      </g>
    );
  });
}

type StintLegendProps = { chart: StintChart; fastest: number | null };

function StintLegend({ chart: { compounds, lines, bands, laps }, fastest }: StintLegendProps) {
  if (!compounds)
    return (
      <p className="mt-0.5 mb-2 text-small">
        Laps in each stint
        {fastest === null ? (
          "."
        ) : (
          <>
            <span className="max-[1100px]:hidden">, and between them the time in the pit lane: </span>
            <span className="md:hidden">, and at the right the time in the pit lane. Stops: </span>
            <span className="max-md:hidden min-[1100px]:hidden">. Stops: </span>
            <span className="text-fastest">◆</span> shortest, <b className="font-strong text-worse">red</b>{" "}
            over 5 s slower than the median.
          </>
        )}
        {" No data on tyres and safety cars."}
      </p>
    );
  return (
    <div className={keysClass}>
      <TyreKeys lines={lines} laps={laps} />
      {lines.some(({ passes }) => passes.some(({ withField }) => !withField)) ? (
        <span>
          <svg className="h-3.5 w-2" aria-hidden="true">
            <line className="stroke-ink stroke-2 [stroke-dasharray:3_3]" x1="4" x2="4" y2="100%" />
          </svg>{" "}
          Drive-through
        </span>
      ) : null}
      <NeutralisedKey bands={bands} />
    </div>
  );
}
