import type { ReactNode } from "react";

/** A line of a championship; `name` is who, with what belongs to it. */
export type TopLine = { id: string; position: number | null; name: ReactNode; points: number };

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
        {lines.map(({ id, position, name, points }) => (
          <tr key={id}>
            <td>
              <span className="place" data-place={position}>
                {position ?? "–"}
              </span>
            </td>
            <td>{name}</td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
