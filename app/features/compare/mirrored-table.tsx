import type { ReactNode } from "react";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { pairHeadClass } from "./comparison-section.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/** What both are compared by. */
export type MirroredLine = {
  label: string;
  /** The same in short, for a phone. */
  short?: string | undefined;
  /** Each one's value as it is written. */
  texts: readonly [string, string];
  /** By how much the first one's is the better; 0 where neither is, or both are. */
  by: number;
  /** True where the lower value is the better. */
  isLow?: boolean;
  /** How long each one's bar is, in per cent of its room; null for no bars. */
  shares: readonly [number, number] | null;
};

type MirroredTableProps = {
  caption: ReactNode;
  /** What the names of the lines are. */
  corner: string;
  /** Whose team, in which season, gives a side its colour. */
  sides: readonly [ComparedCar, ComparedCar];
  heads: readonly [ReactNode, ReactNode];
  lines: ReadonlyArray<MirroredLine>;
  /** Lines with a heading of their own, below the others. */
  more?: ReadonlyArray<{ title: string; lines: ReadonlyArray<MirroredLine> }>;
};

/**
 * Two side by side, at the foot of a card: both names, and for each line the values outside and bars from its label
 * outwards. In a narrow card the bars meet below their label.
 */
export function MirroredTable({ caption, corner, sides, heads, lines, more = [] }: MirroredTableProps) {
  const [one, other] = sides.map(({ team_id, year }) => teamClass(team_id, year));
  const hollow = one === other;
  return (
    <div className="@container -mx-4 mt-3 -mb-4 overflow-clip rounded-b-card border-t border-line phone:-mx-5.5 phone:-mb-5">
      <table className="block w-full text-table">
        {caption}
        <thead className="sticky top-0 z-2 block">
          <tr className="relative grid grid-cols-2">
            <th scope="col" className="sr-only">
              {corner}
            </th>
            <th scope="col" className={`${pairHeadClass} px-4 text-start phone:px-5.5 ${one}`}>
              {heads[0]}
            </th>
            <th
              scope="col"
              className={`${pairHeadClass} px-4 text-end phone:px-5.5 ${other} ${hollow ? "border-dashed" : ""}`}
            >
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {lines.map((line) => (
            <Line key={line.label} line={line} looks={[one, other]} hollow={hollow} />
          ))}
        </tbody>
        {more.map((group) => (
          <tbody key={group.title} className="block">
            <tr className="block border-t border-line bg-raised px-4 py-1.5 text-center">
              <th scope="rowgroup" colSpan={3} className="block text-center text-small font-strong">
                {group.title}
              </th>
            </tr>
            {group.lines.map((line) => (
              <Line
                key={line.label}
                line={line}
                looks={[one, other]}
                hollow={hollow}
                isLow={group.lines.every(({ shares }) => shares === null)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type LineProps = {
  line: MirroredLine;
  /** The class of each side with the colour of its team. */
  looks: readonly [string | undefined, string | undefined];
  hollow: boolean;
  /** True in a group without any bars, which need the height. */
  isLow?: boolean;
};

function Line({
  line: { label, short, texts, by, isLow: isLower = false, shares },
  looks: [one, other],
  hollow,
  isLow = false,
}: LineProps) {
  return (
    <tr
      className={`grid grid-cols-2 content-center items-center gap-x-1 border-t border-line px-4 phone:px-5.5 ${isLow ? "min-h-9 py-0.5" : "min-h-10.5 py-1.5"}`}
    >
      <th
        scope="row"
        className="col-span-full row-start-1 self-start justify-self-center text-small leading-6 font-normal text-soft"
      >
        <LineName label={label} short={short} />
      </th>
      <td
        className={`${cellClass} col-start-1 @2xl:pe-20 ${shares === null ? "@2xl:justify-end" : ""} ${one}`}
      >
        <Value isBetter={by > 0} isLower={isLower} isBeside={shares === null}>
          {texts[0]}
        </Value>
        {shares === null ? null : (
          <MirroredBar share={shares[0]} side="start" hollow={false} className="@max-2xl:h-2.5" />
        )}
      </td>
      <td
        className={`${cellClass} col-start-2 text-end @2xl:flex-row-reverse @2xl:ps-20 ${shares === null ? "@2xl:justify-end" : ""} ${other}`}
      >
        <Value isBetter={by < 0} isLower={isLower} isBeside={shares === null}>
          {texts[1]}
        </Value>
        {shares === null ? null : (
          <MirroredBar share={shares[1]} side="end" hollow={hollow} className="@max-2xl:h-2.5" />
        )}
      </td>
    </tr>
  );
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

type ValueProps = {
  isBetter: boolean;
  isLower: boolean;
  /** True where it stands right beside its label. */
  isBeside: boolean;
  children: string;
};

/** Only the better one is marked: of two careers one side would often be red from top to bottom. */
function Value({ isBetter, isLower, isBeside, children }: ValueProps) {
  return (
    <span className={`block h-6 shrink-0 leading-6 md:text-[1.0625rem] ${isBeside ? "" : "@2xl:min-w-30"}`}>
      {isBetter && isLower ? (
        <Lower>{children}</Lower>
      ) : (
        <Compared by={isBetter ? 1 : 0}>{children}</Compared>
      )}
    </span>
  );
}

/** The better value where that is the lower one: ▲ would say that it is the higher. */
export function Lower({ children }: { children: string }) {
  return (
    <b className="whitespace-nowrap text-better">
      <span className="text-small" aria-hidden="true">
        ✓{" "}
      </span>
      <span className="sr-only">better </span>
      {children}
    </b>
  );
}
