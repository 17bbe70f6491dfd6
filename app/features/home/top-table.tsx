import type { ReactNode } from "react";
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

type TopTableProps = { who: string; year: number; lines: ReadonlyArray<TopLine> };

/** The first lines of a championship: place, who, and points, with a bar as long as their share of the leader's. */
export function TopTable({ who, year, lines }: TopTableProps) {
  const most = Math.max(1, ...lines.map(({ points }) => points));
  return (
    <table className="top-table">
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Position" className="no-underline">
              Pos
            </abbr>
          </th>
          <th scope="col">{who}</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, position, teamId, name, aside, points }) => (
          <tr key={id} className={teamClass(teamId, year)}>
            <td>
              <span className="place" data-place={position}>
                {position ?? noValue}
              </span>
            </td>
            <td className="before:me-[0.6rem] before:inline-block before:h-5.5 before:w-1 before:rounded-[2px] before:bg-team before:align-middle before:content-['']">
              {name}
              {aside === null ? null : <small>{aside}</small>}
            </td>
            <td>
              <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * points) / most} height="1" />
              </svg>
              <b>{formatValue(points)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
