import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { LapAxis, lapEnd, LapGround, lapSpan } from "#app/features/weekend/laps/lap-parts.tsx";
import {
  figureHeadClass,
  fitsOnPhones,
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
  type Stint,
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
  const hasTimes = !compounds && times.fastest !== null;
  return (
    <BlockCard
      name="stints-drawing"
      title="Stints over the laps"
      className={rowNamesClass}
      about={<StintLegend chart={chart} fastest={times.fastest} />}
      {...head}
    >
      {compounds ? <Hatch id={hatch} className="fill-black/30" /> : null}
      <div
        className={
          hasTimes
            ? "[--row-figures:10.5rem] max-md:[--row-figures:3.75rem]"
            : rowEndsClass(
                driven.map((line) => ({ text: endOf(line, laps), share: (line.laps ?? laps) / laps })),
                false,
              )
        }
      >
        <div className="grid min-h-5.5 grid-cols-[minmax(0,1fr)_var(--row-figures)] items-end ps-(--row-names)">
          <LapAxis laps={laps} bands={bands} />
          <Figures className={figureHeadClass} stops="Stops" inLane={hasTimes ? "In pit" : null} />
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

/** How a row ended. */
function endOf({ place, laps: driven }: StintLine, laps: number): string | null {
  return driven === null ? null : rowEndText(place, driven, laps);
}

type StintRowProps = { line: StintLine; year: number; laps: number; hasTimes: boolean; children: ReactNode };

function StintRow({ line, year, laps, hasTimes, children }: StintRowProps) {
  const { driver, place } = line;
  const inLane = secondsInLane(line);
  const end = endOf(line, laps);
  const driven = line.laps ?? laps;
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
        <RowEnd text={end} driven={driven} laps={laps} y={rowHeight / 2} />
        {end?.startsWith("+") && !fitsOnPhones(end, driven, laps) ? (
          <text className="fill-soft text-[0.75rem] md:hidden" x={lapEnd(driven, laps)} dx="4" y="17">
            {end.split(" ")[0]}
          </text>
        ) : null}
      </svg>
      <Figures
        className="text-soft"
        stops={stopCount(line, laps) ?? noValue}
        inLane={hasTimes ? (inLane?.toFixed(1) ?? noValue) : null}
      />
    </li>
  );
}

type FiguresProps = {
  className: string;
  stops: number | string;
  /** The seconds in the pit lane of all stops; null for no column of them. */
  inLane: string | null;
};

/** What stands at the end of a row; a phone has no column of stops, which the bars show. */
function Figures({ className, stops, inLane }: FiguresProps) {
  return (
    <span className={`flex items-baseline justify-end ${className}`} aria-hidden="true">
      <span className="max-md:hidden">{stops}</span>
      {inLane === null ? null : <span className="text-end max-md:text-xs md:w-16">{inLane}</span>}
    </span>
  );
}

/**
 * A driver's stints where tyres are not known: a bar each in a tint of the team's colour, parted by the stops, with its
 * laps. How long a stop took stands on the gap that it makes: on a narrow screen only what is fast or slow.
 */
function PlainBars({ line: { stints, stops }, laps, times }: BarsProps & { times: LaneTimes }) {
  const stopAfter = ({ to }: Stint) => stops.find(({ lap }) => lap === to);
  const shareOf = (stint: Stint | undefined) => (stint === undefined ? 0 : lapsOf(stint) / laps);
  const plates = stints.map((stint, index): LanePlate | null => {
    const seconds = stopAfter(stint)?.seconds ?? null;
    const isShort = shareOf(stint) < room.stop;
    const isNextShort = shareOf(stints[index + 1]) < room.stop;
    if (seconds === null || (isShort && isNextShort)) return null;
    const mark = seconds === times.fastest ? "text-fastest" : seconds > times.slow ? "text-worse" : null;
    const width = 7 * seconds.toFixed(1).length + (mark === "text-fastest" ? 16 : 3);
    // Not over a short stint: from the gap on, of which it takes the half.
    const from = isShort ? -gap / 2 : isNextShort ? gap / 2 - width : -width / 2;
    return { seconds, mark, width, from };
  });
  // Light in both themes, with dark figures: a tint of the dark surface has none of the team's brightness.
  const fill = "fill-[color-mix(in_oklab,var(--color-team)_65%,white)]";
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
          <title>{endedTitle(stint, stopAfter(stint))}</title>
        </rect>
      ))}
      <StintEnds stints={stints} laps={laps} />
      <g className="pointer-events-none fill-on-medal text-[0.75rem] font-strong">
        {stints.map((stint, index) => {
          const [plate, last] = [plates[index], plates[index - 1]];
          const count = lapsOf(stint);
          const start = last?.mark ? last.from + last.width + gap + plateMargin : plate?.mark ? 3 : 6;
          const end = plate?.mark ? Math.max(0, -plate.from - gap) + plateMargin : 0;
          // What has no room on a phone is left out: in the next stint it would be read as its laps.
          const needed = (start + digitWidth * String(count).length + end) / shareOf(stint);
          return (
            <g key={stint.from}>
              <svg {...lapSpan(stint.from, stint.to, laps)}>
                {shareOf(stint) * wideWidth < digitWidth * String(count).length + gap ? null : (
                  <text x="50%" y="17" textAnchor="middle" className="max-md:hidden">
                    {count}
                  </text>
                )}
                {needed > phoneWidth ? null : (
                  <text
                    x={start}
                    y="17"
                    className={`md:hidden ${needed > smallWidth ? "max-[389px]:hidden" : ""}`}
                  >
                    {count}
                  </text>
                )}
              </svg>
              {plate ? <LaneTime x={lapEnd(stint.to, laps)} {...plate} /> : null}
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** Pixels between two stints, by which a phone also moves plates away from the laps before them. */
const gap = 4;
/** Pixels of a phone's bars beside a scrollbar, of those of a small one, and of a digit in them. */
const phoneWidth = 173;
const smallWidth = 103;
/** Pixels of the narrowest bars that are wider than a phone's. */
const wideWidth = 490;
const digitWidth = 7;
/** Pixels between a plate and the number of laps beside it, so that the two are not read as one number. */
const plateMargin = 7;

/** The time of a stop, in which colour if it stands out in the race, and in pixels from the stop where its plate lies. */
type LanePlate = { seconds: number; mark: "text-fastest" | "text-worse" | null; from: number; width: number };

/** The time in the pit lane on a plate where the stop was, so that nobody takes it for something of a stint's laps. */
function LaneTime({ x, seconds, mark, from, width }: LanePlate & { x: string }) {
  return (
    <svg
      x={x}
      className={`overflow-visible ${mark ?? "font-normal text-soft max-[1100px]:hidden"}`}
      fill="currentColor"
    >
      <g className="max-md:[translate:4px]">
        <rect className="fill-surface" x={from} y="6" width={width} height="14" rx="3" />
        <text x={from + 3} y="17">
          {mark === "text-fastest" ? "◆ " : ""}
          {seconds.toFixed(1)}
        </text>
      </g>
    </svg>
  );
}

type StintLegendProps = { chart: StintChart; fastest: number | null };

function StintLegend({ chart: { compounds, lines, bands, laps }, fastest }: StintLegendProps) {
  const isLapped = lines.some((line) => endOf(line, laps)?.startsWith("+"));
  if (!compounds)
    return (
      <p className="mt-0.5 mb-2 text-small">
        Laps in each stint
        {fastest === null ? (
          "."
        ) : (
          <>
            , and seconds in the pit lane<span className="min-[1101px]:hidden"> where they stand out</span>:{" "}
            <span className="text-fastest">◆</span>
            {"\u00a0shortest, "}
            <b className="font-strong text-worse">red</b> over 5 s slower than the median.
            <span className="md:hidden"> In pit: all stops together.</span>
          </>
        )}
        {isLapped ? <span className="md:hidden"> {lapDown}.</span> : null}
        {" No data on tyres or safety cars."}
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
      {isLapped ? <span className="md:hidden!">{lapDown}</span> : null}
      <NeutralisedKey bands={bands} />
    </div>
  );
}

/** What a phone has for the words that stand where rows end. */
const lapDown = "+1: lap down";
