import { type BumpStage, linesIn, type RowedLine, textIn } from "./bump.ts";

type BumpReadoutProps = {
  lines: ReadonlyArray<RowedLine>;
  stages: ReadonlyArray<BumpStage>;
  /** The stage that the cursor is at; null for none. */
  stage: number | null;
};

/** How many a readout ranks. */
const ranked = 8;

/** The order at the cursor, below the drawing, where a finger does not cover it. */
export function BumpReadout({ lines, stages, stage }: BumpReadoutProps) {
  const here = stage === null ? undefined : stages[stage];
  return (
    <p className="needs-scripts mt-2 min-h-10 text-small text-soft" aria-live="polite">
      {stage === null || here === undefined ? (
        "Point at the drawing or use the arrow keys to read the order at any point."
      ) : (
        <>
          <b className="me-2 text-ink">{here.name}</b>
          {linesIn(lines, stage)
            .slice(0, ranked)
            .map((line) => (
              <span key={line.id} className="me-2 inline-block">
                {textIn(line, stage)} <span className="text-ink">{line.short}</span>
              </span>
            ))}
        </>
      )}
    </p>
  );
}
