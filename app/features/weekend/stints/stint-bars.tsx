import { type ComponentProps, type ReactNode, useId } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { bandsSentence, LapAxis, lapEnd, LapGround, lapSpan } from "#app/features/weekend/laps/lap-parts.tsx";
import { Hatch, RowEnd, rowEndsClass, rowEndText, rowHeight } from "#app/features/weekend/laps/row-parts.tsx";
import {
  compoundLetters,
  compoundNames,
  compoundOrder,
  tyreClass,
  tyreEdgeClass,
  TyreMark,
} from "#app/features/weekend/marks.tsx";
import {
  labelSpan,
  notClassified,
  type Stint,
  type StintChart,
  type StintLine,
  type Stop,
  lineSentence,
  passTitle,
  stintTitle,
  stopTitle,
} from "./stint-lines.ts";
import { medalClasses } from "#app/ui/places.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import "../../../ui/chart/chart.css";

type StintBarsProps = { chart: StintChart; year: number } & Partial<
  Pick<ComponentProps<typeof BlockCard>, "finding" | "level" | "beside">
>;

/** One bar for each driver over the laps of a race; the list reads in words what the bars show. */
export function StintBars({ chart, year, ...head }: StintBarsProps) {
  const hatch = useId();
  const { laps, compounds, bands, lines } = chart;
  const ends = lines.flatMap((line) => (endOf(line, laps) === null ? [] : (line.laps ?? laps) / laps));
  return (
    <BlockCard
      name="stints-drawing"
      title="Stints over the laps"
      className="[--stint-names:13rem] max-md:[--stint-names:5rem]"
      about={<StintLegend chart={chart} />}
      {...head}
    >
      {compounds ? <Hatch id={hatch} className="fill-black/30" /> : null}
      <div className={rowEndsClass(ends)}>
        <div className="ps-(--stint-names)">
          <LapAxis laps={laps} bands={bands} />
        </div>
        <div className="relative">
          <svg
            className="absolute inset-y-0 start-(--stint-names) h-full w-[calc(100%-var(--stint-names))]"
            aria-hidden="true"
          >
            <LapGround laps={laps} bands={bands} />
          </svg>
          <ol className="relative">
            {lines.map((line) => (
              <StintRow key={line.driver.id} line={line} year={year} laps={laps}>
                {compounds ? (
                  <TyreBars line={line} laps={laps} hatch={hatch} />
                ) : (
                  <PlainBars line={line} laps={laps} />
                )}
              </StintRow>
            ))}
          </ol>
        </div>
      </div>
    </BlockCard>
  );
}

/** How a row ended, where the place at its beginning does not say it all. */
function endOf({ place, laps: driven }: StintLine, laps: number): string | null {
  const text = driven === null ? null : rowEndText(place === notClassified ? null : place, driven, laps);
  return text === place ? null : text;
}

type StintRowProps = { line: StintLine; year: number; laps: number; children: ReactNode };

function StintRow({ line, year, laps, children }: StintRowProps) {
  const { driver, place } = line;
  const team = teamClass(line.team.id, year);
  return (
    <li className="grid grid-cols-[1.875rem_calc(var(--stint-names)-1.875rem)_minmax(0,1fr)] items-center text-[0.8125rem]">
      <span
        className={`grid h-5 w-5 place-items-center rounded-chip font-bold ${typeof place === "number" ? (medalClasses[place - 1] ?? "") : "text-[0.6875rem] text-soft"}`}
      >
        {place === notClassified ? noValue : place}
      </span>
      <a
        href={driverPath(driver.id)}
        className={`flex items-center gap-2 truncate pe-2 font-semibold no-underline hover:underline max-md:overflow-visible ${team}`}
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
    </li>
  );
}

/** Where a bar lies across its row: neutralised laps show above and below it. */
const across = { y: 3, height: 20 };

/** How round the corners of a bar are: less so where round ends would be all of it. */
function corner({ from, to }: Stint): number {
  return to - from < 3 ? 1 : 4;
}

