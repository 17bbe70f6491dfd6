import { type ComponentProps, useMemo } from "react";
import { behindColour, outstanding, type Rank, rankOf, strokeOf, teamDashes } from "#app/ui/chart/chart.ts";
import { labelDistance, lineWidths, NameBar, nameClasses, spread } from "#app/ui/chart/line-drawing.tsx";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { Plane, type Range, shareFromTop } from "#app/ui/drawing/plane.tsx";
import { formatCount, formatGap } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { type Bands, lapEnd } from "#app/features/weekend/laps/lap-parts.tsx";

/** Pixels of the drawing. */
export const height = 520;

export type DrawnGaps = {
  id: string;
  name: string;
  code: string;
  look: LineLook;
  gaps: ReadonlyArray<number | null>;
  /** The laps at whose end the car came in. */
  stops: ReadonlyArray<number>;
  /** The classified place or the word for none; null where not known. */
  result: string | null;
  /** Whether it was still running at the end, laps down or not. */
  toTheFlag: boolean;
  /** Whether it stands out: on a wide page, and on a phone, where only some of those do. */
  isFront: Readonly<Record<"wide" | "phone", boolean>>;
};

/** How many stand out on a phone: more colours nobody follows on so narrow a drawing. */
const mostOnPhone = outstanding;

/** The first who stand out on a phone whatever happened. */
const firstOnPhone = 3;

/**
 * Which lines stand out. On a wide page the first six, who led, and who was second for long. On a phone six at most: the
 * first three, who led or was second for long, and then whoever comes next.
 *
 * @param raised in order of classification: "long" for who led, or was second, for a tenth of the laps, "led" for who led
 *   for less
 */
export function frontsOf(raised: ReadonlyArray<"long" | "led" | null>): Array<DrawnGaps["isFront"]> {
  const places = raised.map((_, index) => index);
  const onPhone = new Set([
    ...places.slice(0, firstOnPhone),
    ...places.filter((index) => raised[index] === "long"),
    ...places.slice(0, mostOnPhone),
  ]);
  const phone = [...onPhone].slice(0, mostOnPhone);
  return raised.map((each, index) => ({
    wide: each !== null || rankOf(index) !== "rest",
    phone: phone.includes(index),
  }));
}

/** How a line stands out: by its place in the classification, unless it is raised. */
function rankIn({ isFront }: DrawnGaps, index: number): Rank {
  const rank = rankOf(index);
  return isFront.wide && rank === "rest" ? "next" : rank;
}

export type GapLinesProps = {
  title: string;
  /** In order of classification: the first six stand out. */
  lines: ReadonlyArray<DrawnGaps>;
  laps: number;
  bands: Bands;
  range: Range;
  /** The sign of what is drawn upwards. */
  up: 1 | -1;
  picked: string | null;
};

type LinesProps = Pick<GapLinesProps, "lines" | "laps" | "range" | "up"> & {
  /** The id of the line that stands out. */
  shown: string | null;
};

function dashOf({ look }: DrawnGaps): string | undefined {
  return teamDashes[look.stroke];
}

/** Whether a line in front is drawn with dashes. */
export function hasDashes(lines: ReadonlyArray<DrawnGaps>, on: keyof DrawnGaps["isFront"]): boolean {
  return lines.some((line) => line.isFront[on] && dashOf(line) !== undefined);
}

function colourOf(line: DrawnGaps): string {
  return strokeOf({ colour: line.look.colour, second: dashOf(line) !== undefined });
}

/** From this share of the race on a name stands before the cross of a retirement: behind it is no room. */
const lateShare = 0.9;

