import type { ReactNode } from "react";
import { Flag } from "#app/ui/flag/flag.tsx";
import { noValue } from "#app/ui/format-number.ts";

/** A line of a championship. */
export type TopLine = {
  id: string;
  position: number | null;
  country: string;
  name: ReactNode;
  /** What stands beside the name: a driver's team, or an engine; null for nothing. */
  aside: string | null;
  points: number;
};

/** The first lines of a championship: place, who, points. */
export function TopTable({ who, lines }: { who: string; lines: ReadonlyArray<TopLine> }) {
  return (
    <table className="top-table">
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Position">Pos</abbr>
          </th>
          <th scope="col">{who}</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, position, country, name, aside, points }) => (
          <tr key={id}>
            <td>
              <span className="place" data-place={position}>
                {position ?? noValue}
              </span>
            </td>
            <td>
              <Flag country={country} alone />
              {name}
              {aside === null ? null : <small>{aside}</small>}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
