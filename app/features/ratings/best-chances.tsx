import type { ReactNode } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { formatPossible } from "#app/text/format.ts";

type BestChancesProps = {
  /** What the chances add up to: "driver of all time". */
  of: string;
  /** The highest chance first; `look` is the class of the team's colour. */
  lines: ReadonlyArray<{ id: string; name: string; best: number; look: string }>;
  /** What changes the chances. */
  children?: ReactNode;
};

/** Who is likely the best of all, and how the whole chance is shared: one bar in the colours of the teams, and names. */
export function BestChances({ of, lines, children }: BestChancesProps) {
  const [first] = lines;
  if (first === undefined) return null;
  const shares = lines.filter(({ best }) => best >= leastDrawn);
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { best }) => sum + best, 0));
  const named = shares.filter(({ best }) => best >= leastNamed);
  const others = 1 - named.reduce((sum, { best }) => sum + best, 0);
  return (
    <section
      aria-labelledby="best-heading"
      className={`team-band mb-5 grid gap-4 rounded-card p-6 shadow-card max-phone:p-4 ${first.look}`}
    >
      <h2 id="best-heading" className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <b className="text-[4rem] leading-[0.85] tracking-[-0.03em] wide:text-[5rem]">
          {formatPossible(first.best)}
        </b>{" "}
        <span className="max-w-150 text-title">
          chance that {first.name} is the best {of}, by this model
        </span>
      </h2>
      <svg className="h-8.5 w-full overflow-visible" aria-hidden="true">
        <rect width="100%" height="34" rx="4" className="fill-line" />
        {shares.map(({ id, best, look }, index) => (
          <rect
            key={id}
            x={`${100 * (starts[index] ?? 0)}%`}
            width={`${100 * best}%`}
            height="34"
            className={`fill-team stroke-surface ${look}`}
            strokeWidth="2"
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-table">
        {named.map(({ id, name, best, look }) => (
          <li key={id} className={`flex items-center gap-2 ${look}`}>
            <TeamBar isLow />
            {name} <b className="font-bold">{formatPossible(best)}</b>
          </li>
        ))}
        {others < leastNamed ? null : (
          <li className="text-soft">
            all others <b className="font-bold">{formatPossible(others)}</b>
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

/** Lower chances are part of what is left; only those of one per cent are named. */
const leastDrawn = 0.005;
const leastNamed = 0.0095;