/** A driver's stints in the colours of the tyres, parted by the stops, and drive-throughs across them. */
function TyreBars({ line, laps, hatch }: BarsProps & { hatch: string }) {
  const { stints, stops, passes } = line;
  const driveThroughs = passes.filter(({ withField }) => !withField);
  return (
    <>
      {stints.map((stint) => (
        <StintBar
          key={stint.from}
          stint={stint}
          stop={stops.find(({ lap }) => lap === stint.to)}
          laps={laps}
          hatch={hatch}
        />
      ))}
      <StintEnds stints={stints} laps={laps} />
      {driveThroughs.map((pass) => (
        <PassMark key={pass.lap} lap={pass.lap} title={passTitle(pass)} laps={laps} />
      ))}
      {stints.map((stint) => (
        <StintLabel key={stint.from} stint={stint} stops={[...stops, ...driveThroughs]} laps={laps} />
      ))}
    </>
  );
}

type BarsProps = { line: StintLine; laps: number };

/** A stint and the stop that ended it, in words. */
function endedTitle(stint: Stint, stop: Stop | undefined): string {
  return [stintTitle(stint), stop === undefined ? "" : stopTitle(stop)].filter(Boolean).join("; ");
}

/** A driver's stints where tyres are not known: a bar each in the colour of the team, parted by the stops, with its laps. */
function PlainBars({ line: { stints, stops }, laps }: BarsProps) {
  const bars = stints.map((stint) => {
    const { from, to } = stint;
    const span = lapSpan(from, to, laps);
    const share = (to - from + 1) / laps;
    const stop = stops.find(({ lap }) => lap === to);
    return (
      <g key={from}>
        <title>{endedTitle(stint, stop)}</title>
        <rect
          className="fill-[color-mix(in_oklab,var(--color-team)_30%,var(--color-surface))] forced-color-adjust-none"
          {...span}
          {...across}
          rx={corner(stint)}
        />
        {share < room.count.wide ? null : (
          <text
            className={`fill-ink text-[0.75rem] font-strong ${share < room.letter.any ? "max-md:hidden" : ""}`}
            x={span.x}
            y="17"
            dx="8"
          >
            {to - from + 1}
            {share < room.name ? null : <tspan className="font-normal max-md:hidden"> laps</tspan>}
          </text>
        )}
      </g>
    );
  });
  return (
    <>
      {bars}
      <StintEnds stints={stints} laps={laps} />
    </>
  );
}

type StintBarProps = { stint: Stint; stop: Stop | undefined; laps: number; hatch: string };

function StintBar({ stint, stop, laps, hatch }: StintBarProps) {
  const { from, to, compound, age } = stint;
  const bar = { ...lapSpan(from, to, laps), ...across, rx: corner(stint) };
  return (
    <g className={tyreClass(compound)}>
      <title>{endedTitle(stint, stop)}</title>
      <rect className={`fill-(--tyre) ${tyreEdgeClass}`} {...bar} />
      {age === null || age === 0 ? null : <rect {...bar} fill={`url(#${hatch})`} />}
    </g>
  );
}

/** What parts a bar from the next: an outline of all bars would hide neutralised laps above and below them. */
function StintEnds({ stints, laps }: { stints: ReadonlyArray<Stint>; laps: number }) {
  return (
    <g className="stroke-surface stroke-3 max-md:stroke-2">
      {stints.slice(0, -1).map(({ to }) => (
        <line key={to} x1={lapEnd(to, laps)} x2={lapEnd(to, laps)} y1="2" y2="24" />
      ))}
    </g>
  );
}

/**
 * From which share of the race on a bar has room for its letter, and for its number of laps: anywhere, or not on phones;
 * and for the name in place of the letter, which phones never have.
 */
const room = { letter: { any: 0.08, wide: 0.025 }, count: { any: 0.15, wide: 0.05 }, name: 0.16 } as const;

/** Where hatching makes way for a label. */
const ground = { x: 2, y: 4, height: 18 };