/** The lines, those in front last, the others thin and without their stops, and a cross with the driver's letters where one ends before the flag. */
export function GapLines({ lines, laps, range, up, shown }: LinesProps) {
  return (
    <>
      <Plane x={{ from: 0, to: laps }} y={range}>
        {lines
          .map((line, index) => {
            const isShown = line.id === shown;
            const isFront = isShown || line.isFront.wide;
            const isPhoneFront = isShown || line.isFront.phone;
            const [path, stops] = [pathOf(line.gaps, up), stopsOf(line, up)];
            return (
              <g
                key={line.id}
                fill="none"
                className="pointer-events-none"
                opacity={opacityOf(line, index, shown)}
              >
                <title>{line.name}</title>
                {isFront ? (
                  <g
                    className={isPhoneFront ? undefined : "max-md:hidden"}
                    stroke={colourOf(line)}
                    strokeWidth={isShown ? 4 : lineWidths[rankIn(line, index)]}
                  >
                    <path
                      d={path}
                      vectorEffect="non-scaling-stroke"
                      strokeLinejoin="round"
                      strokeDasharray={dashOf(line)}
                    />
                    <path d={stops} vectorEffect="non-scaling-stroke" strokeWidth="6" strokeLinecap="round" />
                  </g>
                ) : null}
                {isPhoneFront ? null : (
                  <path
                    className={isFront ? "md:hidden" : undefined}
                    d={path}
                    stroke={behindColour}
                    vectorEffect="non-scaling-stroke"
                    strokeLinejoin="round"
                  />
                )}
              </g>
            );
          })
          .toReversed()}
      </Plane>
      {lines.map((line) => {
        const lap = line.gaps.findLastIndex((gap) => gap !== null) + 1;
        const y = shareFromTop(range, up * (line.gaps[lap - 1] ?? 0)) * height;
        if (line.toTheFlag || lap === 0 || y > height) return null;
        return (
          <svg key={line.id} x={lapEnd(lap, laps)} y={y} className="pointer-events-none overflow-visible">
            <path
              className={isBehind(line, shown) ? "stroke-soft" : "stroke-ink"}
              strokeWidth="1.75"
              d={crossPath}
            >
              <title>{line.name}</title>
            </path>
            <text
              className={`outlined stroke-surface font-semibold ${isBehind(line, shown) ? "fill-soft" : "fill-ink"}`}
              x={lap > lateShare * laps ? -8 : 8}
              y="4"
              textAnchor={lap > lateShare * laps ? "end" : "start"}
            >
              {line.code}
            </text>
          </svg>
        );
      })}
    </>
  );
}

/** About how wide the drawing is, in pixels, and on a phone. */
export const usualWidth = 900;
export const phoneWidth = 230;

/** Pixels that a name on a line needs around it, to lines in front and to those behind. */
const nameRoom = { front: 15, behind: 10 };

/** Pixels before the end of the drawing that have no name on a line: it stands beside its end. */
const endRoom = 60;

/**
 * Where the line of each car in front has most room for its letters: colours that are near tell nobody apart. Null for a
 * line without such a place.
 */
export function namesOnLines({
  lines,
  laps,
  range,
  up,
}: Omit<LinesProps, "shown">): Array<{ line: DrawnGaps; lap: number; y: number } | null> {
  const all = lines.map((line) => ({
    line,
    isFront: line.isFront.wide,
    heights: line.gaps.map((gap) => (gap === null ? null : shareFromTop(range, up * gap) * height)),
  }));
  // The letters beside the crosses of retirements.
  const taken = all.flatMap(({ line: { toTheFlag }, heights }) => {
    const lap = heights.findLastIndex((y) => y !== null) + 1;
    return toTheFlag || lap === 0
      ? []
      : { x: (lap / laps) * usualWidth + nameRoom.front, y: heights[lap - 1] ?? 0 };
  });
  /** How many laps half a name covers. */
  const half = Math.max(1, Math.round((nameRoom.front / usualWidth) * laps));
  return all.flatMap((own) => {
    const { line, isFront, heights } = own;
    if (!isFront) return [];
    // Over the first line of the gap to the leader stand the leaders.
    const places = heights.flatMap((y, index) => {
      const x = ((index + 1) / laps) * usualWidth;
      if (
        y === null ||
        y < 2 * nameRoom.front ||
        y > height - nameRoom.front ||
        index <= half ||
        index >= laps - half - 1 ||
        x > usualWidth - endRoom
      )
        return [];
      const room = Math.min(
        ...all.flatMap((other) => {
          const near = other.heights.slice(index - half, index + half + 1).filter((each) => each !== null);
          if (other === own || near.length === 0) return [];
          // Between them too: a steep line crosses a name without ending a lap there.
          const distance = Math.max(0, Math.min(...near) - y, y - Math.max(...near));
          return other.isFront ? distance : (distance * nameRoom.front) / nameRoom.behind;
        }),
        ...taken.map((other) => Math.hypot(other.x - x, other.y - y) / 2),
        // Where a line is steep its name would hang beside it.
        ...[index - half, index + half].map((at) => 3 * nameRoom.front - Math.abs((heights[at] ?? y) - y)),
      );
      return [{ lap: index + 1, x, y, room }];
    });
    const best = places.reduce<(typeof places)[number] | null>(
      (before, each) => (before === null || each.room > before.room ? each : before),
      null,
    );
    if (best === null || best.room < nameRoom.front) return [null];
    taken.push(best);
    return [{ line, lap: best.lap, y: best.y }];
  });
}

