import type { ReactNode } from "react";
import { percent } from "#app/ui/drawing/lengths.ts";
import { formatSpan } from "#app/text/format.ts";
import type { Neutralisation } from "#contract/timing/race.ts";

/** Neutralised laps in order; null where they were not recorded. */
export type Bands = ReadonlyArray<Neutralisation> | null;

/** Where laps lie on a drawing as wide as the race is long: from the line before the first to the line after the last. */
export function lapSpan(from: number, to: number, laps: number): { x: string; width: string } {
  return { x: percent((from - 1) / laps), width: percent((to - from + 1) / laps) };
}

/** Where a lap ends. */
export function lapEnd(lap: number, laps: number): string {
  return percent(lap / laps);
}

/** The least distance of two numbers on the axis, as a share of its width: on a phone, where it is some 200 px wide, closer ones run into each other. */
const leastDistance = 0.09;

/** The laps that an axis names: every fifth or tenth, and the last. */
export function lapTicks(laps: number): Array<number> {
  const step = laps > 30 ? 10 : 5;
  const rounds = Array.from({ length: Math.floor(laps / step) }, (_, index) => (index + 1) * step);
  return [...rounds.filter((lap) => (laps - lap) / laps >= leastDistance), laps];
}

/**
 * Where a lap of the axis is left out, and its line with it: on a phone one that would run into the last, and between the
 * others every second.
 */
function leftOutClass(lap: number, index: number, laps: number): string {
  if (lap === laps) return "";
  return (laps - lap) / laps < 0.15 ? "max-md:hidden" : index % 2 === 0 ? "max-phone:hidden" : "";
}

/** The names of neutralisations, as short as labels have to be. */
export const bandNames = { SC: "SC", VSC: "VSC", RED: "Red flag" } as const;

/** The label of laps that were not free, where it stands, and in which line above the drawing: 0 is the lowest. */
type BandLabel = { text: string; x: number; lane: number };

/** How much room a label takes on a phone, as a share of the width. */
const labelRoom = { SC: 0.08, VSC: 0.14, RED: 0.18 } as const;

/** Labels for neutralised laps, in the middle of each, and a line higher where they would touch the one before. */
export function bandLabels(bands: Bands, laps: number): Array<BandLabel> {
  const ends: Array<number> = [];
  return (bands ?? []).map(({ kind, from_lap, to_lap }) => {
    const x = (from_lap - 1 + to_lap) / 2 / laps;
    const free = ends.findIndex((end) => end <= x - labelRoom[kind] / 2);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = x + labelRoom[kind] / 2;
    return { text: bandNames[kind], x, lane };
  });
}

/** The colours of neutralised laps. */
export const bandClasses = {
  SC: "fill-safety-car",
  VSC: "fill-safety-car",
  RED: "fill-red-flag",
} as const;

type LapsProps = { laps: number; bands: Bands };

/**
 * What lies behind a drawing over laps: neutralised laps as bands, round laps as lines. Inside an `svg`.
 *
 * @param opacity how strong the bands are
 */
export function LapGround({ laps, bands, opacity }: LapsProps & { opacity?: number }) {
  return (
    <>
      {bands?.map(({ kind, from_lap, to_lap }) => (
        <rect
          key={`${kind} ${from_lap}`}
          className={bandClasses[kind]}
          {...lapSpan(from_lap, to_lap, laps)}
          height="100%"
          opacity={opacity}
        />
      ))}
      {lapTicks(laps).map((lap, index) => (
        <line
          key={lap}
          className={`stroke-line ${leftOutClass(lap, index, laps)}`}
          shapeRendering="crispEdges"
          x1={lapEnd(lap, laps)}
          x2={lapEnd(lap, laps)}
          y2="100%"
        />
      ))}
    </>
  );
}

/** Pixels for a line of labels. */
const lineHeight = 14;

/**
 * The numbers of round laps, and over them the names of bands.
 *
 * @param gridShare the share of the width that the grid has before the laps; then the first number says that it is a lap
 */
