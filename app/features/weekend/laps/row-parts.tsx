import type { SVGProps } from "react";
import { formatCount } from "#app/text/format.ts";
import { type Bands, lapEnd } from "./lap-parts.tsx";

/** The room that a drawing leaves at its end for what stands where rows end. */
export const rowEndsClass = "pe-18 max-md:pe-11";

type BandEdgesProps = { laps: number; bands: Bands } & Omit<SVGProps<SVGLineElement>, "x1" | "x2">;

/**
 * Where neutralised laps begin and end, as lines: in ink behind bars, which hide the bands, and in black over them, whose
 * colours are the same in both themes.
 */
export function BandEdges({ laps, bands, ...line }: BandEdgesProps) {
  const ends = (bands ?? []).flatMap(({ from_lap, to_lap }) => [from_lap - 1, to_lap]);
  return [...new Set(ends)]
    .filter((lap) => lap > 0 && lap < laps)
    .map((lap) => (
      <line
        key={lap}
        shapeRendering="crispEdges"
        x1={lapEnd(lap, laps)}
        x2={lapEnd(lap, laps)}
        y2="100%"
        {...line}
      />
    ));
}

/**
 * What stands where the row of a car ends before the last lap: "+1 lap", "DNF lap 55"; null for nothing.
 *
 * @param place in the classification, or the word for none; null where neither is known
 * @param driven the laps that it completed
 */
export function rowEndText(place: number | string | null, driven: number, laps: number): string | null {
  if (typeof place === "number") return driven < laps ? `+${formatCount(laps - driven, "lap")}` : null;
  if (driven === 0 || driven >= laps) return place;
  return place === null ? `lap ${driven}` : `${place} lap ${driven}`;
}

type RowEndProps = { text: string | null; driven: number; laps: number; y: number };

/** Words where a car's row ends. Inside an `svg` that does not cut off. */
export function RowEnd({ text, driven, laps, y }: RowEndProps) {
  return text === null ? null : (
    <text
      className="fill-soft stroke-surface text-[0.75rem] outlined"
      x={lapEnd(driven, laps)}
      dx="6"
      y={y}
      dy="4"
    >
      {text}
    </text>
  );
}
