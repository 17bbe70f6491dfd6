import { memo, useId } from "react";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { bandClasses, type Bands, lapSpan } from "../laps/lap-parts.tsx";
import { Hatch, rowHeight } from "../laps/row-parts.tsx";
import { timedStint } from "../stints/stint-lines.ts";
import { TyreBars } from "../stints/stint-parts.tsx";
import { stopLaps } from "./lap-gaps.ts";
import { bandOn, fastestLaps, personalBestLap, type Tone, tones, type ToneRow } from "./lap-tones.ts";

/** The class that gives a lap its colour (weekend.css). */
export function toneClass(tone: Tone): string {
  return `tone-${tone}`;
}

/** What laps are coloured by. */
export type ColouredBy = "pace" | "tyres";

/** Where the cells of laps lie in a row of this height, as shares of it: over most of it, or below the bar of a stint. */
export const lanes = {
  pace: { height: rowHeight, from: ".1", share: ".8" },
  tyres: { height: 42, from: ".62", share: ".26" },
} as const;

type LapCellsProps = { by: ColouredBy; rows: ReadonlyArray<ToneRow>; laps: number; bands: Bands };

/** All that is drawn of the laps; what the cursor points at does not render it. */
export const LapCells = memo(function LapCells({ by, rows, laps, bands }: LapCellsProps) {
  return (
    <>
      <Plane x={{ from: 0, to: laps }} y={{ from: -rows.length, to: 0 }}>
        <g className="pointer-events-none">
          <PaceCells by={by} rows={rows} bands={bands} />
          {by === "pace" ? (
            <>
              <LapLines rows={rows} laps={laps} />
              <PitVisits rows={rows} />
            </>
          ) : null}
        </g>
      </Plane>
      {by === "tyres" ? <Tyres rows={rows} laps={laps} /> : <BestLaps rows={rows} laps={laps} />}
    </>
  );
});

/** The stints of each car over the cells of its laps. */
function Tyres({ rows, laps }: Pick<LapCellsProps, "rows" | "laps">) {
  const hatch = useId();
  return (
    <g className="pointer-events-none">
      <Hatch id={hatch} className="fill-black/30" />
      {rows.map(({ driver, line }, row) => (
        <svg key={driver.driver_id} className="overflow-visible" y={row * lanes.tyres.height}>
          <TyreBars line={tyreLine(line)} laps={laps} hatch={hatch} />
        </svg>
      ))}
    </g>
  );
}

/** The stints and stops of a car as the bars of stints draw them. */
export function tyreLine(line: ToneRow["line"]) {
  return {
    stints: line.stints.map(timedStint),
    stops: stopLaps(line).map((lap) => ({ lap, seconds: null, penalty: null })),
    passes: [],
  };
}

/** A diamond at each car's quickest lap: filled at the quickest of all, whose cell is the only one of its colour. */
function BestLaps({ rows, laps }: Pick<LapCellsProps, "rows" | "laps">) {
  const fastest = fastestLaps(rows);
  return rows.map(({ driver, line }, row) => {
    const lap = personalBestLap(line);
    const isFastest = fastest.some((each) => each.row === row);
    return lap === null ? null : (
      <g key={driver.driver_id} className="pointer-events-none">
        {isFastest ? (
          <rect
            className="fill-fastest"
            {...lapSpan(lap, lap, laps)}
            y={(row + 0.1) * rowHeight}
            height={0.8 * rowHeight}
          />
        ) : null}
        <svg
          className={`overflow-visible ${isFastest ? "fill-fastest stroke-surface" : "fill-surface stroke-ink"}`}
          x={percent((lap - 0.5) / laps)}
          y={(row + 0.5) * rowHeight}
        >
          <path
            d={isFastest ? "M0-6.5L5.5 0L0 6.5L-5.5 0Z" : "M0-4L3 0L0 4L-3 0Z"}
            strokeWidth={isFastest ? 1.5 : 1.25}
          />
        </svg>
      </g>
    );
  });
}

/** Laps that follow each other. */
function lapRuns(laps: ReadonlyArray<number>): Array<{ from: number; count: number }> {
  const runs: Array<{ from: number; count: number }> = [];
  for (const lap of laps) {
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.count === lap) last.count++;
    else runs.push({ from: lap, count: 1 });
  }
  return runs;
}

/** Where laps lie that follow each other in one row, as a path. */
function runsPath(laps: ReadonlyArray<number>, row: number, by: ColouredBy): string {
  const { from: top, share } = lanes[by];
  return lapRuns(laps)
    .map(({ from, count }) => `M${from - 1} ${row}${top}h${count}v${share}h-${count}z`)
    .join("");
}

/** The laps of all rows that something is true of, as one path. */
export function lapsPath(
  rows: ReadonlyArray<ToneRow>,
  isOne: (line: ToneRow["line"], lap: number) => boolean,
  by: ColouredBy = "pace",
): string {
  return rows
    .map(({ line }, row) =>
      runsPath(
        line.seconds.flatMap((_, index) => (isOne(line, index + 1) ? index + 1 : [])),
        row,
        by,
      ),
    )
    .join("");
}

function isFree({ neutralised_laps: neutralised }: ToneRow["line"], lap: number): boolean {
  return !neutralised.includes(lap);
}

/** The cells by pace, a path for each colour, neutralised laps in that of their bands; paler than any is a lap without a time. */
function PaceCells({ by, rows, bands }: Omit<LapCellsProps, "laps">) {
  return (
    <>
      <path
        className="fill-raised"
        d={lapsPath(rows, (line, lap) => isFree(line, lap) && (line.tones[lap - 1] ?? null) === null, by)}
      />
      {tones.map((tone) => (
        <path
          key={tone}
          className={`fill-(--tone) ${toneClass(tone)}`}
          d={lapsPath(rows, (line, lap) => isFree(line, lap) && line.tones[lap - 1] === tone, by)}
        />
      ))}
      {(["SC", "VSC", "RED"] as const).map((kind) => (
        <path
          key={kind}
          className={bandClasses[kind]}
          d={lapsPath(rows, (line, lap) => !isFree(line, lap) && bandOn(lap, bands) === kind, by)}
        />
      ))}
    </>
  );
}

/** What parts the laps from each other. */
function LapLines({ rows, laps }: Pick<LapCellsProps, "rows" | "laps">) {
  return (
    <path
      className="stroke-surface"
      strokeWidth="0.75"
      vectorEffect="non-scaling-stroke"
      d={Array.from({ length: laps - 1 }, (_, index) => {
        const last = rows.findLastIndex(({ line }) => line.seconds.length > index + 1);
        return `M${index + 1} 0v${last + 1}`;
      }).join("")}
    />
  );
}

/** The visits to the pit lane. In ink alone they would be lost on cells of that lightness. */
function PitVisits({ rows }: Pick<LapCellsProps, "rows">) {
  const visits = rows.flatMap(({ line }, row) => line.pit_laps.map((lap) => `M${lap} ${row}.1v.8`)).join("");
  return (
    <>
      <path
        className="stroke-surface max-md:stroke-2"
        strokeWidth="4.5"
        vectorEffect="non-scaling-stroke"
        d={visits}
      />
      <path className="stroke-ink stroke-2 max-md:stroke-1" vectorEffect="non-scaling-stroke" d={visits} />
    </>
  );
}
