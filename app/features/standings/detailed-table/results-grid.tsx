import type { ReactNode } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/ui/format-number.ts";
import type { GridCell } from "./cells.ts";

export type GridRow = {
  id: string;
  position: number | null;
  name: ReactNode;
  /** One for each round run; null where there is nothing to show. */
  cells: ReadonlyArray<GridCell | null>;
  /** Counted points; null where the season's table does not say. */
  points: number | null;
};

type ResultsGridProps = {
  year: number;
  caption: string;
  /** What a row is called. */
  who: string;
  rounds: ReadonlyArray<SeasonRound>;
  rows: ReadonlyArray<GridRow>;
};

/** A season at a glance: a row for each driver or constructor, a column for each round run. */
export function ResultsGrid({ year, caption, who, rounds, rows }: ResultsGridProps) {
  const run = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return (
    <div className="table-frame results-frame">
      <table className="results-grid">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{who}</th>
            {rounds.slice(0, run).map((round) => (
              <th key={round.round} scope="col">
                <RoundLink year={year} round={round} />
              </th>
            ))}
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, position, name, cells, points }) => (
            <tr key={id}>
              <th scope="row">
                <span>{position ?? "–"}</span> {name}
              </th>
              {cells.map((cell, index) => (
                <Cell key={rounds[index]?.round} cell={cell} />
              ))}
              <td>{formatValue(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a round's column; it leads to the results. */
function RoundLink({ year, round: { round, race_name, country } }: { year: number; round: SeasonRound }) {
  return (
    <a href={`/race/${year}/${round}/race/results`} title={race_name} aria-label={`${round} ${race_name}`}>
      <Flag country={country} />
      {round}
    </a>
  );
}

function Cell({ cell }: { cell: GridCell | null }) {
  if (cell === null) return <td>{noValue}</td>;
  const { text, place, marks, below, title } = cell;
  return (
    <td className={place !== null && place <= 3 ? `place-${place}` : undefined} title={title ?? undefined}>
      {text}
      {marks === "" ? null : <sup>{marks}</sup>}
      {below === "" ? null : <small>{below}</small>}
    </td>
  );
}