/** The letters of those in front on their lines; on a phone they would cover the laps that they name. */
export function NamesOnLines({ shown, lines, laps, range, up }: LinesProps) {
  // The cursor renders it anew at each step.
  const places = useMemo(() => namesOnLines({ lines, laps, range, up }), [lines, laps, range, up]);
  return (
    <g className="max-md:hidden">
      {places.map((place) =>
        place === null ? null : (
          <text
            key={place.line.id}
            className={`outlined pointer-events-none stroke-surface font-semibold [text-anchor:middle] ${isBehind(place.line, shown) ? "fill-soft" : "fill-ink"}`}
            x={lapEnd(place.lap, laps)}
            y={place.y}
            dy="4"
          >
            {place.line.code}
          </text>
        ),
      )}
    </g>
  );
}

/** The cross of a retirement. */
export const crossPath = "M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5";

/** How strong a line is beside the one that stands out; the winner's is what that one is compared with. */
function opacityOf(line: DrawnGaps, index: number, shown: string | null): number | undefined {
  if (!isBehind(line, shown)) return undefined;
  return index === 0 ? 0.65 : 0.3;
}

/** Whether another line stands out. */
function isBehind({ id }: DrawnGaps, shown: string | null): boolean {
  return shown !== null && id !== shown;
}