/** The letter in a ring, the name and the number of laps, where the bar has room for them. */
function StintLabel({ stint, stops, laps }: { stint: Stint; stops: ReadonlyArray<Stop>; laps: number }) {
  const { from, to, compound } = stint;
  const span = labelSpan(stint, stops);
  const share = (span.to - span.from + 1) / laps;
  if (compound === null || share < room.letter.wide) return null;
  return (
    <svg
      x={lapSpan(span.from, span.to, laps).x}
      className={`pointer-events-none overflow-visible ${tyreClass(compound)} ${share < room.letter.any ? "max-md:hidden" : ""}`}
    >
      {stint.age === null || stint.age === 0 ? null : (
        <>
          <rect
            className={`fill-(--tyre) ${share < room.name ? "" : "wide:hidden!"}`}
            {...ground}
            width={share < room.count.any ? 19 : 36}
          />
          {share < room.name ? null : (
            <rect
              className="fill-(--tyre) max-wide:hidden"
              {...ground}
              width={44 + 8 * compoundNames[compound].length}
            />
          )}
        </>
      )}
      <circle cx="11" cy="13" r="7.5" className="fill-(--tyre) stroke-(--tyre-ink) stroke-1" />
      <text className="fill-(--tyre-ink) text-[0.75rem] font-strong" x="11" y="17.2" textAnchor="middle">
        {compoundLetters[compound]}
      </text>
      <text className="fill-(--tyre-ink) stroke-(--tyre) text-[0.75rem] outlined" x="22" y="17">
        {share < room.name ? null : (
          <tspan className="font-strong max-wide:hidden">{compoundNames[compound]} </tspan>
        )}
        {share < room.count.wide ? null : (
          <tspan className={share < room.count.any ? "max-md:hidden" : ""}>{to - from + 1}</tspan>
        )}
      </text>
    </svg>
  );
}

type PassMarkProps = { lap: number; title: string; laps: number };

/** A broken line through the bar where the driver drove through the pit lane. */
function PassMark({ lap, title, laps }: PassMarkProps) {
  const x = lapEnd(lap, laps);
  return (
    <line className="stroke-ink stroke-2 [stroke-dasharray:3_3]" x1={x} x2={x} y1="1" y2="25">
      <title>{title}</title>
    </line>
  );
}

function StintLegend({ chart: { compounds, lines, bands, laps } }: { chart: StintChart }) {
  if (!compounds)
    return (
      <p className="mt-0.5 mb-2 text-small">
        Laps between pit stops. Tyres and safety cars were not recorded for this race.
      </p>
    );
  const driven = new Set(lines.flatMap(({ stints }) => stints.map(({ compound }) => compound)));
  const named = new Set(
    lines.flatMap(({ stints, stops }) =>
      stints
        .filter((stint) => {
          const { from, to } = labelSpan(stint, stops);
          return (to - from + 1) / laps >= room.name;
        })
        .map(({ compound }) => compound),
    ),
  );
  const ages = lines.flatMap(({ stints }) => stints.map(({ age }) => age));
  return (
    <div className="mt-1 mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small [&>span]:inline-flex [&>span]:items-center [&>span]:gap-[0.4rem]">
      {compoundOrder
        .filter((compound) => driven.has(compound))
        .map((compound) => (
          <span key={compound} className={named.has(compound) ? "wide:hidden!" : ""}>
            <TyreMark compound={compound} /> {compoundNames[compound]}
          </span>
        ))}
      {ages.some((age) => age !== null && age > 0) ? (
        <span>
          <svg className="h-3.5 w-6" aria-hidden="true">
            <rect width="100%" height="100%" className="fill-[light-dark(#e4e4df,#c9cacc)]" />
            <path
              className="stroke-black/50 stroke-[1.5]"
              d="M-2 10L10-2M4 16L16 4M10 16L22 4M-2 4L4-2M16 16L28 4"
            />
          </svg>{" "}
          Hatched: used tyres
        </span>
      ) : null}
      <span>Gaps are pit stops.</span>
      {lines.some(({ passes }) => passes.some(({ withField }) => !withField)) ? (
        <span>
          <svg className="h-3.5 w-2" aria-hidden="true">
            <line className="stroke-ink stroke-2 [stroke-dasharray:3_3]" x1="4" x2="4" y2="100%" />
          </svg>{" "}
          Drive-through
        </span>
      ) : null}
      <span>{bandsSentence(bands)}</span>
    </div>
  );
}
