import { formatPossible } from "#app/text/format.ts";

type BestChancesProps = {
  /** What the chances add up to: "driver of all time". */
  of: string;
  /** The highest chance first; `look` is the class of the team's colour. */
  lines: ReadonlyArray<{ id: string; name: string; best: number; look: string }>;
};

/** Who is likely the best of all, in a sentence, and how the whole chance is shared: one bar in the colours of the teams. */
export function BestChances({ of, lines }: BestChancesProps) {
  const [first] = lines;
  if (first === undefined) return null;
  const shares = lines.filter(({ best }) => best >= leastDrawn);
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { best }) => sum + best, 0));
  return (
    <section
      aria-labelledby="best-heading"
      className={`team-band mb-5 grid gap-4 rounded-card p-6 shadow-card max-phone:p-4 ${first.look}`}
    >
      <h2 id="best-heading" className="max-w-200 text-title">
        {`By this model, ${first.name} has a ${formatPossible(first.best)} chance of being the best ${of}`}
      </h2>
      <svg
        className="h-20 w-full overflow-visible"
        role="img"
        aria-label={`Chance of being the best: ${shares.map(({ name, best }) => `${name} ${formatPossible(best)}`).join(", ")}`}
      >
        <rect width="100%" height="34" rx="4" className="fill-line" />
        {shares.map(({ id, name, best, look }, index) => {
          const start = starts[index] ?? 0;
          const x = `${100 * start}%`;
          return (
            <g key={id} className={look}>
              <rect
                x={x}
                width={`${100 * best}%`}
                height="34"
                className="fill-team stroke-surface"
                strokeWidth="2"
              />
              {best < leastLabelled ? null : (
                <g className={best < leastOnPhones ? "max-md:hidden" : ""}>
                  <text x={x} y="56" className="fill-ink text-small font-strong">
                    {name}
                  </text>
                  <text x={x} y="74" className="fill-ink font-display text-[0.9375rem] font-extrabold">
                    {formatPossible(best)}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** Lower chances are part of what is left, and names below them would meet: on a phone sooner. */
const leastDrawn = 0.005;
const leastLabelled = 0.055;
const leastOnPhones = 0.14;
