import { Link } from "@tanstack/react-router";
import { type RowedLine, textIn } from "./bump.ts";

type BumpNamesProps = {
  label: string;
  /** Those of one stage, from its first row down. */
  lines: ReadonlyArray<RowedLine>;
  stage: number;
  /** The id of the line that the address picks, and of the one that stands out. */
  picked: string | null;
  shown: string | null;
  onPoint: (id: string | null) => void;
};

/** The names at one end of a bump chart, each in the row of its line: a link picks the line, and again lets it go. */
export function BumpNames({ label, lines, stage, picked, shown, onPoint }: BumpNamesProps) {
  return (
    <ol className="bump-names" aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <Link
            to="."
            search={(before) => ({ ...before, highlight: line.id === picked ? undefined : line.id })}
            replace
            resetScroll={false}
            preload={false}
            aria-current={line.id === picked ? "true" : undefined}
            data-shown={line.id === shown || undefined}
            title={line.name}
            onMouseEnter={() => onPoint(line.id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line.id)}
            onBlur={() => onPoint(null)}
          >
            <b>{textIn(line, stage)}</b>
            <span>{line.name}</span>
            <abbr aria-hidden="true">{line.short}</abbr>
          </Link>
        </li>
      ))}
    </ol>
  );
}
