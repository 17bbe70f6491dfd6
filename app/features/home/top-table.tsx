import type { ReactNode } from "react";
import { PlaceMark } from "#app/ui/place-mark.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatValue, noValue } from "#app/text/format.ts";

/** A line of a championship. */
export type TopLine = {
  id: string;
  position: number | null;
  name: ReactNode;
  /** Whose colour the line has; null for a driver without a team. */
  teamId: string | null;
  /** What stands beside the name: a driver's team, or an engine; null for nothing. */
  aside: string | null;
  points: number;
};

const headClass = "h-7 text-[0.8125rem] font-normal text-soft";
const cellClass = "h-(--row-height) border-t border-line";
/** On a narrow page, which large text makes of a wide one, names have the room of the bars, and a second line. */
const nameClass =
  "max-w-0 truncate before:me-[0.6rem] before:inline-block before:h-5.5 before:w-1 before:rounded-[2px] before:bg-team before:align-middle before:content-[''] phone:@max-[60rem]/page:whitespace-normal";
const pointsClass = "w-56 text-end whitespace-nowrap max-phone:w-32 phone:@max-[60rem]/page:w-16";

type TopTableProps = { who: string; year: number; lines: ReadonlyArray<TopLine> };

/** The first lines of a championship: place, who, and points, with a bar as long as their share of the leader's. */
export function TopTable({ who, year, lines }: TopTableProps) {
  const most = Math.max(1, ...lines.map(({ points }) => points));
  return (
    <table className="w-full">
      <thead>
        <tr>
          <th scope="col" className={`${headClass} w-10 text-start`}>
            <abbr title="Position" className="no-underline">
              Pos
            </abbr>
          </th>
          <th scope="col" className={`${headClass} text-start`}>
            {who}
          </th>
          <th scope="col" className={`${headClass} ${pointsClass}`}>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, position, teamId, name, aside, points }) => (
          <tr key={id} className={teamClass(teamId, year)}>
            <td className={`${cellClass} w-10`}>
              <PlaceMark place={position}>{position ?? noValue}</PlaceMark>
            </td>
            <td className={`${cellClass} ${nameClass}`}>
              {name}
              {aside === null ? null : (
                <small className="ms-2 text-[0.8125rem] text-soft max-phone:hidden">{aside}</small>
              )}
            </td>
            <td className={`${cellClass} ${pointsClass}`}>
              <svg
                className="me-4 inline-block h-2 w-38 rounded-chip bg-raised fill-team max-phone:w-16 phone:@max-[60rem]/page:hidden"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(100 * points) / most} height="1" />
              </svg>
              <b className="inline-block min-w-10 font-bold">{formatValue(points)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
