import { formatCount } from "#app/text/format.ts";
import { medalClasses } from "#app/ui/places.tsx";
import { bandClasses, type Bands, bandsSentence, lapEnd } from "./lap-parts.tsx";

/** Pixels of a row of laps. */
export const rowHeight = 26;

/**
 * The width of the figures at the right of a drawing, with the room before them for what stands where rows end: as much
 * as that needs, of words that begin further left nothing, and on a phone, which needs it for the laps.
 *
 * @param ends what stands where a row ends, and at which share of the race
 * @param hasHead true for figures with a head on a phone too
 */
export function rowEndsClass(
  ends: ReadonlyArray<{ text: string | null; share: number }>,
  hasHead: boolean,
): string {
  const over = Math.max(
    0,
    ...ends.map(({ text, share }) =>
      text === null ? 0 : 6 + letterWidth * text.length - (1 - share) * narrowestWide,
    ),
  );
  const width = over > 14 ? "[--row-figures:5.5rem]" : "[--row-figures:4rem]";
  return `${width} ${hasHead ? "max-md:[--row-figures:2.75rem]" : "max-md:[--row-figures:1.25rem]"}`;
}

/** Pixels of a letter of what stands where rows end, and of the narrowest drawing of laps that is not a phone's. */
const letterWidth = 6.5;
const narrowestWide = 430;

/** What stands over the figures at the right of a drawing, in line with the numbers of the axis. */
export const figureHeadClass = "self-end pb-1.25 text-end text-[0.75rem]/4 text-soft";

/** The width of the names of rows, a phone has letters, with their places before them: in it DSQ stands clear of the team's bar. */
export const rowNamesClass = "[--row-place:2rem] [--row-names:13rem] max-md:[--row-names:4.75rem]";

/** The place before a row's name, or the word for none. */
export function RowPlace({ place }: { place: number | string }) {
  return (
    <span
      className={`grid h-5 w-5 place-items-center rounded-chip font-bold ${typeof place === "number" ? (medalClasses[place - 1] ?? "") : "text-xs text-soft"}`}
    >
      {place}
    </span>
  );
}

/** The keys of a drawing, beside each other on one baseline: one that goes on in a second line moves no other. */
export const keysClass =
  "mt-1 mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 max-md:gap-x-3 text-small text-soft [&>span]:inline-flex [&>span]:items-baseline [&>span]:gap-[0.4rem]";

/** How neutralised laps look, and which they were. */
export function NeutralisedKey({ bands }: { bands: Bands }) {
  return (
    <span>
      {[...new Set(bands?.map(({ kind }) => bandClasses[kind]))].map((fill) => (
        <svg key={fill} className={`h-3.5 w-6 shrink-0 ${fill}`} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      ))}
      {bandsSentence(bands, "Neutralised")}
    </span>
  );
}

/** Stripes to fill with. A drawing of its own, so that every bar can use them. */
export function Hatch({ id, className }: { id: string; className: string }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={className} width="1.5" height="5" />
      </pattern>
    </svg>
  );
}

/**
 * What stands where the row of a car ends before the last lap: "+1 lap", and "lap 55" for one that retired there; null
 * for nothing.
 *
 * @param place in the classification, or the word for none, which stands before the row; null where neither is known
 * @param driven the laps that it completed
 */
export function rowEndText(place: number | string | null, driven: number, laps: number): string | null {
  if (driven === 0 || driven >= laps) return null;
  return typeof place === "number" || place === "NC"
    ? `+${formatCount(laps - driven, "lap")}`
    : `lap ${driven}`;
}

type RowEndProps = { text: string | null; driven: number; laps: number; y: number };

/** True where words find room on a phone between the end of a row and that of the drawing, of some 220 px. */
export function fitsOnPhones(text: string, driven: number, laps: number): boolean {
  return (1 - driven / laps) * 220 >= 6 + letterWidth * text.length;
}

/** Words where a car's row ends, on a phone where they fit beside it. Inside an `svg` that does not cut off. */
export function RowEnd({ text, driven, laps, y }: RowEndProps) {
  return text === null ? null : (
    <text
      className={`fill-soft text-[0.75rem] ${fitsOnPhones(text, driven, laps) ? "" : "max-md:hidden"}`}
      x={lapEnd(driven, laps)}
      dx="6"
      y={y}
      dy="4"
    >
      {text}
    </text>
  );
}
