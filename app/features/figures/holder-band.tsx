import type { ReactNode } from "react";
import { formatThousands } from "#app/text/format.ts";

type HolderBandProps = {
  /** The name, and a link to its page where it has one. */
  children: ReactNode;
  /** Where and when, and what else there is to say; null for what is not known. */
  beside: ReadonlyArray<string | null>;
  /** The figure as it is read. */
  value: string;
  /** What the figure is a number of: "wins"; "" where it says so itself. */
  unit?: string;
  /** Whether nobody shares it: then it is as large as the page allows. */
  isAlone?: boolean;
  /** True above a list that begins with it: it leaves room for that. */
  isLow?: boolean;
  /** The class of the team in whose colour it stands. */
  className: string;
};

/** Values of more letters are words: an age, a day. */
export const longFigure = 8;

/** Of more letters than this a figure would lie over the name on a phone, as large as others are. */
const wideFigure = 5;

/** Who holds a figure, in the colour of the team, and the figure itself: the largest of a page. */
export function HolderBand({
  children,
  beside,
  value,
  unit = "",
  isAlone = true,
  isLow = false,
  className,
}: HolderBandProps) {
  const isLong = value.length > longFigure;
  return (
    <div
      className={`team-band flex min-w-0 justify-between gap-x-6 gap-y-3 rounded-card shadow-card max-phone:gap-x-3 items-center ${isLow ? "px-6 py-4 max-phone:px-4" : "p-6 max-phone:p-4"} ${isLong ? "flex-wrap" : ""} ${className}`}
    >
      <div className={`grid min-w-0 ${isLow ? "gap-1" : "gap-2"}`}>
        <b
          className={`font-display font-extrabold tracking-[-0.022em] text-team-ink ${isAlone && !isLong && !isLow ? "text-hero max-phone:text-title" : "text-title max-phone:text-[1.25rem]"}`}
        >
          {children}
        </b>
        <span className="text-soft max-phone:text-small">
          {beside
            .filter((part) => part !== null)
            .map((part, index) => (
              <span key={part} className="max-phone:block">
                {index === 0 ? null : <span className="max-phone:hidden"> · </span>}
                {part}
              </span>
            ))}
        </span>
      </div>
      <span className="grid flex-none justify-items-end">
        <b
          className={`${figureClass} ${isLong ? (isAlone ? "text-hero max-phone:text-title" : "text-title") : isAlone && !isLow ? "text-[clamp(3.5rem,8vw,7rem)]" : "text-hero"} ${isAlone && !isLow && !isLong && value.length > wideFigure ? "max-phone:text-hero" : ""}`}
        >
          {value}
        </b>
        {unit === "" ? null : <span className="max-w-36 text-end text-small text-soft">{unit}</span>}
      </span>
    </div>
  );
}

export const figureClass = "flex-none font-display leading-[0.85] font-extrabold tracking-[-0.03em]";

/**
 * By how much the first of a ranking is ahead: "15 more than Michael Schumacher".
 *
 * @returns null where the first place or the second is shared, and where nobody is second
 */
export function leadText([first, second, third]: ReadonlyArray<{ name: string; value: number }>):
  | string
  | null {
  if (first === undefined || second === undefined) return null;
  const isClear = first.value > second.value && second.value !== third?.value;
  return isClear ? `${formatThousands(first.value - second.value)} more than ${second.name}` : null;
}