/** The line's path; it breaks where a lap's end was not timed, and leaves out what lies outside the drawing. */
function pathOf(gaps: ReadonlyArray<number | null>, up: 1 | -1): string {
  const runs: Array<Array<readonly [number, number]>> = [];
  for (const [index, gap] of gaps.entries()) {
    if (gap === null) continue;
    const point = [index + 1, -up * gap] as const;
    if ((gaps[index - 1] ?? null) === null) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs.map(linePath).join("");
}

/** A dot, as a line of no length, at the end of each lap at which the car came in. */
function stopsOf({ gaps, stops }: DrawnGaps, up: 1 | -1): string {
  return stops
    .flatMap((lap) => {
      const gap = gaps[lap - 1] ?? null;
      return gap === null ? [] : [`M${lap} ${-up * gap}h0`];
    })
    .join("");
}

/** How the name of a line is written: beside another that stands out, none but the winner's is in front. */
function nameRank(line: DrawnGaps, index: number, shown: string | null): Rank {
  const rank = rankIn(line, index);
  if (line.id === shown) return rank === "rest" ? "next" : rank;
  return isBehind(line, shown) && index > 0 ? "rest" : rank;
}

/** Where the line of a car that ran to the flag ends, in pixels from the top; null for a car that did not. */
function endHeight({ gaps, toTheFlag }: DrawnGaps, range: Range, up: 1 | -1): number | null {
  const gap = gaps.findLast((each) => each !== null) ?? null;
  return gap === null || !toTheFlag ? null : Math.max(0, shareFromTop(range, up * gap) * height);
}

/** Pixels between a name and the end of its line that nobody takes for another line's. */
const leastLead = 4;

/**
 * The names beside the ends of the lines with their gaps, none over another; letters alone on a phone, whose lines need
 * the room. Whose line ends beyond the edge has a name only while it stands out, at the foot: the others would push names
 * away from their lines (`beyondText`). Who retired has no place there (`outText`).
 */
export function GapNames({ lines, laps, range, up, shown }: LinesProps) {
  const ends = lines.flatMap((line, index) => {
    const y = endHeight(line, range, up);
    if (y === null || (y > height && line.id !== shown)) return [];
    return [{ line, index, isInside: y <= height, y: Math.min(y, height) }];
  });
  const heights = spread(
    ends.map(({ y }) => y),
    height - 8,
    (at) => labelDistance(ends[at]?.index ?? 0),
  );
  return (
    <svg height={height} className="col-start-3 row-start-2 w-full overflow-visible" aria-hidden="true">
      {ends.map(({ line, index, isInside, y }, at) => {
        const isShown = line.id === shown;
        const rank = nameRank(line, index, shown);
        return (
          <g
            key={line.id}
            className={`${nameClasses[rank]} ${isShown || line.isFront.phone ? "" : "max-md:fill-soft max-md:font-normal"}`}
          >
            {isInside && (line.gaps[laps - 1] ?? null) !== null
              ? (["wide", "phone"] as const).map((on) => (
                  <g
                    key={on}
                    className={on === "phone" ? "md:hidden" : "max-md:hidden"}
                    opacity={opacityOf(line, index, shown)}
                  >
                    <EndDot line={line} y={y} isPale={!line.isFront[on] && !isShown} />
                  </g>
                ))
              : null}
            {isInside && Math.abs((heights[at] ?? y) - y) > leastLead ? (
              // Where others push a name off the end of its line, it is joined to it.
              <path
                className="stroke-line-strong"
                d={linePath([
                  [4, y],
                  [10, heights[at] ?? y],
                ])}
              />
            ) : null}
            <LineBar x={10} y={heights[at] ?? 0} line={line} rank={rank} />
            <text x="18" y={(heights[at] ?? 0) + 4}>
              <tspan className="max-md:hidden">
                {lastName(line.name)} {endOf(line, laps)}
              </tspan>
              <tspan className="md:hidden">{line.code}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type LineBarProps = Pick<ComponentProps<typeof NameBar>, "x" | "y" | "rank"> & { line: DrawnGaps };

/** The bar before a name, in the colour of its line. */
function LineBar({ line, rank = "next", ...place }: LineBarProps) {
  return <NameBar {...place} colour={line.look.colour} second={dashOf(line) !== undefined} rank={rank} />;
}

/** Where a line ends at the flag: hollow for the second of a team. That of a lapped car ends laps before. */
function EndDot({ line, y, isPale }: { line: DrawnGaps; y: number; isPale: boolean }) {
  if (isPale) return <circle cy={y} r="2.5" fill={behindColour} />;
  return (
    <circle
      cy={y}
      r="3.5"
      fill={dashOf(line) === undefined ? line.look.colour : "var(--color-surface)"}
      stroke={colourOf(line)}
      strokeWidth="2"
    />
  );
}

/** What stands behind the name of a car that ran to the flag: its gap there, the laps behind, or the word for no place. */
export function endOf({ gaps, result }: Pick<DrawnGaps, "gaps" | "result">, laps: number): string {
  const gap = gaps[laps - 1] ?? null;
  const last = gaps.findLastIndex((each) => each !== null) + 1;
  if (result !== null && !/^\d/.test(result)) return result;
  if (gap === null) return `+${formatCount(laps - last, "lap")}`;
  return gap === 0 ? "" : formatGap(Math.abs(gap));
}

/** Who ended further back than the drawing reaches: "Bearman +1:01.303, Tsunoda +1 lap"; null for nobody. */
export function beyondText({ lines, laps, range, up }: Omit<LinesProps, "shown">): string | null {
  const beyond = lines
    .filter((line) => (endHeight(line, range, up) ?? 0) > height)
    .map((line) => `${lastName(line.name)} ${endOf(line, laps)}`);
  return beyond.length === 0 ? null : beyond.join(", ");
}

/**
 * Who did not run to the flag, by themselves: among the names at the ends they would be read as gaps. "Lawson (lap 46),
 * Doohan (lap 1), Hadjar (DNS)"; null for nobody.
 */
export function outText(lines: ReadonlyArray<DrawnGaps>): string | null {
  const out = lines
    .filter(({ toTheFlag }) => !toTheFlag)
    .map(({ name, gaps, result }) => {
      const last = gaps.findLastIndex((gap) => gap !== null) + 1;
      const when = result === "DNF" || last > 0 ? `lap ${Math.max(1, last)}` : null;
      const why = result === "DNF" ? null : result;
      return `${lastName(name)} (${[why, when].filter((part) => part !== null).join(" ")})`;
    });
  return out.length === 0 ? null : out.join(", ");
}
