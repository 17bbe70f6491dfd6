import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { LapAxis, LapGround, lapSpan } from "#app/features/weekend/laps/lap-parts.tsx";
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
 * laps. How long a stop took stands before the gap that it makes, where that has room.
 */
function PlainBars({ line: { stints, stops }, laps, times }: BarsProps & { times: LaneTimes }) {
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
        {stints.map(({ from, to }) => {
          const { x, width } = lapSpan(from, to, laps);
          const count = to - from + 1;
          const share = count / laps;
          const isShort = share < room.phone.letter;
          const stop = share < room.stop ? undefined : stops.find(({ lap }) => lap === to);
          return (
            // Cut off where the bar has no room for all of it; a phone has none for that of a short one.
            <svg key={from} x={x} width={width}>
              <text x={share < room.beside ? 4 : 8} y="17" className={isShort ? "max-md:hidden" : undefined}>
                {count}
              </text>
              {stop === undefined || stop.seconds === null ? null : (
                <LaneTime seconds={stop.seconds} times={times} />
              )}
            </svg>
          );
        })}
      </g>
    </g>
  );
}

/** The time in the pit lane on a plate at the end of a stint, so that nobody takes it for something of its laps. */
function LaneTime({ seconds, times: { fastest, slow } }: { seconds: number; times: LaneTimes }) {
  const isFastest = seconds === fastest;
  const isSlow = seconds > slow;
  return (
    <g
      className={`max-[1100px]:hidden ${isFastest ? "text-fastest" : isSlow ? "text-worse" : "font-normal text-soft"}`}
      fill="currentColor"
    >
      <rect
        className="fill-surface"
        x="100%"
        y="6"
        width={isFastest ? 57 : 44}
        height="14"
        rx="3"
        transform={`translate(${isFastest ? -62 : -49})`}
      />
      <text x="100%" y="17" dx="-9" textAnchor="end">
        {isFastest ? "◆ " : ""}
        {seconds.toFixed(1)} s
      </text>
    </g>
  );
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
            <span className="max-[1100px]:hidden">
              , then the time in the pit lane: <span className="text-fastest">◆</span> shortest,{" "}
              <b className="font-strong text-worse">red</b> over 5 s slower than the median.
            </span>
            <span className="md:hidden"> and time in the pit lane.</span>
            <span className="max-md:hidden min-[1100px]:hidden">.</span>
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
