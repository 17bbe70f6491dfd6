import type { GridRow } from "./results-grid.tsx";

/** What stands for whom was not placed. */
const words: Readonly<Record<string, string>> = {
  DNF: "did not finish",
  NC: "not classified",
  DSQ: "disqualified",
  EX: "excluded",
  DNS: "did not start",
  DNQ: "did not qualify",
  DNPQ: "did not prequalify",
  DNP: "did not practise",
};

type GridLegendProps = {
  rows: ReadonlyArray<GridRow>;
  /** What the numbers and the small line below them are. */
  below: string;
};

/** What the marks and words of a grid mean: only those that occur in it. */
export function GridLegend({ rows, below }: GridLegendProps) {
  const said = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.text, ...cell.below.split(" ")] : []))),
  );
  return (
    <dl className="grid-legend">
      <div>
        <dt>P</dt>
        <dd>grid slot 1</dd>
      </div>
      <div>
        <dt>F</dt>
        <dd>fastest lap</dd>
      </div>
      {Object.entries(words).map(([word, meaning]) =>
        said.has(word) ? (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ) : null,
      )}
      <div>
        <dd>{below} Source: F1DB.</dd>
      </div>
    </dl>
  );
}
