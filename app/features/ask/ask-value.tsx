import { Link } from "@tanstack/react-router";
import { lineKey } from "#contract/ask/address.ts";
import type { Measure } from "#contract/ask/question.ts";
import { askValueText } from "#app/data/ask/lines.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { AskedLine } from "./ask-table.tsx";

type ValueProps = {
  measure: Measure;
  row: AskedLine;
  /** Whether it is the way to the races, since it counts them. */
  isWay: boolean;
};

/** A value at the end of its bar, which shows by its colours with which teams it came about. */
export function Value({ measure, row, isWay }: ValueProps) {
  const { percent, value, team, wonWith } = row;
  const text = askValueText(measure, row);
  const said = isWay ? <RacesLink row={row}>{text}</RacesLink> : text;
  if (percent === null) return said;
  const parts = wonWith.length === 0 ? [{ team, wins: Number(value) }] : wonWith;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap max-md:w-30 max-md:justify-end h-5 md:w-80">
      {/* So many hundredths of its room that the longest value still fits beside the longest bar. */}
      <svg
        width={`${percent * barShare}%`}
        viewBox={`0 0 ${Number(value)} 1`}
        preserveAspectRatio="none"
        className="h-2.5 flex-none rounded-[2px]"
        aria-hidden="true"
      >
        {parts.map((part, index) => (
          <rect
            key={part.team?.id ?? index}
            x={parts.slice(0, index).reduce((sum, { wins }) => sum + wins, 0)}
            width={part.wins}
            height="1"
            className={`fill-team ${wonWith.length === 0 ? "" : teamClass(part.team?.id ?? null, part.team?.year)}`}
          />
        ))}
      </svg>
      {said}
    </span>
  );
}

const barShare = 0.65;

/** The way to the races of a line. */
export function RacesLink({ row, children }: { row: AskedLine; children: string }) {
  return (
    <Link
      to="/ask/"
      search={{ ...row.search, line: lineKey(row) }}
      hash="races"
      className="relative whitespace-nowrap underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current max-md:after:absolute max-md:after:-inset-x-3 max-md:after:-inset-y-2"
    >
      {children}
      <span className="sr-only">: races of {row.subject}</span>
    </Link>
  );
}