export function LapAxis({ laps, bands, gridShare = 0 }: LapsProps & { gridShare?: number }) {
  const labels = bandLabels(bands, laps);
  const lanes = Math.max(0, ...labels.map(({ lane }) => lane + 1));
  const height = (lanes + 1) * lineHeight + 4;
  return (
    <svg className="w-full overflow-visible" height={height} aria-hidden="true">
      <svg x={percent(gridShare)} width={percent(1 - gridShare)} className="overflow-visible">
        {bands?.map(({ kind, from_lap, to_lap }) => (
          // A bracket: the rest of the frame is cut off.
          <svg key={`${kind} ${from_lap}`} {...lapSpan(from_lap, to_lap, laps)} y={height - 5} height="5">
            <rect className="fill-none stroke-line-strong stroke-2" y="1" width="100%" height="9" />
          </svg>
        ))}
        {labels.map(({ text, x, lane }) => (
          <text
            key={`${text} ${x}`}
            className="fill-ink text-[0.75rem] font-strong [text-anchor:middle]"
            x={percent(x)}
            y={height - 8 - (lane + 1) * lineHeight}
          >
            {text}
          </text>
        ))}
        {gridShare > 0 ? null : (
          <text className="axis-label" y={height - 8}>
            Lap 1
          </text>
        )}
        {lapTicks(laps).map((lap, index) => (
          <text
            key={lap}
            // The last ends with the axis; on a phone one that is near it would run into it.
            className={`axis-label ${lap === laps ? "[text-anchor:end]" : "[text-anchor:middle]"} ${leftOutClass(lap, index, laps)}`}
            x={lapEnd(lap, laps)}
            y={height - 8}
          >
            {gridShare > 0 && index < 2 ? (
              // A phone leaves out the first.
              <tspan className={index === 0 ? "" : "phone:hidden"}>Lap </tspan>
            ) : null}
            {lap}
          </text>
        ))}
      </svg>
    </svg>
  );
}

const bandWords = { SC: "safety car", VSC: "virtual safety car", RED: "red flag" } as const;

/**
 * What the bands of a drawing say: "Shaded: safety car laps 1–7, 34–41; red flag lap 9."
 *
 * @param look how such laps are drawn
 */
export function bandsSentence(bands: Bands, look = "Shaded"): string {
  const text = neutralisationsText(bands);
  return `${bands === null || bands.length === 0 ? text : `${look}: ${text}`}.`;
}

/** The same without how it looks: "safety car laps 1–7, 34–41; red flag lap 9". */
export function neutralisationsText(bands: Bands): string {
  if (bands === null) return "Safety cars and red flags are not recorded";
  if (bands.length === 0) return "No safety car, no red flag";
  const texts = [...Map.groupBy(bands, ({ kind }) => kind)].map(([kind, all]) => {
    const spans = all.map(({ from_lap, to_lap }) => formatSpan(from_lap, to_lap));
    const isOneLap = all.length === 1 && all[0]?.from_lap === all[0]?.to_lap;
    return `${bandWords[kind]} ${isOneLap ? "lap" : "laps"} ${spans.join(", ")}`;
  });
  return texts.join("; ");
}

/** "lap 9" or "laps 1–7". */
export function lapsText(from: number, to: number): string {
  return `${from === to ? "lap" : "laps"} ${formatSpan(from, to)}`;
}

/** A part of a screen under a heading of its own. */
export function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="[&>.table-section]:min-h-0">
      <h3 className="mb-3 font-display text-block font-extrabold">{title}</h3>
      {children}
    </section>
  );
}

/** The states of the track. */
export const statusWords = {
  green: "Green",
  VSC: "Virtual safety car",
  SC: "Safety car",
  RED: "Red flag",
} as const;

/** The most seconds that a drawing of gaps shows: further back nobody fights for a place in front. */
export const mostGap = 60;
