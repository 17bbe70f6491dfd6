import type { ReactNode } from "react";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { pairHeadClass } from "./comparison-section.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import "./compare.css";

/** What both are compared by. */
export type MirroredLine = {
  label: string;
  /** The same in short, for a phone and a narrow card. */
  short?: string | undefined;
  /** Each one's value as it is written. */
  texts: readonly [string, string];
  /** By how much the first one's is the better; 0 where neither is, or both are. */
  by: number;
  /** How long each one's bar is, in per cent of its room; null for no bars. */
  shares: readonly [number, number] | null;
  /** True for what the heading speaks of: its values are larger. */
  isLead?: boolean;
};

type MirroredTableProps = {
  caption: ReactNode;
  /** What the names of the lines are. */
  corner: string;
  /** Whose team, in which season, gives a side its colour. */
  sides: readonly [ComparedCar, ComparedCar];
  /** Which of them has hollow bars, as in all that is drawn of more than these two; else the second of one team. */
  hollow?: readonly [boolean, boolean];
  heads: readonly [ReactNode, ReactNode];
  lines: ReadonlyArray<MirroredLine>;
  /** Lines with a heading of their own, below the others. */
  more?: ReadonlyArray<{ title: string; lines: ReadonlyArray<MirroredLine> }>;
};

/**
 * Two side by side, at the foot of a card: both names, and for each line the values outside and bars from its label
 * outwards. In a narrow card the bars meet below their label.
 */
export function MirroredTable({
  caption,
  corner,
  sides,
  hollow: given,
  heads,
  lines,
  more = [],
}: MirroredTableProps) {
  const [one, other] = sides.map(({ team_id, year }) => teamClass(team_id, year));
  const hollow = given ?? ([false, one === other] as const);
  const texts = lines.flatMap((line) => line.texts);
  const looks: Looks = {
    sides: [one, other],
    hollow,
    values:
      lines.some(({ isLead }) => isLead) || Math.max(...texts.map(({ length }) => length)) > 8
        ? "@2xl:w-36"
        : "@2xl:w-24",
  };
  return (
    <div className="@container -mx-4 mt-3 -mb-4 overflow-clip rounded-b-card border-t border-line phone:-mx-5.5 phone:-mb-5">
      <table className="flex w-full flex-wrap text-table">
        {caption}
        <thead className="sticky top-0 z-2 block w-full">
          <tr className="relative grid grid-cols-2">
            <th scope="col" className="sr-only">
              {corner}
            </th>
            <th
              scope="col"
              className={`${pairHeadClass} px-4 text-start phone:px-5.5 ${one} ${hollow[0] ? "border-dashed" : ""}`}
            >
              {heads[0]}
            </th>
            <th
              scope="col"
              className={`${pairHeadClass} px-4 text-end phone:px-5.5 ${other} ${hollow[1] ? "border-dashed" : ""}`}
            >
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody className="block w-full">
          {lines.map((line) => (
            <Line key={line.label} line={line} looks={looks} />
          ))}
        </tbody>
        <Strip groups={more} />
      </table>
    </div>
  );
}

/** What all lines of a table have. */
type Looks = {
  /** The class of each side with the colour of its team. */
  sides: readonly [string | undefined, string | undefined];
  hollow: readonly [boolean, boolean];
  /** The class of how wide values are, so that all bars begin at one line. */
  values: string;
};

type LineProps = { line: MirroredLine; looks: Looks };

function Line({
  line: { label, short, texts, by, shares, isLead = false },
  looks: {
    sides: [one, other],
    hollow,
    values,
  },
}: LineProps) {
  const barClass = `@max-2xl:h-2.5 ${isLead ? "@2xl:h-5" : ""}`;
  return (
    <tr
      className={`grid grid-cols-2 content-center items-center gap-x-1 border-t border-line px-4 phone:px-5.5 ${isLead ? "min-h-14 py-1.5" : "min-h-10 py-1"}`}
    >
      <th
        scope="row"
        className="col-span-full row-start-1 self-start justify-self-center text-small leading-6 font-normal text-soft"
      >
        {short === undefined ? (
          label
        ) : (
          <>
            <span className="@max-2xl:hidden">{label}</span>
            <span className="@2xl:hidden">{short}</span>
          </>
        )}
      </th>
      <td className={`${cellClass} col-start-1 @2xl:pe-20 ${one}`}>
        <Value by={by} side="start" width={values} isLead={isLead}>
          {texts[0]}
        </Value>
        {shares === null ? null : (
          <MirroredBar share={shares[0]} side="start" hollow={hollow[0]} className={barClass} />
        )}
      </td>
      <td className={`${cellClass} col-start-2 text-end @2xl:flex-row-reverse @2xl:ps-20 ${other}`}>
        <Value by={-by} side="end" width={values} isLead={isLead}>
          {texts[1]}
        </Value>
        {shares === null ? null : (
          <MirroredBar share={shares[1]} side="end" hollow={hollow[1]} className={barClass} />
        )}
      </td>
    </tr>
  );
}

type StripProps = { groups: NonNullable<MirroredTableProps["more"]> };

/** Lines without bars: low rows, and in a wide card beside each other, since nothing joins two values at its edges. */
function Strip({ groups }: StripProps) {
  return groups.map(({ title, lines }) => (
    <tbody key={title} className="comparison-strip">
      <tr>
        <th scope="rowgroup" colSpan={3} className="block text-center text-small font-strong">
          {title}
        </th>
      </tr>
      {lines.map(({ label, short, texts, by }) => (
        <tr key={label}>
          <th scope="row" className="text-small font-normal text-soft">
            <LineName label={label} short={short} />
          </th>
          <td>
            <Marked by={by} side="start">
              {texts[0]}
            </Marked>
          </td>
          <td>
            <Marked by={-by} side="end">
              {texts[1]}
            </Marked>
          </td>
        </tr>
      ))}
    </tbody>
  ));
}

/** What a line is called, on a phone in short. */
export function LineName({ label, short }: Pick<MirroredLine, "label" | "short">) {
  if (short === undefined) return label;
  return (
    <>
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{short}</span>
    </>
  );
}

/** Beside its figure a bar in half a page would be too short to tell anything: it stands below it. */
const cellClass = "row-start-1 min-w-0 @2xl:flex @2xl:items-center @2xl:gap-3";

type MarkedProps = {
  /** By how much it is the better; below 0 where the other one is. */
  by: number;
  side: "start" | "end";
  children: string;
};

/** A value in its place beside the bars. */
function Value({ width, isLead, ...marked }: MarkedProps & { width: string; isLead: boolean }) {
  return (
    <span
      className={`block h-6 shrink-0 leading-6 ${isLead ? "font-display text-block font-extrabold md:text-[1.75rem]" : "md:text-[1.0625rem]"} ${width}`}
    >
      <Marked {...marked} />
    </span>
  );
}

/**
 * Only the better one is marked, and the other is soft: of two careers one side would often be red from top to bottom. The
 * numbers of a side are flush, so the mark stands beyond them, towards the label.
 */
function Marked({ by, side, children }: MarkedProps) {
  if (by > 0) return <Best className={side === "start" ? "flex-row-reverse" : ""}>{children}</Best>;
  return by < 0 ? <span className="text-soft">{children}</span> : children;
}

/** The best of those compared, whether that is the highest or the lowest: ▲ would say that it is the higher. */
export function Best({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <b
      className={`comparison-best better inline-flex items-baseline gap-x-1 before:me-0 before:text-small before:content-['✓'_/_'better_'] ${className}`}
    >
      {children}
    </b>
  );
}
