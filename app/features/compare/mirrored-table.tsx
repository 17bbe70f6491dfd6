import type { ReactNode } from "react";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { shareOf } from "#app/ui/compared/compared.tsx";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { pairHeadClass } from "./part.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/** What both are compared by. */
export type MirroredLine = {
  label: string;
  /** Each one's value as it is written. */
  texts: readonly [string, string];
  /** By how much the first one's is the better; 0 where neither is, or both are. */
  by: number;
  /** What the bars are drawn of, of which more is better; null for no bars. */
  sizes: readonly [number, number] | null;
  /** What each size is a part of; absent where that is both together. */
  whole?: number | undefined;
};

type MirroredTableProps = {
  caption: ReactNode;
  /** What the names of the lines are. */
  corner: string;
  /** Whose team, in which season, gives a side its colour. */
  sides: readonly [ComparedCar, ComparedCar];
  heads: readonly [ReactNode, ReactNode];
  lines: ReadonlyArray<MirroredLine>;
};

/** Both sides and their labels between them. */
const pairColumnsClass =
  "grid grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]";

/** Two side by side, at the foot of a card: both names, and for each line the values beside its label and bars outwards. */
export function MirroredTable({ caption, corner, sides, heads, lines }: MirroredTableProps) {
  const [one, other] = sides.map(({ team_id, year }) => teamClass(team_id, year));
  const hollow = one === other;
  return (
    <div className="@container -mx-4 mt-3 -mb-4 overflow-clip rounded-b-card border-t border-line phone:-mx-5.5 phone:-mb-5">
      <table className="block w-full text-table">
        {caption}
        <thead className="block">
          <tr className="relative grid grid-cols-2">
            <th scope="col" className="sr-only">
              {corner}
            </th>
            <th scope="col" className={`${pairHeadClass} text-start ${one}`}>
              {heads[0]}
            </th>
            <th scope="col" className={`${pairHeadClass} text-end ${other} ${hollow ? "border-dashed" : ""}`}>
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {lines.map(({ label, texts, by, sizes, whole }) => {
            const bars = sizes === null ? null : sharesOf(sizes, whole);
            return (
              <tr
                key={label}
                className={`min-h-10.5 items-center gap-x-3 border-t border-line px-4 py-1.5 max-md:gap-x-2 ${pairColumnsClass}`}
              >
                <th
                  scope="row"
                  className="col-start-2 row-start-1 text-center text-small leading-tight font-normal text-soft"
                >
                  {label}
                </th>
                <td className={`${cellClass} col-start-1 text-end @2xl:flex-row-reverse ${one}`}>
                  <Value by={by}>{texts[0]}</Value>
                  {bars === null ? null : (
                    <MirroredBar share={bars[0]} side="start" hollow={false} className="@max-2xl:h-2.5" />
                  )}
                </td>
                <td className={`${cellClass} col-start-3 ${other}`}>
                  <Value by={-by}>{texts[1]}</Value>
                  {bars === null ? null : (
                    <MirroredBar share={bars[1]} side="end" hollow={hollow} className="@max-2xl:h-2.5" />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Both in per cent of a whole, or of both together; null where there is nothing. */
export function sharesOf(
  [one, other]: readonly [number, number],
  whole?: number,
): readonly [number, number] | null {
  if (whole !== undefined) return [(100 * one) / whole, (100 * other) / whole];
  const share = shareOf(one, other);
  return share === null ? null : [share, 100 - share];
}

/** Beside its figure a bar in half a page would be too short to tell anything: it stands below it. */
const cellClass = "row-start-1 min-w-0 @2xl:flex @2xl:items-center @2xl:gap-3";

/** Only the better one is marked: red beside a red team would say nothing. */
function Value({ by, children }: { by: number; children: string }) {
  return (
    <span className="block shrink-0 md:text-[1.0625rem] @2xl:min-w-30">
      {by > 0 ? <b className="better">{children}</b> : children}
    </span>
  );
}
