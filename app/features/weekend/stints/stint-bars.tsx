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
  const stopAfter = ({ to }: Stint) => stops.find(({ lap }) => lap === to);
  const shareOf = (stint: Stint | undefined) => (stint === undefined ? 0 : lapsOf(stint) / laps);
  const plates = stints.map((stint, index): LanePlate | null => {
    const seconds = stopAfter(stint)?.seconds ?? null;
    const isShort = shareOf(stint) < room.stop;
    const isNextShort = shareOf(stints[index + 1]) < room.stop;
    if (seconds === null || (isShort && isNextShort)) return null;
    const mark = seconds === times.fastest ? "text-fastest" : seconds > times.slow ? "text-worse" : null;
    const width = mark === "text-fastest" ? 46 : 33;
    // Not over a short stint, whose laps a phone has between it and the plate.
    return { seconds, mark, width, from: isShort ? 14 : isNextShort ? -width - 5 : -width / 2 };
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
          <title>{endedTitle(stint, stopAfter(stint))}</title>
        </rect>
      ))}
      <StintEnds stints={stints} laps={laps} />
      <g className="pointer-events-none fill-ink text-[0.75rem] font-strong">
        {stints.map((stint, index) => {
          const [plate, last] = [plates[index], plates[index - 1]];
          const before = stints[index - 1];
          // A phone has no room for the laps of a short stint but in the next one.
          const isAfterShort = before !== undefined && shareOf(before) < room.phone.letter;
          const start = plate?.mark || isAfterShort ? 3 : 6;
          const taken = last?.mark ? last.from + last.width : isAfterShort ? 16 : 0;
          return (
            <g key={stint.from}>
              {/* Cut off where the bar has no room for all of it. */}
              <svg {...lapSpan(stint.from, stint.to, laps)}>
                <text x="50%" y="17" textAnchor="middle" className="max-md:hidden">
                  {lapsOf(stint)}
                </text>
                <text x={start} y="17" className="md:hidden">
                  {isAfterShort ? lapsOf(before) : null}
                  {shareOf(stint) < room.phone.letter ? null : (
                    <tspan x={Math.max(start, taken + 3)}>{lapsOf(stint)}</tspan>
                  )}
                </text>
              </svg>
              {plate ? <LaneTime x={lapEnd(stint.to, laps)} {...plate} /> : null}
            </g>
          );
        })}
      </g>
    </g>
  );
}

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
      <rect className="fill-surface" x={from} y="6" width={width} height="14" rx="3" />
      <text x={from + 4} y="17">
        {mark === "text-fastest" ? "◆ " : ""}
        {seconds.toFixed(1)}
      </text>
    </svg>
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
            , and seconds in the pit lane: <span className="text-fastest">◆</span>
            {"\u00a0shortest, "}
            <b className="font-strong text-worse">red</b> over 5 s slower than the median.
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
